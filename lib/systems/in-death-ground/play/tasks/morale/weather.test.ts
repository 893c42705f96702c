import { expect, test } from 'vitest';
import { roll } from '@/lib/dice/rng';
import { startField } from '../../../testing/field';
import { beginGame } from '../../game';
import type { State } from '../../state';
import { beginTurn } from './rally';

const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1);

/** The weather of the next turn, by the die that is thrown for it. */
const nextWeather = (state: State): readonly [number, string] => {
  const face = roll(state.rng, { count: 1, sides: 6 }).faces[0] ?? 0;
  return [face, beginTurn(beginGame(state)).state.weather];
};

test('[10.1] from the second turn on fog lifts on a five or six', () => {
  const found = new Map(SEEDS.map(seed => nextWeather({ ...startField(seed), weather: 'fog', round: 1 })));
  expect([...found].sort()).toEqual([1, 2, 3, 4, 5, 6].map(face => [face, face >= 5 ? 'clear' : 'fog']));
});

test('[10.1] in the first turn it stays', () => {
  const found = SEEDS.map(seed => nextWeather({ ...startField(seed), weather: 'fog', round: 0 })[1]);
  expect([...new Set(found)]).toEqual(['fog']);
});

test('[10.1] rain does not lift, and nothing is thrown for it', () => {
  const state: State = { ...startField(3), weather: 'rain', round: 4 };
  const { state: after, events } = beginTurn(beginGame(state));
  expect([after.weather, events.map(({ type }) => type)]).toEqual(['rain', ['turn-began']]);
});
