import {
  type ColumnSlot,
  lastPageOf,
  type PagePosition,
  type PlacedBlock,
  type PrintBlock,
  placeBlocks,
} from './flow';
import { columnLeft, type PrintArea } from './paper';

const COLUMNS = [0, 1];
const STEP = 4;

/** One column of every page from a spot downwards; what does not fit goes on in the same column of the next page. */
export function* iterateColumn(
  area: PrintArea,
  from: Pick<PagePosition, 'page' | 'y'>,
  column: number,
): Generator<ColumnSlot> {
  for (let page = from.page; ; page++)
    yield slotOf(area, page, page === from.page ? from.y : area.top, column);
}

/** Both columns of every page, the left one first; `bottom` shortens the columns of one page. */
export function* iterateColumns(
  area: PrintArea,
  from: Pick<PagePosition, 'page' | 'y'>,
  bottom?: { readonly page: number; readonly y: number },
): Generator<ColumnSlot> {
  for (let page = from.page; ; page++) {
    const shown = bottom?.page === page ? { ...area, bottom: bottom.y } : area;
    for (const column of COLUMNS) yield slotOf(shown, page, page === from.page ? from.y : area.top, column);
  }
}

const slotOf = (area: PrintArea, page: number, y: number, column: number): ColumnSlot => ({
  page,
  x: columnLeft(area, column),
  y,
  height: area.bottom - y,
});

/** Text in two columns, on its last page of about the same length. */
export const placeInColumns = (
  blocks: readonly PrintBlock[],
  area: PrintArea,
  from: Pick<PagePosition, 'page' | 'y'>,
): readonly PlacedBlock[] => {
  const full = placeBlocks(blocks, iterateColumns(area, from));
  const page = lastPageOf(full);
  const top = page === from.page ? from.y : area.top;
  for (let y = top + STEP; y < area.bottom; y += STEP) {
    const balanced = placeBlocks(blocks, iterateColumns(area, from, { page, y }));
    if (lastPageOf(balanced) === page && fits(balanced, page, y)) return balanced;
  }
  return full;
};

const fits = (placed: readonly PlacedBlock[], page: number, bottom: number): boolean =>
  placed.every(({ at, block }) => at.page !== page || at.y + block.height <= bottom);
