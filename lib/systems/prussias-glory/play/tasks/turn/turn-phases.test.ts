import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../document/scenario';
import { hexOfUnit, standingUnitOf } from '../../../rules/field';
import { hexIn, type TestUnit, withHexsides } from '../../../testing/scenario-builder';
import { choose, offers, run, stateOf, withSeed } from '../../../testing/scripted-play';
import { play } from '../..';
import { isEffective, mayAct } from '../../command-state';
import type { State } from '../../state';
import { withCommandChecked } from '../command/look-to-commander';
import { activateArmy, computeActivationCost, deployWing } from '../command/reactions';

const LINE = ['8-6-3', '7-5-3', '5-4-3', '3-3-3'];
const GUNS = ['8-5-3', '6-4-2', '4-3-1', '2-1-1'];
const foot = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  codes: LINE,
  ...more,
});
const horse = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  arm: 'cavalry',
  codes: ["6'-7-6", "5'-6-6"],
  ...more,
});

const commander = { id: 'king', name: 'King', morale: 2, movement: 6, initiative: 5, special: true };

/** A main scenario in which both armies are passive under a commander. */
const sleeping = (scenario: Scenario): Scenario => ({
  ...scenario,
  options: { ...scenario.options, kind: 'main' },
  forces: scenario.forces.map((force, index) => ({
    ...force,
    activation: { first: 2, later: 1 },
    ...(index === 0 ? { commander } : { commander: { ...commander, id: 'duke', name: 'Duke' } }),
  })),
});

const at = (state: State, id: string): number | null => hexOfUnit(state.field, id);
const active = (state: State): State => activateArmy(activateArmy(state, 0), 1);
const marked = (state: State): State => ({
  ...state,
  marks: { ...state.marks, outOfCommand: [] },
  armies: [
    { ...state.armies[0], commands: { 'first-infantry': 'effective', 'first-cavalry': 'effective' } },
    state.armies[1],
  ],
});

describe('6 and 13: activation', () => {
  const units = [foot('a', '1010'), foot('e', '1015', { side: 1 })];

  test('[6.1, 6.1.1, 13.1] an army that sleeps pays and throws; what is paid is lost either way', () => {
    const base = stateOf(units, sleeping);
    const asked = run(base, { task: 'activation' }).state;
    const { state, events } = choose(asked, { type: 'activate' });
    expect(state.armies[0].track.boxes).toEqual([20, 19]);
    expect(events[0]?.faces).toHaveLength(1);
    expect(computeActivationCost(state, 0)).toBe(1);
    expect(mayAct(base, standingUnitOf(base, 'a').unit)).toBe(false);
  });

  const stepInto = (state: State, to: string) => {
    const begun = run(state, { task: 'moving', piece: 'a', spent: 0, steps: 0 }).state;
    return choose(begun, { type: 'step', to }).state;
  };

  test('[6.1.2] an enemy in sight within three hexes awakes the army for its next turn', () => {
    const state = { ...stateOf([foot('a', '1010'), foot('e', '1014', { side: 1 })], sleeping) };
    const after = stepInto(
      {
        ...state,
        armies: [
          { ...state.armies[0], active: true },
          { ...state.armies[1], coupUsed: true },
        ],
      },
      '1011',
    );
    expect(after.armies[1].awakens).toBe(true);
    const woken = run({ ...after, player: 1 }, { task: 'activation' }).state;
    expect(woken.armies[1].active).toBe(true);
  });

  test('[6.1.3, 13.2] the first sight within seven hexes is the one chance of a coup', () => {
    const state = stateOf([foot('a', '1010'), foot('e', '1018', { side: 1 })], sleeping);
    const after = stepInto(
      { ...state, armies: [{ ...state.armies[0], active: true }, state.armies[1]] },
      '1011',
    );
    expect(play.awaits(after)).toEqual(['second']);
    expect(offers(after).map(({ type }) => type)).toEqual(['pass', 'attempt-coup']);
    const declined = choose(after, { type: 'pass' }).state;
    expect(declined.armies[1].coupUsed).toBe(true);
    const tried = withSeed(seed => {
      const again = choose(
        { ...after, rng: stateOf(units, sleeping, seed).rng },
        { type: 'attempt-coup' },
      ).state;
      return offers(again).some(({ type }) => type === 'pay-coup') ? again : null;
    });
    expect(choose(tried, { type: 'pay-coup' }).state.armies[1]).toMatchObject({
      active: true,
      track: { boxes: [20, 19] },
    });
  });

  const detached = (scenario: Scenario): Scenario => ({
    ...sleeping(scenario),
    forces: sleeping(scenario).forces.map(force => ({
      ...force,
      groups: force.groups.map(group =>
        group.kind === 'cavalry' ? { ...group, kind: 'detachment' as const } : group,
      ),
    })),
  });

  test('[6.3, 6.3.1, 6.3.2] a detachment awakes at once and by itself, and dissolves when the army is awake', () => {
    const state = stateOf([foot('a', '1010'), horse('d', '1014', { side: 1 })], detached);
    const after = stepInto(
      { ...state, armies: [{ ...state.armies[0], active: true }, state.armies[1]] },
      '1011',
    );
    const { unit } = standingUnitOf(after, 'd');
    expect(after.armies[1]).toMatchObject({ active: false, awakens: false, coupUsed: false });
    expect(after.armies[1].detachments['second-cavalry']).toEqual({ active: true, coupUsed: true });
    expect(mayAct(after, unit)).toBe(true);
    const awake = activateArmy(after, 1);
    expect(awake.armies[1].active).toBe(true);
  });

  test('[6.3] a detachment awakes a detachment of the enemy, never the army', () => {
    const units = [
      horse('a', '1010'),
      horse('d', '1014', { side: 1 }),
      foot('e', '1114', { side: 1 }),
      foot('f', '3020'),
    ];
    const state = stateOf(units, detached);
    const awakeHorse = { 'first-cavalry': { active: true, coupUsed: true } };
    const after = stepInto(
      { ...state, armies: [{ ...state.armies[0], detachments: awakeHorse }, state.armies[1]] },
      '1011',
    );
    expect(after.armies[1].detachments['second-cavalry']?.active).toBe(true);
    expect(after.armies[1].awakens).toBe(false);
  });
});

