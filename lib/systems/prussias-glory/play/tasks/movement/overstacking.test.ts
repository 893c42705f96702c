import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../document/scenario';
import { type TestUnit, withHexsides } from '../../../testing/scenario-builder';
import { choose, offers, run, stateOf } from '../../../testing/scripted-play';
import { play } from '../..';
import type { State } from '../../state';
import { activateArmy } from '../command/reactions';

const LINE = ['8-6-3', '7-5-3', '5-4-3', '3-3-3'];
const GUNS = ['8-5-3', '6-4-2', '4-3-1', '2-1-1'];
const foot = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  codes: LINE,
  ...more,
});
const gun = (id: string, hex: string): TestUnit => ({ id, hex, arm: 'artillery', codes: GUNS });
const crowd = (hex: string, count: number, more: Partial<TestUnit> = {}): readonly TestUnit[] =>
  Array.from({ length: count }, (_, index) => foot(`c${index}`, hex, more));

const ready = (units: readonly TestUnit[], change?: (scenario: Scenario) => Scenario): State => {
  const state = activateArmy(activateArmy(stateOf(units, change), 0), 1);
  const commands = { 'first-infantry': 'effective', 'first-cavalry': 'effective' } as const;
  return {
    ...state,
    marks: { ...state.marks, outOfCommand: [] },
    armies: [{ ...state.armies[0], commands }, state.armies[1]],
  };
};

const inMovement = (units: readonly TestUnit[], change?: (scenario: Scenario) => Scenario): State =>
  run(ready(units, change), { task: 'engage' }, { task: 'move' }).state;

const types = (state: State): readonly string[] => offers(state).map(({ type }) => type);
const mayEnd = (state: State): boolean => types(state).includes('pass');

const moved = (state: State, piece: string, ...way: readonly string[]): State => {
  const there = way.reduce(
    (now, to) => choose(now, { type: 'step', to }).state,
    choose(state, { type: 'move', piece }).state,
  );
  return types(there).includes('halt') ? choose(there, { type: 'halt' }).state : there;
};

const stepsOf = (state: State, piece: string) =>
  offers(choose(state, { type: 'move', piece }).state).filter(action => action.type === 'step');

describe('3.3 When stacking counts', () => {
  test('[3.3] movement does not end while a hex is too full, and the reason is given', () => {
    const state = inMovement(crowd('1010', 4));
    expect(mayEnd(state)).toBe(false);
    const [finding] = play.objections(state, { by: 'first', type: 'pass' });
    expect(finding).toMatchObject({
      code: 'prussias-glory/hex-too-full',
      rule: { section: '3.3' },
      values: { hex: '1010' },
    });
    expect(mayEnd(moved(state, 'c0', '1011'))).toBe(true);
  });

  test('[3.3, 7.3] a wing that forms column with eight steps in a hex must spread out', () => {
    const state = inMovement([foot('a', '1010'), foot('b', '1010')]);
    expect(mayEnd(state)).toBe(true);
    const column = choose(state, { type: 'form-column', wing: 'first-infantry-wing' }).state;
    expect(mayEnd(column)).toBe(false);
    expect(mayEnd(moved(column, 'a', '1011'))).toBe(true);
  });

  test('[3.3] who stands in a hex that is too full does not halt there', () => {
    const state = choose(inMovement(crowd('1010', 4)), { type: 'move', piece: 'c0' }).state;
    expect(types(state)).not.toContain('halt');
    expect(play.objections(state, { by: 'first', type: 'halt' })[0]?.rule?.section).toBe('3.3');
    expect(types(choose(state, { type: 'step', to: '1011' }).state)).toContain('halt');
  });

  test('[3.3, 8.2] where nobody can leave, the movement ends all the same', () => {
    expect(mayEnd(inMovement(crowd('1010', 4, { state: { status: 'routed' } })))).toBe(true);
  });

  test('[3.3, 7.2.1] of a crowd in an enemy zone the units behind must leave', () => {
    const state = inMovement([...crowd('1010', 4), foot('e', '1011', { side: 1 })]);
    expect(mayEnd(state)).toBe(false);
    expect(types(state)).not.toContain('halt');
    expect(mayEnd(moved(state, 'c3', '1009'))).toBe(true);
  });

  test('[3.3, 3.1] too many guns are relieved by guns or by the last fighter, not by one of two', () => {
    const guns = ['g', 'h', 'i'].map(id => gun(id, '1010'));
    expect(mayEnd(moved(inMovement([...guns, foot('a', '1010')]), 'a', '1011'))).toBe(true);
    const two = inMovement([...guns, foot('a', '1010'), foot('b', '1010')]);
    expect(mayEnd(moved(two, 'a', '1011'))).toBe(false);
    expect(mayEnd(moved(two, 'g', '1011'))).toBe(true);
    expect(types(choose(two, { type: 'move', piece: 'a' }).state), 'a fighter may stay').toContain('halt');
  });

  test('[3.3] a hex of the enemy that is too full does not matter now', () => {
    expect(mayEnd(inMovement([foot('a', '1010'), ...crowd('2010', 4, { side: 1 })]))).toBe(true);
  });
});

