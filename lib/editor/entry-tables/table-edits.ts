import { applyChanges, type Change } from '@/lib/documents/change';
import { valueAt } from '@/lib/documents/json-path';
import type { EntryTable, FormField } from '@/lib/game/contract/authoring/forms';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Say, Sentence } from '@/lib/game/contract/sentence';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { applyScenarioEdit, nameHistoryStep, type StudioState } from '../session/state';
import type { CellPosition } from './cell-range';
import { type FieldValue, readField } from './cell-values';
import type { Cells } from './tsv';

/** A value for one cell of a sheet. */
export interface CellValue extends CellPosition {
  readonly value: FieldValue;
}

export interface RefusedCell extends CellPosition {
  readonly text: string;
  readonly reason: Sentence;
}

export const entriesOf = (scenario: ScenarioBase | null, { path }: EntryTable): readonly unknown[] => {
  const list = valueAt(scenario, path);
  return Array.isArray(list) ? list : [];
};

interface Progress {
  readonly scenario: ScenarioBase;
  readonly changes: readonly Change[];
}

const addChanges = ({ scenario, changes }: Progress, more: readonly Change[]): Progress => ({
  scenario: applyChanges(scenario, more),
  changes: [...changes, ...more],
});

const fieldChanges = (
  { forms }: AnySystem,
  scenario: ScenarioBase,
  sheet: EntryTable,
  { path, common }: FormField,
  { row, value }: CellValue,
): readonly Change[] => {
  const place = [...sheet.path, row, ...path];
  if ((common ?? valueAt(scenario, place)) === value) return [];
  if (forms.setEntryValue) return forms.setEntryValue(scenario, sheet.id, row, path, value);
  return [value === undefined ? { op: 'remove', path: place } : { op: 'add', path: place, value }];
};

/** Changes that move an entry to another table come last and from below, so that no other cell loses its row. */
const inSafeOrder = ({ columns }: EntryTable, cells: readonly CellValue[]): readonly CellValue[] => {
  const isMove = ({ column }: CellValue): boolean => columns[column]?.common !== undefined;
  const moves = cells.filter(isMove).sort((one, other) => other.row - one.row);
  return [...cells.filter(cell => !isMove(cell)), ...moves];
};

/** Cell after cell: each sees the changes of those before it. Rows below the last one are added. */
const changesFor = (
  system: AnySystem,
  scenario: ScenarioBase,
  sheet: EntryTable,
  cells: readonly CellValue[],
): readonly Change[] =>
  inSafeOrder(sheet, cells).reduce<Progress>(
    (progress, cell) => {
      const field = sheet.columns[cell.column];
      if (!field) return progress;
      const grown = addMissingRows(system, progress, sheet, cell.row);
      return addChanges(grown, fieldChanges(system, grown.scenario, sheet, field, cell));
    },
    { scenario, changes: [] },
  ).changes;

const addMissingRows = (
  { forms }: AnySystem,
  progress: Progress,
  sheet: EntryTable,
  row: number,
): Progress => {
  const missing = row + 1 - entriesOf(progress.scenario, sheet).length;
  return Array.from({ length: Math.max(0, missing) }).reduce<Progress>(
    grown =>
      addChanges(grown, [
        { op: 'add', path: [...sheet.path, '-'], value: forms.newEntry(grown.scenario, sheet.id) },
      ]),
    progress,
  );
};

export const setCells = (
  state: StudioState,
  sheet: EntryTable,
  name: Sentence,
  cells: readonly CellValue[],
): StudioState => {
  const { system } = state.rules;
  const { scenario } = state.derived;
  const isIdle = scenario !== null && changesFor(system, scenario, sheet, cells).length === 0;
  return isIdle ? state : applyScenarioEdit(state, name, now => changesFor(system, now, sheet, cells));
};

export interface ReadCells {
  readonly cells: readonly CellValue[];
  readonly refusals: readonly RefusedCell[];
}

/** Texts pasted into the table from a cell on; what the document cannot take is returned, so that nothing is lost. */
export const readCells = (
  sheet: EntryTable,
  rowCount: number,
  start: CellPosition,
  texts: Cells,
  say: Say,
): ReadCells => {
  const cells: CellValue[] = [];
  const refusals: RefusedCell[] = [];
  for (const [down, line] of texts.entries())
    for (const [right, text] of line.entries()) {
      const at = { row: start.row + down, column: start.column + right };
      if (text === '' && at.row >= rowCount) continue;
      const field = sheet.columns[at.column];
      const isOutside = at.row >= Math.max(sheet.most ?? Infinity, rowCount);
      const read = field && !isOutside ? readField(field, text, say) : OUTSIDE;
      if (read.type === 'value') cells.push({ ...at, value: read.value });
      else refusals.push({ ...at, text, reason: read.reason });
    }
  return { cells, refusals };
};

const OUTSIDE = { type: 'refused', reason: { code: 'forms.refused.outside' } } as const;

/** The upper row of a range goes into the rows below it. */
export const fillDownValues = (
  sheet: EntryTable,
  entries: readonly unknown[],
  rows: readonly number[],
  columns: readonly number[],
): readonly CellValue[] => {
  const [top, ...below] = rows;
  if (top === undefined) return [];
  return below.flatMap(row =>
    columns.map(column => ({
      row,
      column,
      value: valueAt(entries[top], sheet.columns[column]?.path ?? []) as FieldValue,
    })),
  );
};

const sheetValues = (sheet: EntryTable): Sentence['values'] => ({ sheet: sheet.title });

export const addRow = (state: StudioState, sheet: EntryTable): StudioState =>
  applyScenarioEdit(state, nameHistoryStep('row-add', sheetValues(sheet)), scenario => [
    { op: 'add', path: [...sheet.path, '-'], value: state.rules.system.forms.newEntry(scenario, sheet.id) },
  ]);

/** Copies are inserted below the last of the copied rows. */
export const duplicateRows = (
  state: StudioState,
  sheet: EntryTable,
  rows: readonly number[],
): StudioState => {
  const { forms } = state.rules.system;
  const after = Math.max(...rows) + 1;
  return applyScenarioEdit(
    state,
    nameHistoryStep('row-duplicate', { count: rows.length }),
    scenario =>
      rows.reduce<Progress>(
        (progress, row, index) => {
          const value = forms.newEntry(progress.scenario, sheet.id, entriesOf(scenario, sheet)[row]);
          return addChanges(progress, [{ op: 'add', path: [...sheet.path, after + index], value }]);
        },
        { scenario, changes: [] },
      ).changes,
  );
};

/** Rows that stand together go to another place in the list. */
export const moveSheetRows = (
  state: StudioState,
  sheet: EntryTable,
  rows: readonly number[],
  to: number,
): StudioState => {
  const entries = entriesOf(state.derived.scenario, sheet);
  const moved = rows.flatMap(row => (row < entries.length ? [entries[row]] : []));
  const rest = entries.filter((_, row) => !rows.includes(row));
  const place = Math.max(0, Math.min(to, rest.length));
  if (moved.length === 0 || place === rows[0]) return state;
  const value = rest.toSpliced(place, 0, ...moved);
  return applyScenarioEdit(state, nameHistoryStep('row-move', { count: rows.length }), () => [
    { op: 'replace', path: sheet.path, value },
  ]);
};

export const removeRows = (state: StudioState, sheet: EntryTable, rows: readonly number[]): StudioState =>
  applyScenarioEdit(state, nameHistoryStep('row-remove', { count: rows.length }), scenario =>
    state.rules.system.forms.removeEntries(scenario, sheet.id, rows),
  );