describe('6 and 14: command', () => {
  test('[14.2, 6.2] each group throws, and its units have their movement from it', () => {
    const state = active(stateOf([foot('a', '1010')]));
    const { state: after, events } = run(state, { task: 'command' });
    expect(events.filter(({ type }) => type.startsWith('group-')).length).toBe(2);
    expect(isEffective(after, standingUnitOf(after, 'a').unit)).toBe(
      after.armies[0].commands['first-infantry'] === 'effective',
    );
  });

  test('[6.2.2] units far from their leader are marked at the start of the turn', () => {
    const state = withCommandChecked(stateOf([foot('a', '1010')]));
    expect(state.marks.outOfCommand).toEqual(['a']);
  });

  const column = { state: { column: true } };

  test('[7.3.2, 14.1] a wing leaves its column before command is thrown for', () => {
    const state = active(stateOf([foot('a', '1010', column)]));
    const asked = run(state, { task: 'deploy' }).state;
    const after = choose(asked, { type: 'deploy', wing: 'first-infantry-wing' }).state;
    expect(standingUnitOf(after, 'a').column).toBe(false);
    expect(standingUnitOf(deployWing(state, 'first-infantry-wing'), 'a').column).toBe(false);
  });

  test('[7.3.3] a wing in column may try to deploy when an enemy comes within three hexes, once', () => {
    const state = marked(active(stateOf([foot('a', '1010'), foot('e', '1014', { side: 1, ...column })])));
    const begun = run(state, { task: 'moving', piece: 'a', spent: 0, steps: 0 }).state;
    const threatened = choose(begun, { type: 'step', to: '1011' }).state;
    expect(play.awaits(threatened)).toEqual(['second']);
    const { state: after, events } = choose(threatened, { type: 'deploy-under-threat' });
    expect(events.some(({ type }) => type === 'deployed-in-time' || type === 'caught-in-column')).toBe(true);
    expect(after.marks.tried).toEqual(['second-infantry-wing']);
  });
});

