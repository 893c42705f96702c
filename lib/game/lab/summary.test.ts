import { describe, expect, test } from 'vitest';
import type { CountedUnit } from '../contract/tally';
import { compareRuns, listComparisonVerdict, pairGames } from './compare';
import { worthOfUnit } from './removal';
import { type RunContext, summarizeRun } from './summary';
import type { GameTally } from './tally-game';
import { balanceOf, listDoubts, verdictOn } from './verdict';

const unit = (id: string, seat: string, name: string): CountedUnit => ({
  id,
  seat,
  name,
  face: { style: { colour: '#000000', style: 'solid' }, symbol: 'general' } as unknown as CountedUnit['face'],
});

const context: RunContext = {
  seats: ['rome', 'carthage'],
  units: [
    unit('legion-1', 'rome', 'Legion'),
    unit('legion-2', 'rome', 'Legion'),
    unit('horse', 'carthage', 'Horse'),
  ],
  handicap: { seat: 'rome', points: 42 },
};

const game = (seed: number, rome: number, carthage: number, more: Partial<GameTally> = {}): GameTally => ({
  seed,
  levels: { rome: 'quick', carthage: 'quick' },
  winner: rome === carthage ? null : rome > carthage ? 'rome' : 'carthage',
  scores: { rome, carthage },
  turn: 10,
  ending: { code: 'ending.last' },
  spent: [],
  losses: [],
  hits: {},
  game: { seed, choices: '' },
  ...more,
});

const many = (count: number, romeWins: number): readonly GameTally[] =>
  Array.from({ length: count }, (_, seed) => (seed < romeWins ? game(seed, 100, 80) : game(seed, 80, 90)));

describe('a run', () => {
  test('counts wins, draws, margins and the even handicap', () => {
    const summary = summarizeRun([game(1, 50, 20), game(2, 40, 12), game(3, 30, 30)], context);
    expect(summary.shares.map(({ wins }) => wins)).toEqual([2, 0]);
    expect(summary.draws).toBe(1);
    expect(summary.margins).toEqual([30, 28, 0]);
    expect(summary.evenAt).toEqual({ seat: 'rome', points: 14 });
  });

  test('the even handicap changes hands where the side with it is far ahead', () =>
    expect(summarizeRun([game(1, 100, 40)], context).evenAt).toEqual({ seat: 'carthage', points: 18 }));

  test('counts units of one name together', () => {
    const lost = { unit: 'legion-1', at: 'C2', turn: 4 };
    const games = [
      game(1, 1, 0, { losses: [lost], hits: { horse: 3 } }),
      game(2, 1, 0, { spent: ['legion-2'] }),
    ];
    const { units, losses } = summarizeRun(games, context);
    expect(units.map(({ fresh, spent, hits }) => [fresh, spent, hits])).toEqual([
      [0.5, 0.25, 0],
      [1, 0, 1.5],
    ]);
    expect(losses).toEqual([{ at: 'C2', losses: { rome: 0.5 } }]);
  });

  test('places of an open table that lie close together are one', () => {
    const at = (x: number, y: number) => ({ losses: [{ unit: 'horse', at: [x, y] as const, turn: 1 }] });
    const { losses } = summarizeRun([game(1, 1, 0, at(10, 10)), game(2, 1, 0, at(140, 100))], context);
    expect(losses).toEqual([{ at: [75, 75], losses: { carthage: 1 } }]);
  });
});

describe('the verdict', () => {
  const codes = (games: readonly GameTally[]) =>
    verdictOn(summarizeRun(games, context), seat => seat).map(({ code }) => code);

  test('says nothing under 30 games', () => {
    expect(balanceOf(summarizeRun(many(29, 29), context))).toBe('too-few');
    expect(codes(many(29, 29))).toEqual(['lab.verdict.too-few']);
  });

  test('is even where even chances lie in the interval, surely so only in a narrow one', () => {
    expect(codes(many(100, 55))[0]).toBe('lab.verdict.perhaps-even');
    expect(codes(many(1000, 505))[0]).toBe('lab.verdict.even');
    expect(codes(many(100, 81))[0]).toBe('lab.verdict.one-sided');
  });

  test('is doubtful where levels differ, the book is weak, or Quick is', () => {
    const doubts = (levels: Parameters<typeof listDoubts>[0], steady: number | null, quick: number | null) =>
      listDoubts(levels, { steadyAgainstLearner: steady, quickAgainstSteady: quick }).map(({ code }) => code);
    expect(doubts(['steady', 'steady'], 0.8, 0.5)).toEqual([]);
    expect(doubts(['quick', 'steady'], 0.8, 0.5)).toEqual(['lab.doubt.levels-differ']);
    expect(doubts(['steady', 'steady'], 0.7, 0.5)).toEqual(['lab.doubt.weak']);
    expect(doubts(['quick', 'quick'], 0.8, 0.3)).toEqual(['lab.doubt.quick']);
    expect(doubts(['steady', 'steady'], null, null)).toEqual(['lab.doubt.not-measured']);
  });
});

describe('a comparison', () => {
  const compare = (a: readonly GameTally[], b: readonly GameTally[]) =>
    compareRuns(pairGames(a, b), context, seat => seat);
  const codes = (a: readonly GameTally[], b: readonly GameTally[]) =>
    listComparisonVerdict(compare(a, b), 'Rome', 30).map(({ code }) => code);

  test('pairs the games of equal seeds', () =>
    expect(pairGames(many(5, 3), many(3, 3)).map(({ a, b }) => [a.seed, b.seed])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]));

  test('tells what is real from what is noise', () => {
    expect(codes(many(50, 42), many(50, 20))).toEqual(['lab.compare.real', 'lab.compare.settled']);
    expect(codes(many(50, 26), many(50, 25))).toEqual(['lab.compare.noise', 'lab.compare.interval-needed']);
    expect(codes(many(50, 25), many(50, 25))).toEqual(['lab.compare.none', 'lab.compare.settled']);
    expect(codes(many(20, 20), many(20, 0))).toEqual(['lab.compare.too-few']);
  });

  test('lists the seeds that changed hands', () =>
    expect(compare(many(4, 3), many(4, 1)).changed.map(({ a }) => a.seed)).toEqual([1, 2]));
});

describe('the worth of a unit', () => {
  test('is what its side’s margin loses, the larger handicap taken out again', () => {
    const pairs = [1, 2, 3].map(seed => ({ a: game(seed, 60 + seed, 50), b: game(seed, 58 + seed, 50) }));
    const after = { seat: 'rome', points: 48 };
    const worth = worthOfUnit(pairs, context.seats, 'rome', { before: context.handicap, after });
    expect(worth.mean).toBe(8);
    expect(worthOfUnit(pairs, context.seats, 'carthage', { before: null, after: null }).mean).toBe(-2);
  });
});
