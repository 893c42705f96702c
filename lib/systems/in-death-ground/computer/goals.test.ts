import { describe, expect, test } from 'vitest';
import { play } from '../play';
import { getUnit } from '../play/field';
import type { State } from '../play/state';
import { BASE_WIDTH, changeUnit, placeElements, startField } from '../testing/field';
import { siegeScenario } from '../testing/siege';
import { line, placed } from '../testing/table';
import { countStormers, distanceToGoal, findPaths, listGoals } from './goals';

const asKind = (state: State, kind: 'ambush' | 'raid' | 'open-battle'): State => ({
  ...state,
  scenario: { ...state.scenario, kind, attacker: 'first' },
});

const greek = (state: State) => getUnit(state.units, 'a');

describe('where a side must get to', () => {
  test('8.2 – a column makes for the edge opposite to its own, whoever awaits it for nowhere', () => {
    const state = asKind(startField(), 'ambush');
    const aims = listGoals(state, greek(state));
    expect(aims.length).toBeGreaterThan(10);
    expect(new Set(aims.map(([, y]) => y))).toEqual(new Set([0]));
    expect(listGoals(state, getUnit(state.units, 'x'))).toEqual([]);
  });

  test('8.3 – in an open battle nobody has to get anywhere', () => {
    const state = asKind(startField(), 'open-battle');
    expect(listGoals(state, greek(state))).toEqual([]);
  });

  test('8.5 – a raider makes for the baggage that he sees', () => {
    const raid = asKind(changeUnit(startField(), 'z', { kind: 'baggage' }), 'raid');
    expect(listGoals(raid, greek(raid))).toHaveLength(1);
    const hidden = changeUnit(raid, 'z', { presence: 'late' });
    expect(listGoals(hidden, greek(hidden))).toEqual([]);
  });

  test('8.6, 17.2 – a besieger makes for the breach, and for the gate while the wall is whole', () => {
    const [open, whole] = [{ breaches: [[36, 12] as [number, number]] }, {}].map(wall =>
      play.start(siegeScenario([['a', placed(36, 30)]], [], [], wall), 1),
    ) as [State, State];
    const [behind] = listGoals(open, greek(open));
    expect(behind?.[1]).toBeLessThan(12);
    const [gate] = listGoals(whole, greek(whole));
    expect([gate?.[0], gate?.[1]]).toEqual([20, 13]);
    const ways = findPaths(open, greek(open), [[36, 8]]);
    expect(ways.lengthFrom([36, 20])).toBeLessThan(15);
    expect(ways.lengthFrom([54, 14])).toBeGreaterThan(20);
  });

  test('8.6 – those inside and those on ladders are counted', () => {
    const state = play.start(siegeScenario([['a', placed(36, 30)]], []), 1);
    expect(countStormers(state, 0)).toEqual({ inside: 0, climbing: 0, ready: 0 });
    const inside = placeElements(state, 'a', { x: 30, y: 6 }, { x: 33, y: 6 }, { x: 36, y: 20 });
    expect(countStormers(inside, 0).inside).toBe(2);
  });

  test('17.4 – who carries ladders goes where nobody guards the wall, turns to it, and stays once he is up', () => {
    const guards = [20, 26, 32].map((x, index) => ({ id: `guard-${index}`, x, y: 11 }));
    const start = play.start(siegeScenario([['a', placed(26, 30)]], guards), 1);
    const state = changeUnit(start, 'a', { ladders: 4 });
    const [foot] = listGoals(state, greek(state));
    expect(foot?.[0]).toBeGreaterThan(38);
    expect(foot?.[1]).toBeGreaterThan(12);
    const [straight, aside] = [0, 90].map(facing => {
      const elements = greek(state).elements.map(each => ({ ...each, facing }));
      return distanceToGoal(state, { ...greek(state), elements }) ?? 0;
    });
    expect(aside).toBeGreaterThan(straight ?? 0);
    const up = placeElements(state, 'a', { x: 40, y: 11 }, { x: 42.4, y: 13 });
    expect(listGoals(up, greek(up))).toEqual([]);
    const ready = placeElements(state, 'a', { x: 40, y: 13 }, { x: 42.4, y: 13 });
    expect(countStormers(ready, 0).ready).toBe(2);
  });

  test('8.2 – a column that faces aside has further to go', () => {
    const broad = (facing: number): State =>
      placeElements(
        startField(),
        'a',
        ...[0, 1, 2, 3].map(file => ({ x: 20, y: 30 + file * BASE_WIDTH, facing })),
      );
    const [aside, ahead] = [90, 0].map(facing => {
      const state = asKind(broad(facing), 'ambush');
      return distanceToGoal(state, greek(state)) ?? 0;
    });
    expect(aside).toBeGreaterThan((ahead ?? 0) + 2);
  });

  test('7.10 – the way over a river leads by its ford', () => {
    const river = { ...line('river', 3, [0, 24], [72, 24]), fords: [[60, 24] as [number, number]] };
    const state = startField();
    const flooded: State = {
      ...state,
      scenario: { ...state.scenario, board: { ...state.scenario.board, pieces: [river] } },
    };
    const ways = findPaths(flooded, greek(flooded), [[10, 4]]);
    expect(ways.lengthFrom([10, 44])).toBeGreaterThan(90);
    expect(ways.along([10, 44], 20)[0]).toBeGreaterThan(20);
  });
});
