import { describe, expect, test } from 'vitest';
import type { Match } from './match';
import { turnsOf } from './timing';

const moment = (by: string, took: number) => ({
  entry: { by, type: 'do' },
  events: [],
  state: null,
  took,
});

const match = {
  moments: [
    { entry: null, events: [], state: null },
    moment('red', 100),
    moment('red', 50),
    { entry: { type: 'other-dice', seed: 2 }, events: [], state: null },
    moment('blue', 10),
    moment('red', 5),
  ],
  at: 5,
} as unknown as Match;

describe('timing of turns', () => {
  test('a turn is a run of choices of one seat, known by the moment before it', () =>
    expect(turnsOf(match)).toEqual([
      { seat: 'red', from: 0, choices: 2, milliseconds: 150 },
      { seat: 'blue', from: 3, choices: 1, milliseconds: 10 },
      { seat: 'red', from: 4, choices: 1, milliseconds: 5 },
    ]));

  test('only as far as the moment that is shown', () =>
    expect(turnsOf({ ...match, at: 1 })).toEqual([{ seat: 'red', from: 0, choices: 1, milliseconds: 100 }]));
});
