'use client';

import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Sheet } from '@/lib/game/forms';
import type { Leaving } from './cell-editor';
import { gridDeed, shifted } from './grid-keys';
import {
  type CellAt,
  columnsOf,
  FIRST,
  type Range,
  rowsOf,
  type Size,
  single,
  tabbed,
  within,
} from './range';
import type { Refusal } from './sheet-edits';
import type { SheetDeeds } from './use-sheet';

export interface Grid {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly deeds: SheetDeeds;
  /** With the empty row at the foot, where new entries are written. */
  readonly size: Size;
  readonly range: Range;
  /** What the editor in the present cell begins with; null: it is not open. */
  readonly editing: string | null;
  readonly refusals: readonly Refusal[];
  go(range: Range): void;
  edit(start: string | null): void;
  tell(refusals: readonly Refusal[]): void;
}

const cellIn = (table: HTMLTableElement | null, { row, column }: CellAt): HTMLElement | null | undefined =>
  table?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`);

/** Where one is in the table, and what is being written there. */
export const useGrid = (sheet: Sheet, deeds: SheetDeeds): Grid => {
  const table = useRef<HTMLTableElement>(null);
  const [wish, setWish] = useState<Range>(FIRST);
  const [editing, setEditing] = useState<string | null>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const count = deeds.texts.length;
  const size = { rows: count + (count < (sheet.most ?? Infinity) ? 1 : 0), columns: sheet.columns.length };
  const range = within(size, wish);
  const { row, column } = range.to;
  useEffect(() => {
    const isHere =
      table.current?.contains(document.activeElement) || document.activeElement === document.body;
    if (editing === null && isHere && wish !== FIRST) cellIn(table.current, { row, column })?.focus();
  }, [row, column, editing, wish]);
  return { table, deeds, size, range, editing, refusals, go: setWish, edit: setEditing, tell: setRefusals };
};

/** The rows of the range that are entries; the empty one at the foot is none. */
export const chosenRows = ({ range, deeds }: Grid): readonly number[] =>
  rowsOf(range).filter(row => row < deeds.texts.length);

export const openEditor = ({ deeds, range, edit }: Grid, start: string | null = null): void => {
  if (!deeds.isReadOnly) edit(start ?? deeds.texts[range.to.row]?.[range.to.column] ?? '');
};

/** Keeps what was written, and goes on as the key says. */
export const leaveEditor = (grid: Grid, text: string, leaving: Leaving): void => {
  const { deeds, range, size } = grid;
  const { row, column } = range.to;
  grid.edit(null);
  const isNew = text !== (deeds.texts[row]?.[column] ?? '');
  if (leaving === 'all') grid.tell(deeds.writeAll(range, text));
  else grid.tell(isNew ? deeds.write(range.to, text) : []);
  if (leaving === 'down') grid.go(single({ row: Math.min(row + 1, size.rows), column }));
  else if (leaving === 'next' || leaving === 'back')
    grid.go(tabbed(range, { ...size, rows: size.rows + 1 }, leaving === 'back') ?? range);
  else if (leaving === 'all') grid.go({ ...range });
};

export const moveRows = (grid: Grid, rows: readonly number[], to: number): void => {
  const { deeds, range } = grid;
  if (rows.length === 0 || to < 0 || to + rows.length > deeds.texts.length) return;
  deeds.move(rows, to);
  grid.go(shifted(range, to - (rows[0] ?? 0)));
};

export const onGridKey = (grid: Grid, event: KeyboardEvent): void => {
  if (grid.editing !== null || event.defaultPrevented) return;
  const deed = gridDeed(event, grid.range, grid.size);
  if (!deed) return;
  event.preventDefault();
  if (deed.type === 'go') grid.go(deed.range);
  else if (deed.type === 'edit') openEditor(grid, deed.start);
  else if (grid.deeds.isReadOnly) return;
  else if (deed.type === 'clear') grid.tell(grid.deeds.clear(grid.range));
  else if (deed.type === 'fill-down') grid.deeds.fillDown(grid.range);
  else moveRows(grid, chosenRows(grid), deed.to);
};

/** One cell from the clipboard fills the whole range; a table is laid from its upper left corner on. */
const pasted = ({ deeds, range }: Grid, text: string): readonly Refusal[] => {
  const [row = 0, ...moreRows] = rowsOf(range);
  const [column = 0, ...moreColumns] = columnsOf(range);
  const isSingle = !/[\t\n]/.test(text.trimEnd());
  const isRange = moreRows.length + moreColumns.length > 0;
  return isSingle && isRange ? deeds.writeAll(range, text.trimEnd()) : deeds.paste({ row, column }, text);
};

/** Cut, copy and paste as in a spreadsheet. */
export const clipboardOf = (grid: Grid) => {
  const { deeds, range, editing, tell } = grid;
  const copy = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', deeds.copied(range));
  };
  const isBarred = editing !== null || deeds.isReadOnly;
  return {
    onCopy: (event: ClipboardEvent): void => {
      if (editing === null) copy(event);
    },
    onCut: (event: ClipboardEvent): void => {
      if (isBarred) return;
      copy(event);
      tell(deeds.clear(range));
    },
    onPaste: (event: ClipboardEvent): void => {
      if (isBarred) return;
      event.preventDefault();
      tell(pasted(grid, event.clipboardData.getData('text/plain')));
    },
  };
};
