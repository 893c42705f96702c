import { describe, expect, test } from 'vitest';
import { roll } from '@/lib/dice/rng';
import { hexOfLeader } from '../../rules/field';
import { hexIn, type TestUnit } from '../../testing/scenario-builder';
import { stateOf } from '../../testing/scripted-play';
import { nameHex } from '../game';
import type { State } from '../state';
import { catchLeaders } from './piece-changes';

const LEADER = 'first-infantry-leader';
const foot = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  codes: ['8-6-3', '7-5-3', '5-4-3', '3-3-3'],
  ...more,
});

/** The leader of the first side here; its units at 1014 and 2010, an enemy at 1010. */
const withLeaderAt = (hex: string, seed = 1): State => {
  const state = stateOf(
    [foot('near', '1014'), foot('far', '2010'), foot('d', '1010', { side: 1 })],
    undefined,
    seed,
  );
  return {
    ...state,
    field: { ...state.field, leaders: { ...state.field.leaders, [LEADER]: hexIn(state, hex) } },
  };
};

const placeOf = (state: State): string | null => {
  const hex = hexOfLeader(state.field, LEADER);
  return hex === null ? null : nameHex(state, hex);
};

const dieOf = ({ rng }: State): number => roll(rng, { count: 1, sides: 6 }).faces[0] ?? 0;

describe('9.2 Leaders alone', () => {
  test.each([
    ['with units of the own side', '1014'],
    ['away from every enemy zone', '1017'],
  ])('[9.2] %s nothing happens to a leader', (_, hex) => {
    const { state, events } = catchLeaders(withLeaderAt(hex));
    expect([placeOf(state), events]).toEqual([hex, []]);
  });

  test.each([
    ['in an enemy zone', '1011'],
    ['in a hex of the enemy', '1010'],
  ])(
    '[9.2] alone %s a leader is killed on a six, else escapes; who leads then is with the nearest own unit',
    (_, hex) => {
      const ends = new Map<number, readonly string[]>();
      for (let seed = 1; seed < 40; seed += 1) {
        const start = withLeaderAt(hex, seed);
        const { state, events } = catchLeaders(start);
        expect(placeOf(state)).toBe('1014');
        ends.set(
          dieOf(start),
          events.map(({ type }) => type),
        );
      }
      const fateOn = (die: number): readonly string[] => [die === 6 ? 'leader-killed' : 'leader-escaped'];
      expect([...ends].sort()).toEqual([1, 2, 3, 4, 5, 6].map(die => [die, fateOn(die)]));
    },
  );
});
