import type { KeyboardEvent } from 'react';
import { movedBy, type Range, rowsOf, type Size, tabbed } from './range';

/** What a key asks of the table. */
export type GridDeed =
  | { readonly type: 'go'; readonly range: Range }
  | { readonly type: 'edit'; readonly start: string | null }
  | { readonly type: 'clear' }
  | { readonly type: 'fill-down' }
  | { readonly type: 'move-rows'; readonly to: number };

const isCommand = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey;

export const gridDeed = (event: KeyboardEvent, range: Range, size: Size): GridDeed | null => {
  const { key } = event;
  if (event.altKey) return rowStep(key, range);
  if (isCommand(event) && key.toLowerCase() === 'd') return { type: 'fill-down' };
  if (isCommand(event) && key.toLowerCase() === 'a') return { type: 'go', range: everything(size) };
  const gone = key === 'Tab' ? tabbed(range, size, event.shiftKey) : movedBy(range, size, event);
  if (gone) return { type: 'go', range: gone };
  if (isCommand(event)) return null;
  if (key === 'Enter' || key === 'F2') return { type: 'edit', start: null };
  if (key === 'Delete' || key === 'Backspace') return { type: 'clear' };
  return key.length === 1 ? { type: 'edit', start: key } : null;
};

const rowStep = (key: string, range: Range): GridDeed | null => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  const [first = 0] = rowsOf(range);
  return step === undefined || first + step < 0 ? null : { type: 'move-rows', to: first + step };
};

const everything = ({ rows, columns }: Size): Range => ({
  from: { row: 0, column: 0 },
  to: { row: Math.max(0, rows - 1), column: columns - 1 },
});

/** The rows of a range, shifted as a whole. */
export const shifted = ({ from, to }: Range, by: number): Range => ({
  from: { ...from, row: from.row + by },
  to: { ...to, row: to.row + by },
});

export const wholeRow = (row: number, columns: number): Range => ({
  from: { row, column: 0 },
  to: { row, column: columns - 1 },
});
