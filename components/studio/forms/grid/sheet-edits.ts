import { applyChanges, type Change } from '@/lib/documents/change';
import { valueAt } from '@/lib/documents/json-path';
import type { Field, Sheet } from '@/lib/game/forms';
import type { AnySystem } from '@/lib/game/game-system';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import type { Say, Sentence } from '@/lib/game/sentence';
import { edited, historyName, type StudioState } from '../../studio-state';
import { type FieldValue, readField } from './cell-values';
import type { CellAt } from './range';
import type { Cells } from './tsv';

/** A value for one cell of a sheet. */
export interface CellValue extends CellAt {
  readonly value: FieldValue;
}

export interface Refusal extends CellAt {
  readonly text: string;
  readonly reason: Sentence;
}

export const sheetOf = ({ judge, reading }: StudioState, sheetId: string): Sheet | undefined =>
  reading.scenario ? judge.system.forms.sheets(reading.scenario).find(({ id }) => id === sheetId) : undefined;

export const entriesOf = (scenario: ScenarioBase | null, { path }: Sheet): readonly unknown[] => {
  const list = valueAt(scenario, path);
  return Array.isArray(list) ? list : [];
};

interface Progress {
  readonly scenario: ScenarioBase;
  readonly changes: readonly Change[];
}

const then = ({ scenario, changes }: Progress, more: readonly Change[]): Progress => ({
  scenario: applyChanges(scenario, more),
  changes: [...changes, ...more],
});

const fieldChanges = (
  { forms }: AnySystem,
  scenario: ScenarioBase,
  sheet: Sheet,
  { path }: Field,
  { row, value }: CellValue,
): readonly Change[] => {
  const place = [...sheet.path, row, ...path];
  if (valueAt(scenario, place) === value) return [];
  if (forms.set) return forms.set(scenario, sheet.id, row, path, value);
  return [value === undefined ? { op: 'remove', path: place } : { op: 'add', path: place, value }];
};

/** Cell after cell: what one changes, the next one finds. Rows below the last one are added. */
const changesFor = (
  system: AnySystem,
  scenario: ScenarioBase,
  sheet: Sheet,
  cells: readonly CellValue[],
): readonly Change[] =>
  cells.reduce<Progress>(
    (progress, cell) => {
      const field = sheet.columns[cell.column];
      if (!field) return progress;
      const grown = withRow(system, progress, sheet, cell.row);
      return then(grown, fieldChanges(system, grown.scenario, sheet, field, cell));
    },
    { scenario, changes: [] },
  ).changes;

const withRow = ({ forms }: AnySystem, progress: Progress, sheet: Sheet, row: number): Progress => {
  const missing = row + 1 - entriesOf(progress.scenario, sheet).length;
  return Array.from({ length: Math.max(0, missing) }).reduce<Progress>(
    grown =>
      then(grown, [{ op: 'add', path: [...sheet.path, '-'], value: forms.entry(grown.scenario, sheet.id) }]),
    progress,
  );
};

export const cellsSet = (
  state: StudioState,
  sheet: Sheet,
  name: Sentence,
  cells: readonly CellValue[],
): StudioState => {
  const { system } = state.judge;
  const { scenario } = state.reading;
  const isIdle = scenario !== null && changesFor(system, scenario, sheet, cells).length === 0;
  return isIdle ? state : edited(state, name, now => changesFor(system, now, sheet, cells));
};

export interface ReadCells {
  readonly cells: readonly CellValue[];
  readonly refusals: readonly Refusal[];
}

/** Texts laid over the table from a cell on; what the document cannot take is told apart, and nothing of it is lost. */
export const readCells = (
  sheet: Sheet,
  rowCount: number,
  start: CellAt,
  texts: Cells,
  say: Say,
): ReadCells => {
  const cells: CellValue[] = [];
  const refusals: Refusal[] = [];
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
export const filledDown = (
  sheet: Sheet,
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

const at = (sheet: Sheet): Sentence['values'] => ({ sheet: sheet.title });

export const rowAdded = (state: StudioState, sheet: Sheet): StudioState =>
  edited(state, historyName('row-add', at(sheet)), scenario => [
    { op: 'add', path: [...sheet.path, '-'], value: state.judge.system.forms.entry(scenario, sheet.id) },
  ]);

/** Copies stand below the last of the rows that they are copies of. */
export const rowsDuplicated = (state: StudioState, sheet: Sheet, rows: readonly number[]): StudioState => {
  const { forms } = state.judge.system;
  const after = Math.max(...rows) + 1;
  return edited(
    state,
    historyName('row-duplicate', { count: rows.length }),
    scenario =>
      rows.reduce<Progress>(
        (progress, row, index) => {
          const value = forms.entry(progress.scenario, sheet.id, entriesOf(scenario, sheet)[row]);
          return then(progress, [{ op: 'add', path: [...sheet.path, after + index], value }]);
        },
        { scenario, changes: [] },
      ).changes,
  );
};

/** Rows that stand together go to another place in the list. */
export const rowsMoved = (
  state: StudioState,
  sheet: Sheet,
  rows: readonly number[],
  to: number,
): StudioState => {
  const entries = entriesOf(state.reading.scenario, sheet);
  const moved = rows.flatMap(row => (row < entries.length ? [entries[row]] : []));
  const rest = entries.filter((_, row) => !rows.includes(row));
  const place = Math.max(0, Math.min(to, rest.length));
  if (moved.length === 0 || place === rows[0]) return state;
  const value = rest.toSpliced(place, 0, ...moved);
  return edited(state, historyName('row-move', { count: rows.length }), () => [
    { op: 'replace', path: sheet.path, value },
  ]);
};

export const rowsRemoved = (state: StudioState, sheet: Sheet, rows: readonly number[]): StudioState =>
  edited(state, historyName('row-remove', { count: rows.length }), scenario =>
    state.judge.system.forms.remove(scenario, sheet.id, rows),
  );
