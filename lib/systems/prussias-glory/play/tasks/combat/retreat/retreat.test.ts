import { describe, expect, test } from 'vitest';
import { hexOf, measureHexDistance } from '@/lib/geometry/hex/hex';
import type { Scenario } from '../../../../document/scenario';
import { groundIn, hexOfUnit, standingUnitOf } from '../../../../rules/field';
import { listBestRetreatHexes } from '../../../../rules/map/retreat';
import { hexIn, type TestUnit, withTerrain } from '../../../../testing/scenario-builder';
import { run, stateOf } from '../../../../testing/scripted-play';
import { nameHex } from '../../../game';
import type { State } from '../../../state';

const LINE = ['8-6-3', '7-5-3', '5-4-3', '3-3-3'];
const foot = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  codes: LINE,
  ...more,
});
const runner = (hex: string, more: Partial<TestUnit> = {}): TestUnit =>
  foot('r', hex, { state: { status: 'routed' }, ...more });

/** The first side flees to the south; the test map has 26 hexes in a column, numbered from the north. */
const southward = (scenario: Scenario): Scenario => ({
  ...scenario,
  board: { ...scenario.board, friendlyEdges: [{ side: 'first', edges: ['south'] }] },
});

const fled = (units: readonly TestUnit[], change = southward): State =>
  run(stateOf(units, change), { task: 'retreat', unit: 'r', left: 2, how: 'flight', way: [] }).state;

const kindOf = (state: State): string | undefined => state.armies[0].track.entries[0]?.kind;
const at = (state: State): string | null => {
  const hex = hexOfUnit(state.field, 'r');
  return hex === null ? null : nameHex(state, hex);
};

describe('8.4 The way of a retreat', () => {
  const westward = (scenario: Scenario): Scenario => ({
    ...scenario,
    board: { ...scenario.board, friendlyEdges: [{ side: 'first', edges: ['west'] }] },
  });
  const best = (...enemies: readonly string[]): readonly string[] => {
    const units = enemies.map((hex, index) => foot(`e${index}`, hex, { side: 1 }));
    const state = stateOf([foot('r', '1010'), ...units], westward);
    const standing = standingUnitOf(state, 'r');
    return listBestRetreatHexes(state, standing, hexIn(state, '1010'), [], 'steady').map(hex =>
      nameHex(state, hex),
    );
  };

  test('[8.4] away from the enemy before towards the own edge: a hex that is no farther is worse', () => {
    expect(best('1013')).toHaveLength(1);
    const [only = ''] = best('1013');
    const { grid } = groundIn(stateOf([]));
    const distance = (hex: string): number => measureHexDistance(grid, hexOf(grid, hex), hexOf(grid, '1013'));
    expect([only.slice(0, 2), distance(only)]).toEqual(['09', 4]);
  });

  test('[8.4] towards the own edge where that leads away from the enemy as well', () => {
    expect(best('1310').every(hex => hex.startsWith('09'))).toBe(true);
  });
});

describe('8.2 Flight at the edge of the map', () => {
  const wall = ['0901', '0902', '1102', '1101'].map((hex, index) => foot(`e${index}`, hex, { side: 1 }));

  test('[8.2] at its own edge a routed unit with hexes left to run is gone, and counts as eliminated', () => {
    expect([at(fled([runner('1026')])), kindOf(fled([runner('1026')]))]).toEqual([null, 'fled']);
  });

  test('[8.2, 8.4] at a foreign edge it runs on towards its own while it can', () => {
    const state = fled([runner('1001')]);
    expect([at(state), kindOf(state)]).toEqual(['1003', undefined]);
  });

  test('[8.2] at a foreign edge it leaves the map rather than be captured', () => {
    const shut = fled([runner('1001'), ...wall, foot('e', '1002', { side: 1 })]);
    expect([at(shut), kindOf(shut)]).toEqual([null, 'fled']);
    const zone = fled([runner('1001'), ...wall]);
    expect([at(zone), kindOf(zone)], 'every hex is in an enemy zone').toEqual([null, 'fled']);
  });

  test('[8.4] in the middle of the map it is captured', () => {
    const ring = ['1009', '1110', '1109', '1011', '0909', '0910'].map((hex, index) =>
      foot(`e${index}`, hex, { side: 1 }),
    );
    const state = fled([runner('1010'), ...ring]);
    expect([at(state), kindOf(state)]).toEqual([null, 'captured']);
  });

  test('[8.4, 8.1] a disordered unit at a foreign edge does not leave the map', () => {
    const lakes = Object.fromEntries(['1002', '0901', '0900', '1100', '1101'].map(hex => [hex, 'l']));
    const change = (scenario: Scenario): Scenario => withTerrain(lakes)(southward(scenario));
    const state = run(stateOf([foot('r', '1001')], change), {
      task: 'retreat',
      unit: 'r',
      left: 1,
      how: 'disorder',
      way: [],
    }).state;
    expect([at(state), kindOf(state)]).toEqual([null, 'captured']);
  });

  test('[25.3.5] the baggage does not flee into friends, nor they into its hex', () => {
    const baggage = { codes: ['(1)-2-2'], traits: ['light-baggage' as const] };
    const walls = ['0910', '0911', '1110', '1111'];
    const lakes = (scenario: Scenario): Scenario =>
      withTerrain(Object.fromEntries(walls.map(hex => [hex, 'l'])))(southward(scenario));
    const pushed = foot('e', '1010', { side: 1 });
    const wagons = fled([runner('1011', baggage), foot('f', '1012'), pushed], lakes);
    expect(at(wagons)).toBe('1011');
    const others = fled([runner('1011'), foot('f', '1012', baggage), pushed], lakes);
    expect([at(others), kindOf(others)]).toEqual([null, 'captured']);
  });

  test('[25.3.5] the baggage leaves only over its own edge', () => {
    const baggage = runner('1001', { codes: ['(1)-2-2'], traits: ['light-baggage'] });
    const state = fled([baggage, ...wall, foot('e', '1002', { side: 1 })]);
    expect(at(state)).toBe('1001');
  });
});

