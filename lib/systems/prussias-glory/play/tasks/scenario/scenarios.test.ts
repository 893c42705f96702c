import { describe, expect, test } from 'vitest';
import { readShippedScenario } from '@/content/testing/shipped-scenarios';
import { checkVariant } from '@/lib/game/check/check-document';
import { hexOf, measureHexDistance } from '@/lib/geometry/hex/hex';
import { prussiasGlory } from '../../..';
import { armyOf, rosterOf } from '../../../document/army';
import { groundOf } from '../../../document/ground';
import { type Scenario, scenarioSchema } from '../../../document/scenario';
import { createTrack } from '../../../rules/army-morale';
import { computeChargeLeaderBonus } from '../../../rules/combat/charge';
import { hexOfUnit, sceneOf, standingUnitOf } from '../../../rules/field';
import { canSee } from '../../../rules/map/sight';
import { findVictoryOutcome } from '../../../rules/victory';
import { choose, offers, run } from '../../../testing/scripted-play';
import { play } from '../..';
import { isEffective } from '../../command-state';
import { pointsOf, resultOf } from '../../figures/verdict';
import type { State } from '../../state';
import { activateArmy, computeActivationCost } from '../command/reactions';

const load = (name: string): Scenario => readShippedScenario('prussias-glory', name, scenarioSchema);

const variantOf = (scenario: Scenario, id: string): Scenario => {
  const variant = scenario.variants.find(other => other.id === id);
  const read = variant ? checkVariant(prussiasGlory.documents.scenario, scenario, variant) : null;
  if (!read?.document) throw new Error(`no variant ${id}`);
  expect(read.findings).toEqual([]);
  return read.document;
};

const standingOf = (first: string, second: string, difference: number) => ({
  spirits: { [first]: 'steady', [second]: 'steady' } as Record<string, 'steady' | 'demoralised' | 'broken'>,
  morale: { [first]: 10, [second]: 10 },
  difference,
});

