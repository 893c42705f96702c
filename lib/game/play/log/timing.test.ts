import { describe, expect, test } from 'vitest';
import type { GameSession } from '../session/game-session';
import { listTurnTimes } from './timing';

/** A state that says where it stands. */
const at = (turn: string, phase: string) => ({ turn: { code: turn }, phase: { code: phase } });

const moment = (by: string, took: number, state: unknown) => ({
  entry: { by, type: 'do' },
  events: [],
  state,
  took,
});

const match = {
  rules: { stage: (state: unknown) => state },
  moments: [
    { entry: null, events: [], state: at('one', 'move') },
    moment('red', 100, at('one', 'answer')),
    moment('blue', 10, at('one', 'move')),
    { entry: { type: 'other-dice', seed: 2 }, events: [], state: at('one', 'move') },
    moment('red', 50, at('two', 'move')),
    moment('blue', 5, at('two', 'move')),
  ],
  at: 5,
} as unknown as GameSession;

const phase = (code: string, seat: string, choices: number, milliseconds: number) => ({
  phase: { code },
  seat,
  choices,
  milliseconds,
});

describe('timing of turns', () => {
  test('a choice belongs to the turn and the phase in which it was made; a phase that goes on is one', () =>
    expect(listTurnTimes(match)).toEqual([
      {
        turn: { code: 'one' },
        from: 0,
        choices: 3,
        milliseconds: 160,
        phases: [phase('move', 'red', 2, 150), phase('answer', 'blue', 1, 10)],
      },
      { turn: { code: 'two' }, from: 4, choices: 1, milliseconds: 5, phases: [phase('move', 'blue', 1, 5)] },
    ]));

  test('only as far as the moment that is shown', () =>
    expect(listTurnTimes({ ...match, at: 1 })).toMatchObject([{ from: 0, choices: 1, milliseconds: 100 }]));
});
