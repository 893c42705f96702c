import type { Press } from './page';

/** Something printed that is never broken: a line, a row, a heading. */
export interface Block {
  readonly height: number;
  /** Space above it, except at the top of a column. */
  readonly gap?: number;
  /** It may not stand last in its column. */
  readonly keepWithNext?: boolean;
  /** Printed again above this block where it opens a column: the head of its table. */
  readonly repeats?: Block;
  readonly paint: (press: Press, at: Spot) => void;
}

/** Where a block's upper left corner stands. */
export interface Spot {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** A column to be filled. */
export interface Slot extends Spot {
  readonly height: number;
}

export interface Placed {
  readonly block: Block;
  readonly at: Spot;
}

/** Fills one column after the other, each block below the last, and never parts what must stay together. */
export const placeBlocks = (blocks: readonly Block[], slots: Iterator<Slot>): readonly Placed[] => {
  const placed: Placed[] = [];
  let slot = nextSlot(slots);
  let used = 0;
  for (const cluster of clustersOf(blocks)) {
    if (used + heightOf(used === 0 ? openingOf(cluster) : cluster, used) > slot.height) {
      slot = slotFor(cluster, slots);
      used = 0;
    }
    for (const block of used === 0 ? openingOf(cluster) : cluster) {
      const y = used + (used === 0 ? 0 : (block.gap ?? 0));
      placed.push({ block, at: { page: slot.page, x: slot.x, y: slot.y + y } });
      used = y + block.height;
    }
  }
  return placed;
};

const nextSlot = (slots: Iterator<Slot>): Slot => {
  const next = slots.next();
  if (next.done) throw new Error('no column is left for what is still to be printed');
  return next.value;
};

/** Columns on the first page may be short; past this many no column will be long enough. */
const SHORT_COLUMNS = 4;

const slotFor = (cluster: readonly Block[], slots: Iterator<Slot>): Slot => {
  const height = heightOf(openingOf(cluster), 0);
  let slot = nextSlot(slots);
  for (let tried = 1; height > slot.height && tried < SHORT_COLUMNS; tried++) slot = nextSlot(slots);
  return slot;
};

const clustersOf = (blocks: readonly Block[]): Block[][] => {
  const clusters: Block[][] = [];
  let isOpen = false;
  for (const block of blocks) {
    const last = clusters.at(-1);
    if (isOpen && last) last.push(block);
    else clusters.push([block]);
    isOpen = block.keepWithNext ?? false;
  }
  return clusters;
};

const openingOf = (cluster: readonly Block[]): readonly Block[] => {
  const head = cluster[0]?.repeats;
  return head ? [head, ...cluster] : cluster;
};

const heightOf = (cluster: readonly Block[], used: number): number =>
  cluster.reduce((height, block, index) => {
    const gap = index === 0 && used === 0 ? 0 : (block.gap ?? 0);
    return height + gap + block.height;
  }, 0);

/** How far down a page its blocks reach. */
export const depthOf = (placed: readonly Placed[], page: number): number =>
  Math.max(0, ...placed.filter(({ at }) => at.page === page).map(({ at, block }) => at.y + block.height));

export const lastPageOf = (placed: readonly Placed[]): number =>
  Math.max(0, ...placed.map(({ at }) => at.page));

/** How high blocks stand in one column. */
export const stackHeight = (blocks: readonly Block[]): number => heightOf(blocks, 0);