describe('23 Rossbach', () => {
  const [main, battle] = [load('rossbach'), load('rossbach-battle')];

  test('[23.2] the levels of victory', () => {
    const level = (
      theirs: 'steady' | 'demoralised' | 'broken',
      ours: 'steady' | 'demoralised',
      difference: number,
    ) => {
      const verdict = findVictoryOutcome(main, {
        ...standingOf('prussia', 'coalition', difference),
        spirits: { prussia: ours, coalition: theirs },
      });
      return `${verdict.side} ${verdict.level}`;
    };
    expect(level('broken', 'steady', 22)).toBe('prussia decisive');
    expect(level('broken', 'steady', 16)).toBe('prussia substantial');
    expect(level('demoralised', 'steady', 6)).toBe('prussia marginal');
    expect(level('steady', 'demoralised', 0)).toBe('coalition decisive');
    expect(level('steady', 'steady', 6)).toBe('coalition substantial');
    expect(level('steady', 'steady', 7)).toBe('coalition marginal');
  });

  test('[23.1] ten points for infantry at the towns', () => {
    const state = play.start(battle, 1);
    const before = pointsOf(state, 1);
    const { grid } = groundOf(battle.board);
    const hex = hexOf(grid, '2607');
    const guests = ['coa-piemont', 'coa-mailly', 'coa-poitou'];
    const stacks = Object.fromEntries(
      Object.entries(state.field.stacks).map(([at, ids]) => [at, ids.filter(id => !guests.includes(id))]),
    );
    const there: State = { ...state, field: { ...state.field, stacks: { ...stacks, [hex]: guests } } };
    expect(pointsOf(there, 1) - before).toBe(10);
  });

  test('[23.3.1, 23.4] without a commander the army awakes on a 1, or freely when it is weary', () => {
    const state = play.start(main, 1);
    expect(state.armies[1]).toMatchObject({ hasCommander: false, active: false });
    const asked = run(
      { ...state, player: 1, armies: [state.armies[0], { ...state.armies[1], mayAwake: true }] },
      { task: 'awake-choice' },
    ).state;
    expect(play.actions(asked, 'coalition').map(({ type }) => type)).toEqual([
      'pass',
      'activate',
      'declare-advance',
    ]);
  });

  test('[23.4.1, 23.4.2] a declared advance lifts the morale, to eighteen at most', () => {
    const state = play.start(main, 1);
    const asked = run(
      { ...state, player: 1, armies: [state.armies[0], { ...state.armies[1], mayAwake: true }] },
      { task: 'awake-choice' },
    ).state;
    const { state: after } = play.apply(asked, { by: 'coalition', type: 'declare-advance' });
    expect(after.armies[1].advance).toMatchObject({ bonus: 6, deadline: 4 });
    const late = play.apply({ ...asked, turn: 7 }, { by: 'coalition', type: 'declare-advance' }).state;
    expect(late.armies[1].advance, 'the last turn at the latest').toMatchObject({ deadline: 9 });
    expect(after.armies[1].track.base).toBe(18);
    const low: State = {
      ...state,
      player: 1,
      armies: [state.armies[0], { ...state.armies[1], track: { ...state.armies[1].track, base: 7 } }],
    };
    const free = run(low, { task: 'player-turn', side: 1 }).state;
    expect(free.armies[1].mayAwake).toBe(true);
  });

  test('[23.4.3] an attack of Prussian line infantry ends the offer', () => {
    const state = play.start(battle, 1);
    expect(state.armies[1].advanceOpen).toBe(true);
    const { grid } = groundOf(battle.board);
    const [one, other] = [hexOf(grid, '2206'), hexOf(grid, '2306')];
    const melee = {
      ...state,
      field: { ...state.field, stacks: { [one]: ['pru-5-13'], [other]: ['coa-piemont'] } },
    };
    const asked = run(melee, { task: 'combat' }).state;
    const [attack] = play.actions(asked, 'prussia');
    if (!attack) throw new Error('nobody attacks');
    expect(play.apply(asked, attack).state.armies[1].advanceOpen).toBe(false);
  });

  test('[23.4] an advance has succeeded when three units are at the goal and nobody is left in the camp', () => {
    const { grid } = groundOf(main.board);
    const failed = (last: string): boolean => {
      const goal = hexOf(grid, '2604');
      const stacks = {
        [goal]: ['coa-piemont', 'coa-mailly', 'coa-poitou'],
        [hexOf(grid, last)]: ['coa-provence'],
      };
      const begun = play.start(main, 1);
      const advance = { deadline: begun.turn, bonus: 6 };
      const armies = [begun.armies[0], { ...begun.armies[1], advance }] as const;
      const { events } = run({ ...begun, armies, field: { ...begun.field, stacks } }, { task: 'joint' });
      return events.some(({ type }) => type === 'advance-failed');
    };
    expect([failed('2610'), failed('2025')]).toEqual([false, true]);
  });

  test('[23.4.4] waiting costs the Prussians two on a six, the others two or three but never below six', () => {
    const losses = new Set<unknown>();
    for (let seed = 1; seed < 60; seed++) {
      const state = play.start(main, seed);
      const { state: after, events } = run(state, { task: 'passivity', side: 1 });
      losses.add(events[0]?.values.loss);
      expect(after.armies[1].track.boxes.every(box => box >= 6)).toBe(true);
    }
    expect([...losses].sort()).toEqual([0, 2]);
    const blooded = { ...play.start(main, 1), blooded: true };
    expect(run(blooded, { task: 'passivity', side: 0 }).events).toEqual([]);
  });

  const waitingLosses = (side: 0 | 1, morale: number, weary: boolean): Readonly<Record<number, unknown>> => {
    const found: Record<number, unknown> = {};
    for (let seed = 1; seed < 60; seed++) {
      const start = play.start(main, seed);
      const [one, other] = start.armies.map(army => ({ ...army, weary, track: createTrack(morale, 20) }));
      if (!one || !other) throw new Error('two armies');
      const [event] = run({ ...start, armies: [one, other] }, { task: 'passivity', side }).events;
      found[event?.faces?.[0] ?? 0] = event?.values.loss;
    }
    return found;
  };

  test.each([
    ['the Prussians lose two on a six only', 0, 16, false, [0, 0, 0, 0, 0, 2]],
    ['the coalition loses two on its first five or six', 1, 16, false, [0, 0, 0, 0, 2, 2]],
    ['later it loses two on a five, three on a six', 1, 16, true, [0, 0, 0, 0, 2, 3]],
    ['the coalition does not fall below six', 1, 7, true, [0, 0, 0, 0, 1, 1]],
    ['at six the coalition loses nothing', 1, 6, true, [0, 0, 0, 0, 0, 0]],
    ['the Prussians have no such floor', 0, 7, true, [0, 0, 0, 0, 0, 2]],
  ] as const)('[23.4.4] waiting: %s', (_, side, morale, weary, losses) => {
    const expected = Object.fromEntries(losses.map((loss, index) => [index + 1, loss]));
    expect(waitingLosses(side, morale, weary)).toEqual(expected);
  });

  test('[23.5, 23.5.3] the battle scenario: four turns, both active, morale ten, and no commander still', () => {
    const state = play.start(battle, 1);
    expect(battle.options.turns).toEqual(['1430', '1530', '1630', '1730']);
    expect(state.armies.map(({ active }) => active)).toEqual([true, true]);
    expect(state.armies[0].track.base).toBe(10);
    expect(state.armies[1].hasCommander).toBe(false);
  });

  test('[23.5.1] the columns march three hexes towards Reichardtswerben', () => {
    const state = play.start(battle, 1);
    const { grid } = groundOf(battle.board);
    const goal = hexOf(grid, '2606');
    const gap = (at: State, id: string) => measureHexDistance(grid, hexOfUnit(at.field, id) ?? 0, goal);
    const after = run({ ...state, player: 1 }, { task: 'march' }).state;
    expect(gap(after, 'coa-franconia')).toBeLessThan(gap(state, 'coa-franconia'));
    expect(gap(after, 'coa-bretlach')).toBe(gap(state, 'coa-bretlach'));
    expect(after.marks.done).toContain('coa-piemont');
  });

  test('[23.6] Hildburghausen in command', () => {
    const scenario = variantOf(main, 'hildburghausen');
    const army = armyOf(scenario, 1);
    expect(army.commander).toMatchObject({ initiative: 3, wing: 'hildburghausen-wing' });
    expect(army.groups[0]).toMatchObject({ rating: 2, commanded: 3 });
    expect(computeActivationCost(play.start(scenario, 1), 1)).toBe(1);
  });
});

