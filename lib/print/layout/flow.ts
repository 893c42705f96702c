import type { PrintJob } from './print-job';

/** Something printed that is never broken: a line, a row, a heading. */
export interface PrintBlock {
  readonly height: number;
  /** Space above it, except at the top of a column. */
  readonly gap?: number;
  /** It may not stand last in its column. */
  readonly keepWithNext?: boolean;
  /** Printed again above this block where it opens a column: the head of its table. */
  readonly repeats?: PrintBlock;
  readonly paint: (job: PrintJob, at: PagePosition) => void;
}

/** Where a block's upper left corner stands. */
export interface PagePosition {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** A column to be filled. */
export interface ColumnSlot extends PagePosition {
  readonly height: number;
}

export interface PlacedBlock {
  readonly block: PrintBlock;
  readonly at: PagePosition;
}

/** Fills one column after the other, each block below the last, and never parts what must stay together. */
export const placeBlocks = (
  blocks: readonly PrintBlock[],
  slots: Iterator<ColumnSlot>,
): readonly PlacedBlock[] => {
  const placed: PlacedBlock[] = [];
  let slot = nextSlot(slots);
  let used = 0;
  for (const cluster of clustersOf(blocks)) {
    if (used + heightOf(used === 0 ? withRepeatedHead(cluster) : cluster, used) > slot.height) {
      slot = findSlot(cluster, slots);
      used = 0;
    }
    for (const block of used === 0 ? withRepeatedHead(cluster) : cluster) {
      const y = used + (used === 0 ? 0 : (block.gap ?? 0));
      placed.push({ block, at: { page: slot.page, x: slot.x, y: slot.y + y } });
      used = y + block.height;
    }
  }
  return placed;
};

const nextSlot = (slots: Iterator<ColumnSlot>): ColumnSlot => {
  const next = slots.next();
  if (next.done) throw new Error('no column is left for what is still to be printed');
  return next.value;
};

/** Columns on the first page may be short; past this many no column will be long enough. */
const SHORT_COLUMNS = 4;

const findSlot = (cluster: readonly PrintBlock[], slots: Iterator<ColumnSlot>): ColumnSlot => {
  const height = heightOf(withRepeatedHead(cluster), 0);
  let slot = nextSlot(slots);
  for (let tried = 1; height > slot.height && tried < SHORT_COLUMNS; tried++) slot = nextSlot(slots);
  return slot;
};

const clustersOf = (blocks: readonly PrintBlock[]): PrintBlock[][] => {
  const clusters: PrintBlock[][] = [];
  let isOpen = false;
  for (const block of blocks) {
    const last = clusters.at(-1);
    if (isOpen && last) last.push(block);
    else clusters.push([block]);
    isOpen = block.keepWithNext ?? false;
  }
  return clusters;
};

const withRepeatedHead = (cluster: readonly PrintBlock[]): readonly PrintBlock[] => {
  const head = cluster[0]?.repeats;
  return head ? [head, ...cluster] : cluster;
};

const heightOf = (cluster: readonly PrintBlock[], used: number): number =>
  cluster.reduce((height, block, index) => {
    const gap = index === 0 && used === 0 ? 0 : (block.gap ?? 0);
    return height + gap + block.height;
  }, 0);

/** How far down a page its blocks reach. */
export const depthOf = (placed: readonly PlacedBlock[], page: number): number =>
  Math.max(0, ...placed.filter(({ at }) => at.page === page).map(({ at, block }) => at.y + block.height));

export const lastPageOf = (placed: readonly PlacedBlock[]): number =>
  Math.max(0, ...placed.map(({ at }) => at.page));

/** How high blocks stand in one column. */
export const measureStack = (blocks: readonly PrintBlock[]): number => heightOf(blocks, 0);
