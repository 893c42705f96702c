import { describe, expect, test } from 'vitest';
import { readShippedScenario } from '@/content/testing/shipped-scenarios';
import { checkVariant } from '@/lib/game/check/check-document';
import { hexOf, measureHexDistance } from '@/lib/geometry/hex/hex';
import { prussiasGlory } from '../../..';
import { leaderOfId, rosterOf, unitOfId } from '../../../document/army';
import { groundOf } from '../../../document/ground';
import { type Scenario, scenarioSchema } from '../../../document/scenario';
import { setUpLimits } from '../../../rules/checks/set-up-limits';
import { detachmentsIn } from '../../../rules/command/detachments';
import { getCurrentLeader, groundIn, hexOfUnit, sceneOf, standingUnitOf } from '../../../rules/field';
import { listBestRetreatHexes, listFriendlyEdges } from '../../../rules/map/retreat';
import { offers, run, stateOf, withSeed } from '../../../testing/scripted-play';
import { play } from '../..';
import { mayAct, ratingOf } from '../../command-state';
import { pointsOf } from '../../figures/verdict';
import type { State } from '../../state';
import { activateArmy, initiativeOf } from '../command/reactions';
import { loseLeader } from '../piece-changes';

const load = (name: string): Scenario => readShippedScenario('prussias-glory', name, scenarioSchema);

const variantOf = (scenario: Scenario, id: string): Scenario => {
  const variant = scenario.variants.find(other => other.id === id);
  const read = variant ? checkVariant(prussiasGlory.documents.scenario, scenario, variant) : null;
  if (!read?.document) throw new Error(`no variant ${id}`);
  return read.document;
};

const at = ({ board }: Scenario, hex: string): number => hexOf(groundOf(board).grid, hex);

/** Only these stacks are on the map. */
const withStacks = (state: State, stacks: Readonly<Record<string, readonly string[]>>): State => ({
  ...state,
  field: {
    ...state.field,
    stacks: Object.fromEntries(Object.entries(stacks).map(([hex, ids]) => [at(state.scenario, hex), ids])),
  },
});

const withSecond = (state: State, change: Partial<State['armies'][1]>): State => ({
  ...state,
  armies: [state.armies[0], { ...state.armies[1], ...change }],
});

const types = (state: State): readonly string[] => offers(state).map(({ type }) => type);

describe('22 Scenarios', () => {
  test('[22.1] a second who falls is worth what he himself is; a plain replacement nothing', () => {
    const state = play.start(load('leuthen'), 1);
    const points = (now: State) => now.armies[1].leaderPoints;
    const karl = loseLeader(state, 'karl', 'wounded').state;
    const daun = loseLeader(karl, 'karl', 'killed').state;
    expect([points(karl), points(daun)]).toEqual([2, 12]);
    const torgau = play.start(load('torgau'), 1);
    const fallen = loseLeader(loseLeader(torgau, 'daun', 'killed').state, 'daun', 'wounded').state;
    expect(points(fallen)).toBe(12);
    const wing = loseLeader(loseLeader(state, 'nadasdy', 'killed').state, 'nadasdy', 'killed').state;
    expect(points(wing)).toBe(0);
  });
});