describe('15 Movement', () => {
  test('[15.1] routed units run before anybody else moves', () => {
    const state = active(stateOf([foot('a', '1010', { state: { status: 'routed' } })]));
    const after = run(state, { task: 'rout' }).state;
    expect(at(after, 'a')).not.toBe(hexIn(after, '1010'));
  });

  const pair = [foot('a', '1010'), foot('below', '1010'), foot('n', '1009'), foot('e', '1011', { side: 1 })];

  test('[4.3, 15.2] a newcomer on top turns the engaged marker over, one below does not', () => {
    const engaged = run(marked(active(stateOf(pair))), { task: 'engage' }).state;
    expect(engaged.marks.engaged[hexIn(engaged, '1010')]).toBe('normal');
    const begun = run(engaged, { task: 'moving', piece: 'n', spent: 0, steps: 0 }).state;
    const top = choose(begun, { type: 'step', to: '1010' }).state;
    expect(top.marks.engaged[hexIn(top, '1010')]).toBe('changed');
    const under = choose(begun, { type: 'step', to: '1010', below: true }).state;
    expect(under.marks.engaged[hexIn(under, '1010')]).toBe('normal');
  });

  test('[15.3, 3.3] pieces move one after the other, and nobody ends where there is no room', () => {
    const full = [1, 2, 3].map(index => foot(`f${index}`, '1011'));
    const state = marked(active(stateOf([foot('a', '1010'), ...full])));
    const asked = run(state, { task: 'move' }).state;
    const moving = choose(asked, { type: 'move', piece: 'a' }).state;
    const steps = offers(moving).flatMap(action => (action.type === 'step' ? action.to : []));
    expect(steps).toContain('1009');
    const passing = choose(moving, { type: 'step', to: '1011', below: true }).state;
    expect(offers(passing).map(({ type }) => type)).not.toContain('halt');
    expect(choose(moving, { type: 'halt' }).state.marks.done).toContain('a');
  });

  test('[16.3] guns that moved are marked until the fire is over', () => {
    const state = marked(active(stateOf([{ id: 'g', hex: '1010', arm: 'artillery', codes: GUNS }])));
    const begun = run(state, { task: 'moving', piece: 'g', spent: 0, steps: 0 }).state;
    const moved = choose(begun, { type: 'step', to: '1011' }).state;
    expect(moved.marks.moved).toEqual(['g']);
    expect(run(moved, { task: 'rally' }).state.marks.moved).toEqual([]);
  });

  test('[3.4] guns of the coalition go to the bottom in an enemy zone', () => {
    const units = [
      { id: 'g', side: 1 as const, hex: '1010', arm: 'artillery' as const, codes: GUNS },
      foot('f', '1011', { side: 1 }),
      foot('e', '1012'),
    ];
    const state = { ...active(stateOf(units)), player: 1 as const };
    const begun = run(state, { task: 'moving', piece: 'g', spent: 0, steps: 0 }).state;
    const into = offers(begun).filter(action => action.type === 'step' && action.to === '1011');
    expect(into).toEqual([{ by: 'second', type: 'step', to: '1011', below: true }]);
  });

  test('[3.4] whoever comes below the stack after them stays above such guns', () => {
    const units = [
      { id: 'g', side: 1 as const, hex: '1010', arm: 'artillery' as const, codes: GUNS },
      foot('f', '1011', { side: 1 }),
      foot('h', '1110', { side: 1 }),
      foot('e', '1012'),
    ];
    const begin = (state: State, piece: string): State =>
      run({ ...state, player: 1 }, { task: 'moving', piece, spent: 0, steps: 0 }).state;
    const below = { type: 'step', to: '1011', below: true } as const;
    const followed = (state: State): State => choose(begin(choose(state, below).state, 'h'), below).state;
    const inCommand = marked(active(stateOf(units)));
    const sunk = followed(begin(inCommand, 'g'));
    expect(sunk.field.stacks[hexIn(sunk, '1011')]).toEqual(['f', 'h', 'g']);
    const free = followed(begin(marked(active(stateOf(units.slice(0, 3)))), 'g'));
    expect(free.field.stacks[hexIn(free, '1011')], 'no enemy is near').toEqual(['f', 'g', 'h']);
  });
});

