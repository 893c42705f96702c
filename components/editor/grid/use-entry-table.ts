'use client';

import { useMemo } from 'react';
import { useSay } from '@/components/words/use-say';
import { type CellPosition, type CellRange, columnsOf, rowsOf } from '@/lib/editor/entry-tables/cell-range';
import { formatCell } from '@/lib/editor/entry-tables/cell-values';
import {
  addRow,
  type CellValue,
  duplicateRows,
  entriesOf,
  fillDownValues,
  moveSheetRows,
  type RefusedCell,
  readCells,
  removeRows,
  setCells,
} from '@/lib/editor/entry-tables/table-edits';
import { type Cells, readTsv, writeTsv } from '@/lib/editor/entry-tables/tsv';
import { nameHistoryStep } from '@/lib/editor/session/state';
import type { EntryTable } from '@/lib/game/contract/authoring/forms';
import { useStudio, useStudioState } from '../session/studio-context';

/** The edits of a table; each is one entry of the history and reports which cells were refused. */
export interface SheetActions {
  readonly texts: Cells;
  readonly isReadOnly: boolean;
  write(at: CellPosition, text: string): readonly RefusedCell[];
  writeAll(range: CellRange, text: string): readonly RefusedCell[];
  paste(at: CellPosition, text: string): readonly RefusedCell[];
  clear(range: CellRange): readonly RefusedCell[];
  fillDown(range: CellRange): void;
  copyText(range: CellRange): string;
  add(): void;
  duplicate(rows: readonly number[]): void;
  move(rows: readonly number[], to: number): void;
  remove(rows: readonly number[]): void;
}

export const useEntryTable = (sheet: EntryTable): SheetActions => {
  const say = useSay();
  const { store } = useStudio();
  const scenario = useStudioState(({ derived }) => derived.scenario);
  const isReadOnly = useStudioState(({ derived }) => derived.isMalformed);
  const entries = useMemo(() => entriesOf(scenario, sheet), [scenario, sheet]);
  const texts = useMemo(
    () => entries.map(entry => sheet.columns.map(field => formatCell(field, entry, say))),
    [entries, sheet, say],
  );
  const set = (what: string, cells: readonly CellValue[]): void => {
    if (cells.length === 0) return;
    const column = sheet.columns[cells[0]?.column ?? 0];
    const name = nameHistoryStep(what, { field: column?.label ?? '', count: cells.length });
    store.update(state => setCells(state, sheet, name, cells));
  };
  const lay = (what: string, at: CellPosition, written: Cells): readonly RefusedCell[] => {
    const { cells, refusals } = readCells(sheet, entries.length, at, written, say);
    set(what, cells);
    return refusals;
  };
  const fill = (what: string, range: CellRange, text: string): readonly RefusedCell[] => {
    const [row = 0] = rowsOf(range);
    const [column = 0] = columnsOf(range);
    const written = rowsOf(range).map(() => columnsOf(range).map(() => text));
    return lay(what, { row, column }, written);
  };
  return {
    texts,
    isReadOnly,
    write: (at, text) => lay('field', at, [[text]]),
    writeAll: (range, text) => fill('cells', range, text),
    paste: (at, text) => lay('paste', at, readTsv(text)),
    clear: range => fill('clear', range, ''),
    fillDown: range => {
      const rows = rowsOf(range);
      const [top = 0] = rows;
      const from = rows.length > 1 ? rows : [top - 1, top];
      if ((from[0] ?? -1) >= 0) set('fill-down', fillDownValues(sheet, entries, from, columnsOf(range)));
    },
    copyText: range =>
      writeTsv(rowsOf(range).map(row => columnsOf(range).map(column => texts[row]?.[column] ?? ''))),
    add: () => store.update(state => addRow(state, sheet)),
    duplicate: rows => store.update(state => duplicateRows(state, sheet, rows)),
    move: (rows, to) => store.update(state => moveSheetRows(state, sheet, rows, to)),
    remove: rows => store.update(state => removeRows(state, sheet, rows)),
  };
};
