import { describe, expect, test } from 'vitest';
import { pointsForLosses } from '../../../rules/victory';
import { type TestUnit, withTerrain } from '../../../testing/scenario-builder';
import { run, startMelee, stateOf } from '../../../testing/scripted-play';
import type { State } from '../../state';
import { loseUnit } from '../piece-changes';

const GUNS = ['8-5-3', '6-4-2', '4-3-1', '2-1-1'];
const LINE = ['8-6-3', '7-5-3', '5-4-3', '3-3-3'];
const foot = (id: string, hex: string, side: 0 | 1 = 0): TestUnit => ({ id, hex, side, codes: LINE });
const horse: TestUnit = { id: 'h', hex: '1011', arm: 'cavalry', codes: ['4-7-7', '3-6-7'] };
const gun: TestUnit = { id: 'g', side: 1, hex: '1011', arm: 'artillery', codes: GUNS };

/** What is added to the die when guns in 1011 are reached. */
const modifiers = (
  units: readonly TestUnit[],
  prepare: (state: State) => State = same => same,
  terrain: Readonly<Record<string, string>> = {},
): readonly number[] => {
  const state = startMelee(stateOf([...units, gun], withTerrain(terrain)), ['1010'], ['1011']);
  const { events } = run(prepare(state), { task: 'capture' });
  return (events[0]?.because ?? []).slice(1).map(({ value }) => value);
};

const surrounded = (state: State): State => ({
  ...state,
  melees: state.melees.map(melee => ({ ...melee, surrounded: true })),
});

describe('19.9.1 What helps and hinders the capture of guns', () => {
  test('[19.9.1] guns that only their own side has reached are safe', () => {
    const safe = startMelee(stateOf([foot('a', '1010'), foot('d', '1011', 1), gun]), ['1010'], ['1011']);
    expect(run(safe, { task: 'capture' }).events).toEqual([]);
  });

  test('[19.9.1] infantry alone in the open changes nothing', () => {
    expect(modifiers([foot('a', '1011')])).toEqual([]);
  });

  test('[19.9.1] cavalry in the hex, and guns whose hex was surrounded, are worth one each', () => {
    expect(modifiers([horse])).toEqual([1]);
    expect(modifiers([foot('a', '1011')], surrounded)).toEqual([1]);
    expect(modifiers([horse], surrounded)).toEqual([1, 1]);
  });

  test('[19.9.1] friends of the guns beside them help, routed ones and other guns do not', () => {
    expect(modifiers([foot('a', '1011'), foot('f', '1012', 1)])).toEqual([-1]);
    const routed: TestUnit = { ...foot('f', '1012', 1), state: { status: 'routed' } };
    expect(modifiers([foot('a', '1011'), routed])).toEqual([]);
    expect(modifiers([foot('a', '1011'), { ...gun, id: 'k', hex: '1012' }])).toEqual([]);
  });

  test('[19.9.1] woods and towns are cover, a marsh is not', () => {
    const inTerrain = (letter: string) => modifiers([foot('a', '1011')], undefined, { '1011': letter });
    expect([inTerrain('w'), inTerrain('t'), inTerrain('m')]).toEqual([[-1], [-1], []]);
  });
});

describe('10 Captured counters on the track', () => {
  const pointsFor = (unit: TestUnit, kind: 'captured' | 'destroyed' | 'fled'): number => {
    const { state } = loseUnit(stateOf([unit]), unit.id, kind);
    return pointsForLosses(state.armies[unit.side ?? 0].track.entries);
  };

  test('[10, 22.1] captured guns count by their steps, captured infantry by its counters', () => {
    expect(pointsFor(gun, 'captured'), 'four steps').toBe(8);
    expect(pointsFor({ ...gun, steps: 3 }, 'captured'), 'three steps').toBe(6);
    expect(pointsFor(foot('a', '1010'), 'captured'), 'two counters').toBe(4);
  });

  test('[22.1] destroyed and fled counters are worth one each, guns as well', () => {
    expect([pointsFor(gun, 'destroyed'), pointsFor(foot('a', '1010'), 'fled')]).toEqual([2, 2]);
  });
});
