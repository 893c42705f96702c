import { expect, test } from 'vitest';
import { tile, withTraits } from '../../../testing/battle-setup';
import { attackPatterns, choose, startFight, takeAllWounds } from '../../../testing/scripted-play';
import { play } from '../..';
import { listMatchableLines } from '../../figures/breakdown-lines';
import { beginGame } from '../../game';
import { beginRound, unitsToPlace } from '../../rounds';

/** The first army is worth 10 points, the second 1. */
const { state } = startFight({
  first: [
    ['u', ['sure'], 'A2'],
    ['v', ['blunt'], 'B2'],
  ],
  second: [['x', ['weak'], 'A4']],
});

test('[7.1] a side wins by points of the other army', () => {
  const goalOf = (side: string): number | undefined => play.stats?.(state, side, 'all')[0]?.value;
  expect([goalOf('first'), goalOf('second')]).toEqual([1, 5]);
});

test('[5.3] without a chosen unit a turn offers what the side does as a whole; a unit its own orders', () => {
  const kinds = (pieces: readonly string[]) =>
    play.orders(state, 'first', pieces).map(({ about }) => about.subjects.length > 0);
  expect(new Set(kinds([]))).toEqual(new Set([false]));
  expect(new Set(kinds(['u-1']))).toEqual(new Set([true]));
});

test.each([
  ['black', '6.7'],
  ['white', '6.12'],
] as const)('[6.7, 6.12] %s faces cite their section', (kind, section) => {
  const lines = listMatchableLines(kind, [2, 5, 5]);
  expect(lines.map(({ value, rule }) => [value, rule?.section])).toEqual([
    [1, section],
    [2, section],
  ]);
});

test('[4.3] a late side places until half of its units are left', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const late = startFight({
    first: ids.map(id => [id, ['sure']] as const),
    second: [['x', ['weak']]],
    kind: 'free',
    options: { late: ['first'] },
  }).state;
  const leftAfter = (placed: number): number => {
    const isPlaced = (id: string): boolean => ids.indexOf(id) >= 0 && ids.indexOf(id) < placed;
    const field = late.field.map(unit => (isPlaced(unit.id) ? { ...unit, at: 'A1' as const } : unit));
    return unitsToPlace({ ...late, field }, 0).length;
  };
  expect([0, 1, 2, 3].map(leftAfter)).toEqual([4, 3, 0, 0]);
});

test('[7.1] a round that one side cannot begin ends the battle', () => {
  const { state: begun } = startFight({ first: [['u', ['sure'], 'A2']], second: [['x', ['weak'], 'A4']] });
  const alone = { ...begun, field: begun.field.filter(({ side }) => side === 0) };
  const ended = beginRound(beginGame(alone)).state;
  expect(play.result(ended)).not.toBeNull();
  expect(play.result(beginRound(beginGame(begun)).state)).toBeNull();
});

test.each([
  ['one enemy', ['u'], []],
  ['two enemies', ['u', 'v'], [{ count: 1 }]],
] as const)(
  '[6.11] before a unit leaves %s the throw says how many more will strike',
  (_, attackers, counts) => {
    const begun = startFight({
      options: { points: 200 },
      first: attackers.map(id => [id, ['sure', 'blunt'], 'A2'] as const),
      second: [['x', ['blunt', 'blunt', 'blunt', 'blunt', 'blunt'], 'A4']],
    });
    const joined = attackers
      .flatMap(id => attackPatterns(id, 'x'))
      .reduce((run, wanted) => takeAllWounds(choose(run, wanted)), begun);
    const now = choose(joined, { type: 'end-turn' }).state;
    const notes = play
      .orders(now, 'second', ['x-1'])
      .filter(({ actions }) => actions.at(-1)?.type === 'leave')
      .map(order => play.nextThrow(now, order)?.note);
    expect(notes).toHaveLength(1);
    expect(notes.flatMap(note => (note ? [note.values] : []))).toEqual(counts);
  },
);

test('[6.11] [6.16] nobody strikes at Skirmishers who leave: there is no throw to show', () => {
  const begun = startFight({
    options: { points: 200 },
    troops: [withTraits(tile('light', { woundPoints: 3 }), 'skirmish')],
    first: [['u', ['sure', 'blunt'], 'A2']],
    second: [['x', ['light', 'light', 'light', 'light'], 'A4']],
  });
  const joined = attackPatterns('u', 'x').reduce((run, wanted) => takeAllWounds(choose(run, wanted)), begun);
  const now = choose(joined, { type: 'end-turn' }).state;
  const leaves = play
    .orders(now, 'second', ['x-1'])
    .filter(({ actions }) => actions.at(-1)?.type === 'leave');
  expect(leaves.map(order => play.nextThrow(now, order))).toEqual([null]);
});