describe('24 Leuthen', () => {
  const [main, battle] = [load('leuthen'), load('leuthen-battle')];

  test('[24.1] the levels of victory', () => {
    const won = {
      ...standingOf('prussia', 'austria', 24),
      spirits: { prussia: 'steady', austria: 'broken' } as const,
    };
    expect(findVictoryOutcome(main, won)).toMatchObject({ side: 'prussia', level: 'decisive' });
    expect(findVictoryOutcome(main, standingOf('prussia', 'austria', 24))).toMatchObject({
      side: 'austria',
      level: 'marginal',
    });
  });

  test('[24.2, 24.2.2] the Prussians are active and enter in column by the Neumarkt zone', () => {
    const state = play.start(main, 1);
    expect(state.armies.map(({ active }) => active)).toEqual([true, false]);
    const asked = choose(state, { type: 'bring', piece: 'pru-26-13' }).state;
    const [entry] = offers(asked);
    if (entry?.type !== 'enter') throw new Error('nobody enters');
    expect(entry.at.endsWith('26')).toBe(true);
    expect(offers(asked).every(action => action.type === 'enter' && action.column)).toBe(true);
    const inside = play.apply(asked, {
      by: 'prussia',
      type: 'enter',
      piece: 'pru-26-13',
      at: entry.at,
      column: true,
    }).state;
    expect(standingUnitOf(inside, 'pru-26-13').column).toBe(true);
    const degraded = { ...inside.armies[0], commands: {}, inspired: [] };
    const { unit } = standingUnitOf(inside, 'pru-26-13');
    expect(isEffective({ ...inside, armies: [degraded, inside.armies[1]] }, unit)).toBe(true);
  });

  test('[24.2.5] Nádasdy lends his modifier to charges, other infantry leaders do not', () => {
    const scene = sceneOf(main);
    const hex = (leader: string) => scene.field.leaders[leader] ?? 0;
    expect(computeChargeLeaderBonus(scene, [hex('nadasdy')], 1)).toBe(2);
    expect(computeChargeLeaderBonus(scene, [hex('kheul')], 1)).toBe(0);
  });

  test('[24.3] two units begin reduced', () => {
    const { units } = rosterOf(battle);
    expect([units.get('aus-sax-chv-kb')?.steps, units.get('aus-hus-11-34')?.steps]).toEqual([2, 1]);
    expect(battle.forces[1]?.morale.start).toBe(21);
  });

  test('[24.4] Daun in command', () => {
    const scenario = variantOf(main, 'daun');
    expect(armyOf(scenario, 1).commander).toMatchObject({ name: 'Daun', initiative: 4, morale: 2 });
    expect(scenario.forces[1]?.morale.start).toBe(26);
  });

  test('[5.2] pg-g-los-unit-low, pg-g-los-unit-downhill: units on low ground and right below do not hide', () => {
    const scene = sceneOf(battle);
    const { grid } = groundOf(battle.board);
    const with_ = (hexes: readonly string[]) => ({
      ...scene,
      field: {
        ...scene.field,
        stacks: Object.fromEntries(
          hexes.map((hex, index) => [hexOf(grid, hex), [['pru-26-13', 'pru-15-6'][index] ?? '']]),
        ),
      },
    });
    expect(canSee(with_(['3615']), hexOf(grid, '3617'), hexOf(grid, '3512'))).toBe(true);
    expect(canSee(with_(['3513', '3613']), hexOf(grid, '3512'), hexOf(grid, '3614'))).toBe(true);
  });
});

