'use client';

import { useMemo } from 'react';
import { useSay } from '@/components/words/use-say';
import type { Sheet } from '@/lib/game/forms';
import { useStudio, useStudioState } from '../../studio-context';
import { historyName } from '../../studio-state';
import { cellText } from './cell-values';
import { type CellAt, columnsOf, type Range, rowsOf } from './range';
import {
  type CellValue,
  cellsSet,
  entriesOf,
  filledDown,
  type Refusal,
  readCells,
  rowAdded,
  rowsDuplicated,
  rowsMoved,
  rowsRemoved,
} from './sheet-edits';
import { type Cells, readTsv, writeTsv } from './tsv';

/** What can be done with a sheet; each deed is one entry of the history and tells which cells were refused. */
export interface SheetDeeds {
  readonly texts: Cells;
  readonly isReadOnly: boolean;
  write(at: CellAt, text: string): readonly Refusal[];
  writeAll(range: Range, text: string): readonly Refusal[];
  paste(at: CellAt, text: string): readonly Refusal[];
  clear(range: Range): readonly Refusal[];
  fillDown(range: Range): void;
  copied(range: Range): string;
  add(): void;
  duplicate(rows: readonly number[]): void;
  move(rows: readonly number[], to: number): void;
  remove(rows: readonly number[]): void;
}

export const useSheet = (sheet: Sheet): SheetDeeds => {
  const say = useSay();
  const { store } = useStudio();
  const scenario = useStudioState(({ reading }) => reading.scenario);
  const isReadOnly = useStudioState(({ reading }) => reading.isMalformed);
  const entries = useMemo(() => entriesOf(scenario, sheet), [scenario, sheet]);
  const texts = useMemo(
    () => entries.map(entry => sheet.columns.map(field => cellText(field, entry, say))),
    [entries, sheet, say],
  );
  const set = (what: string, cells: readonly CellValue[]): void => {
    if (cells.length === 0) return;
    const column = sheet.columns[cells[0]?.column ?? 0];
    const name = historyName(what, { field: column?.label ?? '', count: cells.length });
    store.update(state => cellsSet(state, sheet, name, cells));
  };
  const lay = (what: string, at: CellAt, written: Cells): readonly Refusal[] => {
    const { cells, refusals } = readCells(sheet, entries.length, at, written, say);
    set(what, cells);
    return refusals;
  };
  const fill = (what: string, range: Range, text: string): readonly Refusal[] => {
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
      if ((from[0] ?? -1) >= 0) set('fill-down', filledDown(sheet, entries, from, columnsOf(range)));
    },
    copied: range =>
      writeTsv(rowsOf(range).map(row => columnsOf(range).map(column => texts[row]?.[column] ?? ''))),
    add: () => store.update(state => rowAdded(state, sheet)),
    duplicate: rows => store.update(state => rowsDuplicated(state, sheet, rows)),
    move: (rows, to) => store.update(state => rowsMoved(state, sheet, rows, to)),
    remove: rows => store.update(state => rowsRemoved(state, sheet, rows)),
  };
};
