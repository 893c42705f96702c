import {
  type ColumnSlot,
  lastPageOf,
  type PagePosition,
  type PlacedBlock,
  type PrintBlock,
  placeBlocks,
} from './flow';
import { computeColumnLeft, type PrintArea } from './paper';

const COLUMNS = [0, 1];
const STEP = 4;

/** One column of every page from a position downwards; the rest continues in the same column of the next page. */
export function* iterateColumn(
  area: PrintArea,
  from: Pick<PagePosition, 'page' | 'y'>,
  column: number,
): Generator<ColumnSlot> {
  for (let page = from.page; ; page++)
    yield slotOf(area, page, page === from.page ? from.y : area.top, column);
}

/** Where the columns of one page end. */
interface PageBottom {
  readonly page: number;
  readonly y: number;
}

/** Both columns of every page, the left one first; `bottom` shortens the columns of one page. */
export function* iterateColumns(
  area: PrintArea,
  from: Pick<PagePosition, 'page' | 'y'>,
  bottom?: PageBottom,
  before?: PageBottom,
): Generator<ColumnSlot> {
  for (let page = from.page; ; page++) {
    const end = [bottom, before].find(each => each?.page === page);
    const shown = end ? { ...area, bottom: end.y } : area;
    for (const column of COLUMNS) yield slotOf(shown, page, page === from.page ? from.y : area.top, column);
  }
}

const slotOf = (area: PrintArea, page: number, y: number, column: number): ColumnSlot => ({
  page,
  x: computeColumnLeft(area, column),
  y,
  height: area.bottom - y,
});

/** A last page is filled at least to this share of its height. */
const LEAST = 0.2;

/** Text that ends with a few lines on a page of their own gives that page more of what stands before it. */
const placeWithoutSliver = (
  blocks: readonly PrintBlock[],
  area: PrintArea,
  from: Pick<PagePosition, 'page' | 'y'>,
): readonly PlacedBlock[] => {
  const full = placeBlocks(blocks, iterateColumns(area, from));
  const page = lastPageOf(full);
  const least = (area.bottom - area.top) * LEAST * 2;
  const isSliver = (placed: readonly PlacedBlock[]): boolean => heightOn(placed, page) < least;
  if (page === from.page || !isSliver(full)) return full;
  const top = page - 1 === from.page ? from.y : area.top;
  for (let y = area.bottom - STEP; y > top + (area.bottom - top) / 2; y -= STEP) {
    const moved = placeBlocks(blocks, iterateColumns(area, from, { page: page - 1, y }));
    if (lastPageOf(moved) === page && !isSliver(moved)) return moved;
  }
  return full;
};

/** How much stands on a page, both columns together. */
const heightOn = (placed: readonly PlacedBlock[], page: number): number =>
  placed.reduce((sum, { at, block }) => (at.page === page ? sum + block.height : sum), 0);

/** Where the page before the last was ended, so that the last is balanced with it. */
const bottomBefore = (placed: readonly PlacedBlock[], page: number): PageBottom | undefined => {
  const ends = placed.flatMap(({ at, block }) => (at.page === page - 1 ? [at.y + block.height] : []));
  return ends.length === 0 ? undefined : { page: page - 1, y: Math.max(...ends) };
};

/** Text in two columns, on its last page of about the same length. */
export const placeInColumns = (
  blocks: readonly PrintBlock[],
  area: PrintArea,
  from: Pick<PagePosition, 'page' | 'y'>,
): readonly PlacedBlock[] => {
  const full = placeWithoutSliver(blocks, area, from);
  const page = lastPageOf(full);
  const top = page === from.page ? from.y : area.top;
  const before = bottomBefore(full, page);
  for (let y = top + STEP; y < area.bottom; y += STEP) {
    const balanced = placeBlocks(blocks, iterateColumns(area, from, { page, y }, before));
    if (lastPageOf(balanced) === page && fits(balanced, page, y)) return balanced;
  }
  return full;
};

const fits = (placed: readonly PlacedBlock[], page: number, bottom: number): boolean =>
  placed.every(({ at, block }) => at.page !== page || at.y + block.height <= bottom);