describe('25 Zorndorf', () => {
  const [main, battle] = [load('zorndorf'), load('zorndorf-battle')];

  test('[25.2] the levels of victory', () => {
    const close = { ...standingOf('prussia', 'russia', 1), morale: { prussia: 10, russia: 6 } };
    expect(findVictoryOutcome(main, close)).toMatchObject({ side: 'prussia', level: 'marginal' });
    expect(findVictoryOutcome(main, { ...close, difference: 0 })).toMatchObject({
      side: 'russia',
      level: 'marginal',
    });
  });

  test('[25.1] two points when the baggage routs', () => {
    const state = play.start(battle, 1);
    const routed: State = {
      ...state,
      armies: [state.armies[0], { ...state.armies[1], baggageRouted: true }],
    };
    expect(pointsOf(routed, 0) - pointsOf(state, 0)).toBe(2);
  });

  test('[25.3, 25.3.1] morale, ratings and the rough historical set-up', () => {
    expect(main.forces.map(({ morale }) => morale.start)).toEqual([47, 56]);
    expect(main.forces[0]?.groups.map(({ rating }) => rating)).toEqual([4, 4, 2]);
    const scene = sceneOf(main);
    const { grid } = groundOf(main.board);
    expect(
      measureHexDistance(grid, scene.field.leaders.manteuffel ?? 0, hexOf(grid, '3215')),
    ).toBeLessThanOrEqual(1);
  });

  test('[25.3.2] the free set-up is a variant that stands within its own limits', () => {
    expect(variantOf(main, 'free-set-up').deployment.limits.length).toBeGreaterThan(0);
  });

  test('[25.4] the battle scenario: eleven turns, edges of its own', () => {
    expect(battle.options.turns).toHaveLength(11);
    expect(battle.board.friendlyEdges).toEqual([
      { side: 'prussia', edges: ['west', 'south'] },
      { side: 'russia', edges: ['north', 'east'] },
    ]);
    expect(battle.forces.map(({ morale }) => morale.start)).toEqual([34, 46]);
  });
});

describe('26 Torgau', () => {
  const [main, battle] = [load('torgau'), load('torgau-battle')];

  test('[26.2] the levels of victory; none fits: a draw', () => {
    const state = play.start(battle, 1);
    expect(resultOf(state).ranking).toEqual([['prussia', 'austria']]);
    const low = { ...standingOf('prussia', 'austria', 0), morale: { prussia: 8, austria: 6 } };
    expect(findVictoryOutcome(main, low)).toMatchObject({ side: 'prussia', level: 'marginal' });
  });

  test('[26.1] the Austrians lose ten without a way to Torgau', () => {
    const state = play.start(battle, 1);
    const cut: State = { ...state, field: { ...state.field, leaders: {} } };
    expect(pointsOf(cut, 1) - pointsOf(state, 1)).toBeLessThanOrEqual(0);
    expect(pointsOf(cut, 1)).toBe(-10);
  });

  test('[26.3.1] four points, three once Lascy is there, two for a coup', () => {
    const state = play.start(main, 1);
    expect(computeActivationCost(state, 1)).toBe(4);
    const there: State = {
      ...state,
      armies: [state.armies[0], { ...state.armies[1], arrived: { 'lascy-wing': 0 } }],
    };
    expect(computeActivationCost(there, 1)).toBe(3);
    expect(main.forces[1]?.activation?.coup).toBe(2);
  });

  test('[26.3.3] pg-g-lascy-0700, pg-g-lascy-0800, pg-g-lascy-0900: at ten Lascy is there, with his guns', () => {
    const state = { ...play.start(main, 1), turn: 4, player: 1 as const };
    let after = run(state, { task: 'arrivals' }).state;
    for (let offer = offers(after)[0]; offer?.type === 'quarter'; offer = offers(after)[0])
      after = choose(after, offer).state;
    expect(hexOfUnit(after.field, 'aus-40-52')).not.toBeNull();
    expect(hexOfUnit(after.field, 'aus-art-6')).not.toBeNull();
    expect(after.waiting).not.toContain('aus-40-52');
  });

  test('[26.3] the Prussians throw for activation and command off the map', () => {
    const state = play.start(main, 1);
    expect(state.armies.map(({ active }) => active)).toEqual([false, false]);
    const awake = run(activateArmy(state, 0), { task: 'command' }, { task: 'move' }).state;
    expect(offers(awake).some(({ type }) => type === 'bring')).toBe(true);
  });

  test('[26.4, 26.4.1] in the battle three guns come at three o’clock, and Drg 31 is not there', () => {
    expect(rosterOf(battle).units.has('aus-drg-31')).toBe(false);
    const state = play.start(battle, 1);
    const entries = (turn: number) => {
      const now = run({ ...state, turn, player: 0 }, { task: 'move' }).state;
      return offers(now).filter(({ type }) => type === 'bring').length;
    };
    expect([entries(0), entries(1)]).toEqual([0, 3]);
  });
});