describe('16 and 21: fire, the joint phase', () => {
  test('[16.2] guns are laid on a target and fire together', () => {
    const guns = ['g', 'h'].map(id => ({ id, hex: '1010', arm: 'artillery' as const, codes: GUNS }));
    const state = active(stateOf([...guns, foot('e', '1012', { side: 1 })]));
    let now = run(state, { task: 'fire', side: 0, phase: 'offensive' }).state;
    now = choose(now, { type: 'aim', target: '1012' }).state;
    for (const gun of ['g', 'h']) now = choose(now, { type: 'lay', gun }).state;
    const { events } = choose(now, { type: 'fire' });
    expect(events.find(({ type }) => type === 'bombarded')?.values).toMatchObject({ strength: 10 });
  });

  const low = (state: State, boxes: readonly number[]): State => ({
    ...state,
    armies: [{ ...state.armies[0], track: { top: 24, base: 20, boxes, entries: [] } }, state.armies[1]],
  });

  test('[10.2] at zero an army is demoralised and its units near the enemy check morale', () => {
    const state = low(active(stateOf([foot('a', '1010'), foot('e', '1012', { side: 1 })])), [0]);
    const { state: after, events } = run(state, { task: 'joint' });
    expect(after.armies[0].spirit).toBe('demoralised');
    expect(events.map(({ type }) => type)).toContain('morale-checked');
  });

  test('[10.3] at minus ten it breaks, and the disordered rout', () => {
    const state = low(
      active(
        stateOf([foot('a', '1010', { state: { status: 'disordered' } }), foot('e', '1012', { side: 1 })]),
      ),
      [-10],
    );
    const after = run(state, { task: 'joint' }).state;
    expect(after.armies[0].spirit).toBe('broken');
    expect(standingUnitOf(after, 'a').status).toBe('routed');
  });

  test('[25.3.4] an army that moved in the heat is worn out', () => {
    const hot = (scenario: Scenario): Scenario => ({ ...scenario, traits: [{ trait: 'heat' }] });
    const state = active(stateOf([foot('a', '1010')], hot));
    const busy: State = { ...state, armies: [{ ...state.armies[0], busy: true }, state.armies[1]] };
    const after = run(busy, { task: 'joint' }).state;
    expect(after.armies[0].track.boxes).toEqual([20, 19]);
    expect(after.armies[1].track.boxes).toEqual([]);
  });

  test('[10.2, 7.1] units of a demoralised army may leave over their own edge', () => {
    const base = marked(active(stateOf([foot('a', '1026')])));
    const state: State = { ...base, armies: [{ ...base.armies[0], spirit: 'demoralised' }, base.armies[1]] };
    const begun = run(state, { task: 'moving', piece: 'a', spent: 0, steps: 0 }).state;
    const left = choose(begun, { type: 'leave-map' }).state;
    expect(at(left, 'a')).toBeNull();
    expect(left.armies[0].busy, '[25.3.4] who leaves the map has moved').toBe(true);
  });
});

describe('9 Leaders', () => {
  test('[9.2, 9.1] a leader caught alone is killed on a six and replaced, or rides to his nearest unit', () => {
    const units = [foot('a', '1005'), foot('e', '1011', { side: 1 })];
    const outcomes = new Set<string>();
    for (let seed = 1; seed < 60; seed++) {
      const base = marked(active(stateOf(units, undefined, seed)));
      const state: State = {
        ...base,
        field: { ...base.field, leaders: { 'first-infantry-leader': hexIn(base, '1010') } },
      };
      const begun = run(state, { task: 'moving', piece: 'a', spent: 0, steps: 0 }).state;
      const { state: after, events } = choose(begun, { type: 'step', to: '1006' });
      expect(after.field.leaders['first-infantry-leader']).toBe(hexIn(after, '1006'));
      for (const { type } of events) if (type.startsWith('leader')) outcomes.add(type);
      if (events.some(({ type }) => type === 'leader-killed'))
        expect(after.field.ranks).toEqual({ 'first-infantry-leader': 'replacement' });
    }
    expect([...outcomes].sort()).toEqual(['leader-escaped', 'leader-killed']);
  });
});

test('[19.5] an uphill attack is worse', () => {
  const units = [foot('a', '1010'), foot('e', '1011', { side: 1 })];
  const modifier = (change?: (scenario: Scenario) => Scenario) => {
    const state = run(active(stateOf(units, change)), { task: 'combat' }).state;
    const { events } = choose(state, { type: 'attack', attacking: ['1010'], defending: ['1011'] });
    return Number(events.find(({ type }) => type === 'attack-resolved')?.values.modifier);
  };
  expect(modifier(withHexsides({ slopes: ['1011/1010'] }))).toBe(modifier() - 1);
});