describe('23 Rossbach', () => {
  const main = load('rossbach');
  const hildburghausen = variantOf(main, 'hildburghausen');
  const asleep = (scenario: Scenario): State => ({ ...play.start(scenario, 1), player: 1 });

  test('[23.1] three units must stand at the same town', () => {
    const state = play.start(main, 1);
    const shared = withStacks(state, { '1609': ['coa-piemont'], '2607': ['coa-mailly', 'coa-poitou'] });
    const together = withStacks(state, { '2607': ['coa-piemont', 'coa-mailly', 'coa-poitou'] });
    expect([pointsOf(shared, 1), pointsOf(together, 1)]).toEqual([0, 10]);
  });

  test('[23.4, 23.4.3] without the bonus a 1 still awakes the army', () => {
    const state = withSecond(asleep(main), { mayAwake: true, advanceOpen: false });
    expect(types(run(state, { task: 'awake-choice' }).state)).toEqual(['pass', 'activate']);
    const thrown = withSeed(seed => {
      const begun = withSecond({ ...play.start(main, seed), player: 1 }, { advanceOpen: false });
      const after = run(begun, { task: 'player-turn', side: 1 }).state;
      return after.armies[1].mayAwake ? after : null;
    });
    expect(thrown.armies[1].active).toBe(false);
  });

  const advancing = (scenario: Scenario): State =>
    withSecond(activateArmy(asleep(scenario), 1), { advance: { deadline: 4, bonus: 6 } });

  test('[23.4] in an advance everybody moves in every turn, until the enemy attacks', () => {
    const state = withStacks(advancing(main), { '2020': ['coa-piemont'], '2021': ['coa-mailly'] });
    const begun = run(state, { task: 'command' }, { task: 'move' }).state;
    expect(types(begun)).not.toContain('pass');
    const moving = play.apply(begun, { by: 'coalition', type: 'move', piece: 'coa-piemont' }).state;
    expect(types(moving)).not.toContain('halt');
    const free = run(withSecond(state, { attacked: true }), { task: 'command' }, { task: 'move' }).state;
    expect(types(free)).toContain('pass');
  });

  test('[23.4] the bonus is kept when the enemy attacks, not when the army itself does', () => {
    const judged = (change: Partial<State['armies'][1]>): boolean => {
      const state = withSecond(advancing(main), { advance: { deadline: 0, bonus: 6 }, ...change });
      return run({ ...state, blooded: true }, { task: 'joint' }).events.some(
        ({ type }) => type === 'advance-failed',
      );
    };
    expect([judged({ attacked: false }), judged({ attacked: true })]).toEqual([true, false]);
  });

  test('[23.5.1] the march is as straight as may be and takes only its own wings along', () => {
    const battle = load('rossbach-battle');
    const state = { ...play.start(battle, 1), player: 1 as const };
    const lone = withStacks(state, { '2615': ['coa-piemont', 'coa-bretlach'] });
    const after = run(lone, { task: 'march' }).state;
    expect(hexOfUnit(after.field, 'coa-piemont')).toBe(at(battle, '2612'));
    expect(hexOfUnit(after.field, 'coa-bretlach')).toBe(at(battle, '2615'));
  });

  test('[23.6] while Hildburghausen commands the infantry is rated three, after him two again', () => {
    const state = play.start(hildburghausen, 1);
    const [infantry] = hildburghausen.forces[1]?.groups ?? [];
    if (!infantry) throw new Error('no infantry');
    const fallen = loseLeader(state, 'hildburghausen', 'killed').state;
    expect([ratingOf(state, 1, infantry), ratingOf(fallen, 1, infantry)]).toEqual([3, 2]);
    expect(fallen.armies[1].hasCommander).toBe(false);
    expect([initiativeOf(state, 1) > 0, initiativeOf(fallen, 1)]).toEqual([true, 0]);
    const unrated = {
      ...fallen,
      armies: [fallen.armies[0], { ...fallen.armies[1], hasCommander: true }] as const,
    };
    expect(initiativeOf(unrated, 1)).toBe(0);
    const heir = getCurrentLeader(fallen, leaderOfId(hildburghausen, 'hildburghausen'));
    expect(heir).toMatchObject({ wing: 'hildburghausen-wing', initiative: null, morale: 0 });
    expect(fallen.field.leaders.hildburghausen).toBeDefined();
  });

  test('[23.6] his own attempt leaves the advance open; awoken by the enemy it is not', () => {
    const tried = withSeed(seed => {
      const asked = run({ ...play.start(hildburghausen, seed), player: 1 }, { task: 'activation' }).state;
      const after = play.apply(asked, { by: 'coalition', type: 'activate' }).state;
      return after.armies[1].active ? after : null;
    });
    expect(types(run(tried, { task: 'awake-choice' }).state)).toEqual(['pass', 'declare-advance']);
    const woken = withSecond(activateArmy(asleep(hildburghausen), 1), { attempts: 1 });
    expect(types(run(woken, { task: 'awake-choice' }).state)).toEqual([]);
  });

  test('[23.6] a turn with an attempt has no throw for waiting', () => {
    const state = asleep(hildburghausen);
    const thrown = (now: State) => run(now, { task: 'passivity', side: 1 }).events.length;
    expect([thrown(state), thrown(withSecond(state, { attemptedIn: state.turn }))]).toEqual([1, 0]);
  });
});

describe('24 Leuthen', () => {
  const main = load('leuthen');

  test('[24.2] guns are shared out among the wings near them; one too many is at fault', () => {
    const guns = rosterOf(main);
    const ids = [...guns.units.values()].filter(({ arm, side }) => arm === 'artillery' && side === 1);
    const moved = (hex: string, count: number): Scenario => ({
      ...main,
      deployment: {
        ...main.deployment,
        stacks: [
          ...main.deployment.stacks.map(stack => ({
            ...stack,
            pieces: stack.pieces.filter(id => !ids.slice(0, count).some(gun => gun.id === id)),
          })),
          { hex, side: 'austria', pieces: ids.slice(0, count).map(({ id }) => id) },
        ],
      },
    });
    const faults = (scenario: Scenario) => [...setUpLimits.find(scenario)].length;
    expect(faults(main)).toBe(0);
    expect([faults(moved('2519', 1)), faults(moved('3024', 1))]).toEqual([1, 1]);
    const crowd = moved('2008', ids.length);
    expect(faults(crowd)).toBe(ids.length - 6);
  });

  test('[24.2.4] a unit flees to Leuthen, through it, and then on to the east', () => {
    const state = play.start(main, 1);
    const town = groundOf(main.board).towns.get('leuthen') ?? [];
    const { grid } = groundOf(main.board);
    const unit = standingUnitOf(state, 'aus-sax-chv-kb');
    const from = at(main, '2515');
    const [next = 0] = listBestRetreatHexes(withStacks(state, {}), unit, from, [], 'steady');
    const gap = (hex: number) => Math.min(...town.map(other => measureHexDistance(grid, hex, other)));
    expect(gap(next)).toBeLessThan(gap(from));
    const beyond = at(main, '2504');
    const east = listBestRetreatHexes(withStacks(state, {}), { ...unit, passed: true }, beyond, [], 'steady');
    const back = listBestRetreatHexes(withStacks(state, {}), unit, beyond, [], 'steady');
    expect(east).not.toEqual(back);
    expect(east).toEqual(listBestRetreatHexes(withStacks(state, {}), unit, beyond, [], 'demoralised'));
  });
});

