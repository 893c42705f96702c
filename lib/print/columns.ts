import { type Block, lastPageOf, type Placed, placeBlocks, type Slot, type Spot } from './flow';
import { type Area, columnLeft } from './paper';

const COLUMNS = [0, 1];
const STEP = 4;

/** One column of every page from a spot downwards; what does not fit goes on in the same column of the next page. */
export function* oneColumn(area: Area, from: Pick<Spot, 'page' | 'y'>, column: number): Generator<Slot> {
  for (let page = from.page; ; page++)
    yield slotOf(area, page, page === from.page ? from.y : area.top, column);
}

/** Both columns of every page, the left one first; `bottom` shortens the columns of one page. */
export function* bothColumns(
  area: Area,
  from: Pick<Spot, 'page' | 'y'>,
  bottom?: { readonly page: number; readonly y: number },
): Generator<Slot> {
  for (let page = from.page; ; page++) {
    const shown = bottom?.page === page ? { ...area, bottom: bottom.y } : area;
    for (const column of COLUMNS) yield slotOf(shown, page, page === from.page ? from.y : area.top, column);
  }
}

const slotOf = (area: Area, page: number, y: number, column: number): Slot => ({
  page,
  x: columnLeft(area, column),
  y,
  height: area.bottom - y,
});

/** Text in two columns, on its last page of about the same length. */
export const placeInColumns = (
  blocks: readonly Block[],
  area: Area,
  from: Pick<Spot, 'page' | 'y'>,
): readonly Placed[] => {
  const full = placeBlocks(blocks, bothColumns(area, from));
  const page = lastPageOf(full);
  const top = page === from.page ? from.y : area.top;
  for (let y = top + STEP; y < area.bottom; y += STEP) {
    const balanced = placeBlocks(blocks, bothColumns(area, from, { page, y }));
    if (lastPageOf(balanced) === page && fits(balanced, page, y)) return balanced;
  }
  return full;
};

const fits = (placed: readonly Placed[], page: number, bottom: number): boolean =>
  placed.every(({ at, block }) => at.page !== page || at.y + block.height <= bottom);
