import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import type { EntryTable } from '@/lib/game/contract/authoring/forms';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Say } from '@/lib/game/contract/sentence';
import { nameHistoryStep, type StudioState, undoStep } from '../session/state';
import { loadKnownSystem, openBattle } from '../testing/open-battle';
import { columnsOf, FIRST_CELL, moveRange, rowsOf, selectSingleCell, stepRangeByTab } from './cell-range';
import { formatCell } from './cell-values';
import {
  addRow,
  duplicateRows,
  entriesOf,
  fillDownValues,
  moveSheetRows,
  readCells,
  removeRows,
  setCells,
} from './table-edits';
import { readTsv, writeTsv } from './tsv';

const say: Say = ({ code }) => code.split('.').at(-1) ?? '';
let system: AnySystem;

beforeAll(async () => {
  system = await loadKnownSystem('lost-battles');
});

const opened = (): StudioState => openBattle(system, cannae);

const unitSheet = (state: StudioState): EntryTable => {
  const { rules, derived } = state;
  const tables = derived.scenario ? rules.system.forms.tables(derived.scenario) : [];
  const sheet = tables.find(({ id }) => id === '0-units');
  if (!sheet) throw new Error('no sheet');
  return sheet;
};

const table = (state: StudioState): string[][] => {
  const sheet = unitSheet(state);
  return entriesOf(state.derived.scenario, sheet).map(entry =>
    sheet.columns.map(field => formatCell(field, entry, say)),
  );
};

const NAME = nameHistoryStep('paste', { count: 1 });

describe('a table on the clipboard', () => {
  test('reads back as it was written, whatever its cells hold', () => {
    const cell = fc.string().map(text => text.replace(/\r\n?/g, '\n'));
    const row = fc.array(cell, { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), cells => {
        expect(readTsv(writeTsv(cells))).toEqual(cells);
      }),
      { seed: 9, numRuns: 300 },
    );
  });

  test("takes a spreadsheet's line ends", () => {
    expect(readTsv('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });
});

describe('a range', () => {
  const size = { rows: 3, columns: 2 };
  const press = (key: string, shiftKey = false, ctrlKey = false) => ({
    key,
    shiftKey,
    ctrlKey,
    metaKey: false,
  });

  test('grows with Shift and stays within the table', () => {
    const grown = moveRange(FIRST_CELL, size, press('ArrowDown', true));
    expect(grown && rowsOf(grown)).toEqual([0, 1]);
    expect(moveRange(FIRST_CELL, size, press('ArrowUp'))).toEqual(FIRST_CELL);
    const end = moveRange(FIRST_CELL, size, press('End', false, true));
    expect(end?.to).toEqual({ row: 2, column: 1 });
    expect(moveRange(FIRST_CELL, size, press('a'))).toBeNull();
    expect(columnsOf({ from: { row: 0, column: 1 }, to: { row: 0, column: 0 } })).toEqual([0, 1]);
  });

  test('Tab runs from row to row and out at the end', () => {
    expect(stepRangeByTab(selectSingleCell({ row: 0, column: 1 }), size, false)?.to).toEqual({
      row: 1,
      column: 0,
    });
    expect(stepRangeByTab(FIRST_CELL, size, true)).toBeNull();
    expect(stepRangeByTab(selectSingleCell({ row: 2, column: 1 }), size, false)).toBeNull();
  });
});

describe('a sheet of the document', () => {
  test('many cells pasted are one entry; new rows are added, and one undo takes all back', () => {
    const state = opened();
    const count = table(state).length;
    const texts = [
      ['Triarii', 'legion', 'veteran', '2'],
      ['Slingers', 'light-infantry', 'levy', '1'],
    ];
    const { cells, refusals } = readCells(unitSheet(state), count, { row: count, column: 0 }, texts, say);
    expect(refusals).toEqual([]);
    const pasted = setCells(state, unitSheet(state), NAME, cells);
    expect(
      table(pasted)
        .slice(count)
        .map(row => row.slice(0, 4)),
    ).toEqual(texts);
    expect(pasted.derived.isMalformed).toBe(false);
    expect(pasted.history.past).toHaveLength(1);
    expect(undoStep(pasted).history.present).toBe(state.history.present);
  });

  test('a cell that the document cannot take is refused with its reason, and the others go in', () => {
    const state = opened();
    const texts = [['Hastati', 'zeppelin', '', '99', 'No Id', 'beyond']];
    const { cells, refusals } = readCells(unitSheet(state), table(state).length, FIRST_CELL.to, texts, say);
    expect(cells).toEqual([{ row: 0, column: 0, value: 'Hastati' }]);
    expect(refusals.map(({ column, text, reason }) => [column, text, reason.code.split('.').at(-1)])).toEqual(
      [
        [1, 'zeppelin', 'choice'],
        [2, '', 'empty'],
        [3, '99', 'number'],
        [4, 'No Id', 'id-shape'],
        [5, 'beyond', 'outside'],
      ],
    );
  });

  test('a choice is read by its words or its value', () => {
    const state = opened();
    const read = (text: string) =>
      readCells(unitSheet(state), 9, { row: 0, column: 1 }, [[text]], say).cells[0]?.value;
    expect(read('Heavy-Cavalry')).toBe('heavy-cavalry');
  });

  test('the upper row fills those below it', () => {
    const state = opened();
    const sheet = unitSheet(state);
    const cells = fillDownValues(sheet, entriesOf(state.derived.scenario, sheet), [0, 1, 2], [2]);
    const filled = table(setCells(state, sheet, NAME, cells)).map(row => row[2]);
    expect(filled.slice(0, 3)).toEqual([filled[0], filled[0], filled[0]]);
  });

  test('rows are added, copied, moved and removed, and what does not change is no entry', () => {
    const state = opened();
    const sheet = unitSheet(state);
    const ids = (now: StudioState) => table(now).map(row => row[4]);
    const before = ids(state);
    expect(ids(addRow(state, sheet))).toHaveLength(before.length + 1);
    const copied = ids(duplicateRows(state, sheet, [0, 1]));
    expect(copied).toHaveLength(before.length + 2);
    expect(new Set(copied).size).toBe(copied.length);
    expect(copied.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(ids(moveSheetRows(state, sheet, [0], 1)).slice(0, 2)).toEqual([before[1], before[0]]);
    expect(moveSheetRows(state, sheet, [0], 0)).toBe(state);
    expect(ids(removeRows(state, sheet, [0, 2]))).toEqual(before.filter((_, row) => row !== 0 && row !== 2));
    const same = setCells(state, sheet, NAME, [{ row: 0, column: 0, value: table(state)[0]?.[0] }]);
    expect(same).toBe(state);
  });
});