describe('3.3 Passing a hex that is full', () => {
  const column = [foot('a', '1009'), ...crowd('1010', 3)];
  const fullAt = (hex: string): readonly TestUnit[] => [0, 1, 2].map(index => foot(`f${hex}-${index}`, hex));

  test('[3.3] a unit passes through a full hex and ends beyond it', () => {
    const state = inMovement(column);
    const into = stepsOf(state, 'a').filter(action => action.type === 'step' && action.to === '1010');
    expect(into).toEqual([{ by: 'first', type: 'step', to: '1010', below: true }]);
    const begun = choose(state, { type: 'move', piece: 'a' }).state;
    const inside = choose(begun, { type: 'step', to: '1010', below: true }).state;
    expect(types(inside)).not.toContain('halt');
    const beyond = choose(inside, { type: 'step', to: '1011' }).state;
    expect(types(beyond)).toContain('halt');
  });

  test('[3.3] nobody enters a full hex whose points do not reach beyond it', () => {
    const slow = inMovement([foot('a', '1009', { codes: ['8-6-1'] }), ...crowd('1010', 3)]);
    expect(stepsOf(slow, 'a').some(action => action.type === 'step' && action.to === '1010')).toBe(false);
    const wall = [...crowd('1010', 3), ...['1011', '0910', '1110', '0909', '1109'].flatMap(fullAt)];
    const shut = inMovement([foot('a', '1009'), ...wall]);
    const into = stepsOf(shut, 'a').flatMap(action => (action.type === 'step' ? action.to : []));
    expect(into).toContain('1010');
  });

  test('[3.3, 7.2.1] passing a full hex in an enemy zone costs a point more', () => {
    const enemy = foot('e', '1110', { side: 1 });
    const fast = inMovement([...column, enemy]);
    const inside = choose(choose(fast, { type: 'move', piece: 'a' }).state, {
      type: 'step',
      to: '1010',
      below: true,
    }).state;
    const task = inside.agenda[0];
    expect(task).toMatchObject({ task: 'moving', spent: 1 });
    const out = choose(inside, { type: 'step', to: '0910' }).state;
    expect(out.agenda[0]).toMatchObject({ task: 'moving', spent: 3 });
  });
});

describe('7 and 10.2: what ends a move', () => {
  test('[25.3.6] a unit behind others stops beside the river too', () => {
    const river = (scenario: Scenario): Scenario => ({
      ...withHexsides({ rivers: ['1010/1011'] })(scenario),
      traits: [{ trait: 'river-in-column' }],
    });
    const state = inMovement([foot('a', '1009'), foot('b', '1010')], river);
    const begun = choose(state, { type: 'move', piece: 'a' }).state;
    const below = choose(begun, { type: 'step', to: '1010', below: true }).state;
    expect(types(below)).toEqual(['halt']);
  });

  const demoralised = (units: readonly TestUnit[]): State => {
    const state = ready(units);
    return { ...state, armies: [{ ...state.armies[0], spirit: 'demoralised' }, state.armies[1]] };
  };
  const leaves = (state: State, piece: string): boolean =>
    types(run(state, { task: 'moving', piece, spent: 0, steps: 0 }).state).includes('leave-map');

  test('[10.2, 7.2.1] engaged infantry does not leave the map, supporting units do', () => {
    const units = [foot('a', '1026'), foot('b', '1026'), foot('e', '1025', { side: 1 })];
    const state = demoralised(units);
    expect([leaves(state, 'a'), leaves(state, 'b')]).toEqual([false, true]);
  });

  test('[10.2, 7.2.1] whoever leaves the map out of an enemy zone pays for that too', () => {
    const state = demoralised([
      foot('a', '1026'),
      foot('b', '1025', { codes: ['8-6-2'] }),
      foot('e', '1126', { side: 1 }),
    ]);
    const begun = run(state, { task: 'moving', piece: 'b', spent: 0, steps: 0 }).state;
    const there = choose(begun, { type: 'step', to: '1026', below: true }).state;
    expect(types(there)).not.toContain('leave-map');
  });
});
