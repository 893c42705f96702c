import type { KeyStroke } from '../commands/key-chord';
import { type CellRange, type GridSize, moveRange, rowsOf, stepRangeByTab } from './cell-range';

/** The table command of a key. */
export type GridCommand =
  | { readonly type: 'go'; readonly range: CellRange }
  | { readonly type: 'edit'; readonly start: string | null }
  | { readonly type: 'clear' }
  | { readonly type: 'fill-down' }
  | { readonly type: 'move-rows'; readonly to: number };

const hasCommandKey = ({ ctrlKey, metaKey }: KeyStroke): boolean => ctrlKey || metaKey;

export const findGridCommand = (event: KeyStroke, range: CellRange, size: GridSize): GridCommand | null => {
  const { key } = event;
  if (event.altKey) return findRowMove(key, range);
  if (hasCommandKey(event) && key.toLowerCase() === 'd') return { type: 'fill-down' };
  if (hasCommandKey(event) && key.toLowerCase() === 'a') return { type: 'go', range: wholeTable(size) };
  const gone = key === 'Tab' ? stepRangeByTab(range, size, event.shiftKey) : moveRange(range, size, event);
  if (gone) return { type: 'go', range: gone };
  if (hasCommandKey(event)) return null;
  if (key === 'Enter' || key === 'F2') return { type: 'edit', start: null };
  if (key === 'Delete' || key === 'Backspace') return { type: 'clear' };
  return key.length === 1 ? { type: 'edit', start: key } : null;
};

const findRowMove = (key: string, range: CellRange): GridCommand | null => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  const [first = 0] = rowsOf(range);
  return step === undefined || first + step < 0 ? null : { type: 'move-rows', to: first + step };
};

const wholeTable = ({ rows, columns }: GridSize): CellRange => ({
  from: { row: 0, column: 0 },
  to: { row: Math.max(0, rows - 1), column: columns - 1 },
});

/** The rows of a range, shifted as a whole. */
export const shiftRange = ({ from, to }: CellRange, by: number): CellRange => ({
  from: { ...from, row: from.row + by },
  to: { ...to, row: to.row + by },
});

export const selectWholeRow = (row: number, columns: number): CellRange => ({
  from: { row, column: 0 },
  to: { row, column: columns - 1 },
});
