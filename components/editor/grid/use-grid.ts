'use client';

import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import {
  type CellPosition,
  type CellRange,
  clampRange,
  columnsOf,
  FIRST_CELL,
  type GridSize,
  rowsOf,
  selectSingleCell,
  stepRangeByTab,
} from '@/lib/editor/entry-tables/cell-range';
import { findGridCommand, shiftRange } from '@/lib/editor/entry-tables/grid-keys';
import type { RefusedCell } from '@/lib/editor/entry-tables/table-edits';
import type { EntryTable } from '@/lib/game/contract/authoring/forms';
import type { EditorExit } from './cell-editor';
import type { SheetActions } from './use-entry-table';

export interface Grid {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly actions: SheetActions;
  /** With the empty row at the bottom, where new entries are typed. */
  readonly size: GridSize;
  readonly range: CellRange;
  /** The text that the cell editor begins with; null: it is not open. */
  readonly editing: string | null;
  readonly refusals: readonly RefusedCell[];
  go(range: CellRange): void;
  edit(start: string | null): void;
  showRefusals(refusals: readonly RefusedCell[]): void;
}

const cellIn = (
  table: HTMLTableElement | null,
  { row, column }: CellPosition,
): HTMLElement | null | undefined => table?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`);

/** The current cell of the table, and what is being typed there. */
export const useGrid = (sheet: EntryTable, actions: SheetActions): Grid => {
  const table = useRef<HTMLTableElement>(null);
  const [request, setRequest] = useState<CellRange>(FIRST_CELL);
  const [editing, setEditing] = useState<string | null>(null);
  const [refusals, setRefusals] = useState<readonly RefusedCell[]>([]);
  const count = actions.texts.length;
  const size = { rows: count + (count < (sheet.most ?? Infinity) ? 1 : 0), columns: sheet.columns.length };
  const range = clampRange(size, request);
  const { row, column } = range.to;
  useEffect(() => {
    const isHere =
      table.current?.contains(document.activeElement) || document.activeElement === document.body;
    if (editing === null && isHere && request !== FIRST_CELL) cellIn(table.current, { row, column })?.focus();
  }, [row, column, editing, request]);
  return {
    table,
    actions: actions,
    size,
    range,
    editing,
    refusals,
    go: setRequest,
    edit: setEditing,
    showRefusals: setRefusals,
  };
};

/** The rows of the range that are entries; the empty one at the bottom is not. */
export const selectedRowsOf = ({ range, actions }: Grid): readonly number[] =>
  rowsOf(range).filter(row => row < actions.texts.length);

export const openEditor = ({ actions, range, edit }: Grid, start: string | null = null): void => {
  if (!actions.isReadOnly) edit(start ?? actions.texts[range.to.row]?.[range.to.column] ?? '');
};

/** Keeps what was typed, and moves on as the key says. */
export const leaveEditor = (grid: Grid, text: string, leaving: EditorExit): void => {
  const { actions, range, size } = grid;
  const { row, column } = range.to;
  grid.edit(null);
  const isNew = text !== (actions.texts[row]?.[column] ?? '');
  if (leaving === 'all') grid.showRefusals(actions.writeAll(range, text));
  else grid.showRefusals(isNew ? actions.write(range.to, text) : []);
  if (leaving === 'down') grid.go(selectSingleCell({ row: Math.min(row + 1, size.rows), column }));
  else if (leaving === 'next' || leaving === 'back')
    grid.go(stepRangeByTab(range, { ...size, rows: size.rows + 1 }, leaving === 'back') ?? range);
  else if (leaving === 'all') grid.go({ ...range });
};

export const moveRows = (grid: Grid, rows: readonly number[], to: number): void => {
  const { actions, range } = grid;
  if (rows.length === 0 || to < 0 || to + rows.length > actions.texts.length) return;
  actions.move(rows, to);
  grid.go(shiftRange(range, to - (rows[0] ?? 0)));
};

export const onGridKey = (grid: Grid, event: KeyboardEvent): void => {
  if (grid.editing !== null || event.defaultPrevented) return;
  const action = findGridCommand(event, grid.range, grid.size);
  if (!action) return;
  event.preventDefault();
  if (action.type === 'go') grid.go(action.range);
  else if (action.type === 'edit') openEditor(grid, action.start);
  else if (grid.actions.isReadOnly) return;
  else if (action.type === 'clear') grid.showRefusals(grid.actions.clear(grid.range));
  else if (action.type === 'fill-down') grid.actions.fillDown(grid.range);
  else moveRows(grid, selectedRowsOf(grid), action.to);
};

/** One cell from the clipboard fills the whole range; a table is laid from its upper left corner on. */
const pasteText = ({ actions, range }: Grid, text: string): readonly RefusedCell[] => {
  const [row = 0, ...moreRows] = rowsOf(range);
  const [column = 0, ...moreColumns] = columnsOf(range);
  const isSingle = !/[\t\n]/.test(text.trimEnd());
  const isRange = moreRows.length + moreColumns.length > 0;
  return isSingle && isRange ? actions.writeAll(range, text.trimEnd()) : actions.paste({ row, column }, text);
};

/** Cut, copy and paste as in a spreadsheet. */
export const makeClipboardHandlers = (grid: Grid) => {
  const { actions, range, editing, showRefusals } = grid;
  const copy = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', actions.copyText(range));
  };
  const isBarred = editing !== null || actions.isReadOnly;
  return {
    onCopy: (event: ClipboardEvent): void => {
      if (editing === null) copy(event);
    },
    onCut: (event: ClipboardEvent): void => {
      if (isBarred) return;
      copy(event);
      showRefusals(actions.clear(range));
    },
    onPaste: (event: ClipboardEvent): void => {
      if (isBarred) return;
      event.preventDefault();
      showRefusals(pasteText(grid, event.clipboardData.getData('text/plain')));
    },
  };
};