describe('8.4.1 Retreats through enemy zones', () => {
  const pushed = (walls: readonly string[], units: readonly TestUnit[], steps: number): State => {
    const lakes = Object.fromEntries(walls.map(hex => [hex, 'l']));
    const state = stateOf([foot('r', '1010', { steps }), ...units], withTerrain(lakes));
    return run(state, { task: 'retreat', unit: 'r', left: 1, how: 'disorder', way: [] }).state;
  };
  const around = ['0909', '0910', '1109', '1110', '1009'];

  test('[8.4.1] a step is paid for each further hex, when it is entered', () => {
    const state = pushed(around, [foot('e', '1111', { side: 1 })], 4);
    expect(hexOfUnit(state.field, 'r')).not.toBeNull();
    expect([state.field.units.r?.steps, at(state) === '1011']).toEqual([3, false]);
  });

  test('[8.4.1, 8.4] who cannot go on is captured with all its steps', () => {
    const state = pushed([...around, '0911', '1012', '1111'], [foot('e', '0912', { side: 1 })], 3);
    const beside = pushed([...around, '0911', '1012'], [foot('e', '1111', { side: 1 })], 3);
    expect(at(state), 'no zone across the lakes').toBe('1011');
    expect(beside.armies[0].track.entries.map(({ kind }) => kind)).toEqual(['captured', 'captured']);
  });
});

describe('8.4.2 Retreats through friends', () => {
  /** Three hexes between lakes: a unit that retreats there goes through the others. */
  const pocket = (scenario: Scenario): Scenario => {
    const lakes = ['1009', '0909', '0910', '0911', '1012', '1109', '1111', '1210', '1211'];
    return withTerrain(Object.fromEntries(lakes.map(hex => [hex, 'l'])))(southward(scenario));
  };
  const shaky = { codes: ['1-1-3'], state: { status: 'routed' as const } };
  const crowd = ['1010', '1010', '1011', '1011', '1110', '1110'].map((hex, index) =>
    foot(`s${index}`, hex, shaky),
  );
  const flight = (unit: string) => ({ task: 'retreat', unit, left: 2, how: 'flight', way: [] }) as const;
  const routsOf = (seed: number, ...units: readonly string[]): readonly string[] =>
    run(stateOf(crowd, pocket, seed), ...units.map(flight))
      .events.filter(({ type }) => type === 'unit-routed')
      .map(({ values }) => /"name":"(s\d)"/.exec(JSON.stringify(values))?.[1] ?? '');

  test('[8.4.2] a panic comes to an end: who has run because of it is not asked again', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const routs = routsOf(seed, 's0');
      expect(routs.length, `seed ${seed}`).toBeGreaterThan(0);
      expect(new Set(routs).size).toBe(routs.length);
      expect(routs).not.toContain('s0');
    }
  });

  test('[8.4.2] the next retreat is a new cause for all of them', () => {
    const twice = [1, 2, 3, 4, 5].map(seed => routsOf(seed, 's0', 's2'));
    expect(twice.some(routs => new Set(routs).size < routs.length)).toBe(true);
    expect(twice.some(routs => routs.includes('s0'))).toBe(true);
  });
});