describe('25 Zorndorf', () => {
  const main = load('zorndorf');

  test('[25.3.3] away from the main line of the enemy: one edge for the whole army', () => {
    const scene = sceneOf(main);
    const hexes = Object.keys(scene.field.stacks).map(Number);
    const edges = (side: 0 | 1) => new Set(hexes.flatMap(hex => listFriendlyEdges(scene, side, hex)));
    expect([edges(0).size, edges(1).size]).toEqual([1, 1]);
    expect([...edges(0)]).not.toEqual([...edges(1)]);
  });

  test('[25.3.6] a fleeing unit that is not in column stops beside the river', () => {
    const flight = (traits: Scenario['traits']) => {
      const units = [
        { id: 'runner', side: 1 as const, arm: 'cavalry' as const, codes: ['4-7-7'], hex: '1010' },
        { id: 'foe', side: 0 as const, codes: ['5-3-3'], hex: '1008' },
      ];
      const begun = stateOf(units, scenario => ({
        ...scenario,
        traits,
        board: {
          ...scenario.board,
          hexsides: { ...scenario.board.hexsides, rivers: ['1012/1013', '0911/0912', '1111/1112'] },
          friendlyEdges: [{ side: scenario.sides[1]?.id ?? '', edges: ['south'] }],
        },
      }));
      const { state } = run(begun, { task: 'retreat', unit: 'runner', left: 3, how: 'flight', way: [] });
      return hexOfUnit(state.field, 'runner');
    };
    const { grid } = groundIn(stateOf([]));
    const [there, here] = [flight([]), flight([{ trait: 'river-in-column' }])];
    expect(measureHexDistance(grid, hexOf(grid, '1010'), here ?? 0)).toBe(2);
    expect(here).not.toBe(there);
  });
});

describe('26 Torgau', () => {
  const main = load('torgau');

  test('[26.3] the guns may enter too', () => {
    const awake = run(activateArmy(play.start(main, 1), 0), { task: 'command' }, { task: 'move' }).state;
    const entering = offers(awake).flatMap(action => (action.type === 'bring' ? action.piece : []));
    expect(entering.some(id => rosterOf(main).units.get(id)?.arm === 'artillery')).toBe(true);
  });

  test('[6.3, 26.3] units that stand apart are detachments of their own; those in the box belong to the army', () => {
    const apart = withStacks(play.start(main, 1), {
      '1205': ['aus-drg-31'],
      '1215': (main.forces[1]?.wings.find(({ id }) => id === 'ried-wing')?.units ?? [])
        .map(({ id }) => id)
        .filter(id => id !== 'aus-drg-31'),
    });
    expect(new Set(Object.values(detachmentsIn(apart))).size).toBe(2);
    const box = main.board.setUpAreas.find(({ id }) => id === 'austrian-box')?.hexes[0]?.slice(0, 4) ?? '';
    const inside = withStacks(play.start(main, 1), { [box]: ['aus-drg-31'] });
    expect(detachmentsIn(inside)).toEqual({});
  });

  test('[26.3.3, 6.1] only the wing that has arrived moves, and of the leaders only its own', () => {
    const state = withSecond(
      { ...play.start(main, 1), player: 1, turn: 0 },
      { arrived: { 'lascy-wing': 0 } },
    );
    const there: State = {
      ...state,
      field: { ...state.field, leaders: { ...state.field.leaders, lascy: at(main, '2004') } },
    };
    const asked = run(there, { task: 'move' }).state;
    const men = offers(asked).flatMap(action =>
      action.type === 'move' && rosterOf(main).leaders.has(action.piece) ? action.piece : [],
    );
    expect(men).toEqual(['lascy']);
    expect(mayAct(asked, unitOfId(main, 'aus-drg-31'))).toBe(false);
  });
});
