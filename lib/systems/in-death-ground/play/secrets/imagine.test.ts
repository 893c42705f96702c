import { describe, expect, test } from 'vitest';
import { createComputerPlayer } from '@/lib/game/computer/match-runner';
import type { AnyPlayRules } from '@/lib/game/play/session/game-session';
import type { Scenario } from '../../document/scenario';
import { area, battle, hoplites, placed } from '../../testing/table';
import { play } from '..';
import { type FieldUnit, getUnit, withUnit } from '../field';
import type { State } from '../state';

const rules = play as unknown as AnyPlayRules;

const psiloi = (id: string, x: number, hidden: boolean) => ({
  id,
  entry: 'psiloi',
  variant: 'spear',
  elements: 4,
  place: placed(x, 44, 0, { files: 2 }),
  ...(hidden ? { hidden } : {}),
});

/** Greeks with an ambush in one of two woods; Persians look down on them. */
const hiddenAt = (x: number): Scenario =>
  battle(
    'open-battle',
    [area('wood', 12, 40, 7), area('wood', 50, 40, 7)],
    [psiloi('light', x, true), hoplites('spears', placed(30, 44, 0))],
    [
      {
        id: 'bows',
        entry: 'sparabara',
        variant: 'bow',
        elements: 4,
        place: placed(30, 4, 180, { files: 4 }),
      },
    ],
  );

const drawn = (state: State): State => ({ ...state, rng: [] });
const changedIn = (state: State, id: string, change: Partial<FieldUnit>): State => ({
  ...state,
  units: withUnit(state.units, id, change),
});

const atTurnOf = (scenario: Scenario, seat: string): State => {
  let state = play.start(scenario, 3);
  for (let count = 0; count < 20 && !play.awaits(state).includes(seat); count += 1) {
    const [other = ''] = play.awaits(state);
    const [first] = play.actions(state, other).filter(({ type }) => type === 'rest' || type === 'no-more');
    if (!first) break;
    state = play.apply(state, first).state;
  }
  return state;
};

describe('[9.2] an ambush', () => {
  const states = [12, 50].map(x => atTurnOf(hiddenAt(x), 'second'));

  test('[9.2] is imagined the same wherever it lies, in a place that hides it', () => {
    const [here, there] = states;
    if (!here || !there) throw new Error('no battles');
    expect(play.awaits(here)).toEqual(['second']);
    for (const seed of [1, 2, 3, 4, 5]) {
      const imagined = play.imagine(here, 'second', seed);
      expect(drawn(play.imagine(there, 'second', seed))).toEqual(drawn(imagined));
      expect(getUnit(imagined.units, 'light').presence).toBe('hidden');
    }
  });

  test('[9.2] is imagined now in one wood, now in the other', () => {
    const [here] = states;
    if (!here) throw new Error('no battle');
    const woods = Array.from({ length: 12 }, (_, seed) => {
      const [x = 0] = getUnit(play.imagine(here, 'second', seed).units, 'light').elements[0]?.at ?? [];
      return x < 30 ? 'left' : 'right';
    });
    expect(new Set(woods)).toEqual(new Set(['left', 'right']));
  });

  test('[9.2] its own side imagines nothing', () => {
    for (const state of states) expect(play.imagine(state, 'first', 4)).toBe(state);
  });

  test('[9.2] the machine chooses the same wherever it lies, whatever befell it and however the dice will fall', () => {
    const [here, there] = states;
    if (!here || !there) throw new Error('no battles');
    const hurt = play.reseed(changedIn(there, 'light', { markers: 3 }), 77);
    for (const seed of [1, 2, 3]) {
      const chosen = createComputerPlayer('steady')(rules, here, 'second', seed);
      expect(chosen).not.toBeNull();
      expect(createComputerPlayer('steady')(rules, hurt, 'second', seed)).toEqual(chosen);
    }
  });
});

describe('[8.4] hidden strength', () => {
  const shown = (more: number): State => {
    const state = atTurnOf(hiddenAt(12), 'second');
    const open = changedIn(state, 'light', { presence: 'table' });
    const [front] = getUnit(open.units, 'spears').elements;
    if (!front) throw new Error('nobody');
    const reserve = Array.from({ length: more }, (_, index) => ({ ...front, id: `spears.${index + 2}` }));
    return changedIn(open, 'spears', { elements: [front], reserve, strength: 1 + more });
  };

  test('[8.4] is imagined the same for few and for many', () => {
    for (const seed of [1, 2, 3]) {
      const imagined = play.imagine(shown(3), 'second', seed);
      expect(drawn(play.imagine(shown(7), 'second', seed))).toEqual(drawn(imagined));
      const { reserve, strength } = getUnit(imagined.units, 'spears');
      expect([reserve.length > 0, strength]).toEqual([true, 1 + reserve.length]);
    }
  });
});

describe('[19.12] oxen', () => {
  const written = (wick: number, fuse: number | null): State =>
    changedIn(changedIn(atTurnOf(hiddenAt(12), 'second'), 'light', { presence: 'table' }), 'spears', {
      wick,
      fuse,
    });

  test('[19.12] how long they will burn is redrawn, and not shorter than they have burnt', () => {
    const wicks = (state: State) =>
      Array.from({ length: 20 }, (_, seed) => getUnit(play.imagine(state, 'second', seed).units, 'spears'));
    expect(new Set(wicks(written(2, null)).map(({ wick }) => wick))).toEqual(new Set([2, 3, 4]));
    expect(new Set(wicks(written(4, 1)).map(({ wick, fuse }) => `${wick} ${fuse}`))).toEqual(
      new Set(['4 1']),
    );
    expect(play.imagine(written(3, null), 'first', 1)).toEqual(written(3, null));
  });
});
