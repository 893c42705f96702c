import { describe, expect, test } from 'vitest';
import { toAnySystem } from '@/lib/game/contract/game-system';
import { lostBattles } from '@/lib/systems/lost-battles';
import { openStudio } from '../session/open-studio';
import { undoStep } from '../session/state';
import {
  type EstimateState,
  groupIntoTables,
  nameEntries,
  numbersOf,
  placeArmy,
  readCount,
  withCount,
} from './estimate-state';

const system = toAnySystem(lostBattles);
const EMPTY: EstimateState = { seat: 'first', scale: 4, numbers: {}, source: '' };

const opened = () =>
  openStudio(
    { system, format: 'scenario' },
    {
      id: 'draft',
      kind: 'scenario',
      system: system.id,
      revision: 1,
      slug: null,
      document: system.documents.scenario.blank(),
    },
    null,
  );

describe('the numbers', () => {
  test.each([
    ['', 0],
    ['1200', 1200],
    ['12.7', 12],
    ['-5', 0],
    ['many', 0],
    ['1e99', 9_999_999],
  ])('%j is read as %i', (text, count) => expect(readCount(text)).toBe(count));

  test('each side keeps its own', () => {
    const first = withCount(EMPTY, 'average-hoplite', 500);
    const second = withCount({ ...first, seat: 'second' }, 'levy-hoplite', 900);
    expect(numbersOf(second, 'first')).toEqual({ 'average-hoplite': 500 });
    expect(numbersOf(second, 'second')).toEqual({ 'levy-hoplite': 900 });
    expect(numbersOf(withCount(second, 'levy-hoplite', 0), 'second')).toEqual({});
  });

  test('are asked in one table for each thing that is counted', () => {
    const tables = groupIntoTables(system.armyEstimator?.questions ?? []);
    expect(tables.map(({ columns, rows }) => [columns.length, rows.length])).toEqual([
      [3, 10],
      [1, 1],
      [2, 1],
    ]);
  });
});

describe('placing', () => {
  const estimate = system.armyEstimator?.estimateArmy({ 'average-hoplite': 20_000 }, 2, 'A');
  if (!estimate) throw new Error('the system estimates no armies');

  test('is one step of the history, off the board, chosen, and undone at once', () => {
    const before = opened();
    const names = nameEntries(estimate, ({ code }) => code.split('.').at(-1) ?? '');
    const after = placeArmy(before, { id: 'first', name: 'A' }, estimate, names);
    expect(after.history.past).toHaveLength(1);
    expect(after.history.present.name).toEqual({
      code: 'studio.army-estimate.placed',
      values: { count: 20, side: 'A' },
    });
    const pieces = after.derived.position?.pieces ?? [];
    expect(pieces).toHaveLength(20);
    expect(pieces.every(({ space, name }) => space === null && name === 'Unit')).toBe(true);
    expect(after.selection.pieces).toHaveLength(20);
    expect(undoStep(after).derived.position?.pieces).toEqual([]);
  });
});
