import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../document/scenario';
import { toShot } from '../../../rules/combat/shots';
import { WALL_CHECKS } from '../../../rules/siege/walls';
import { goingOnWater } from '../../../rules/terrain/water';
import { changeUnit } from '../../../testing/field';
import { awaitedSeatOf, isRound, playUntil, siegeScenario, unitOf } from '../../../testing/siege';
import { line, placed } from '../../../testing/table';
import { play } from '../..';
import type { Action, Choice } from '../../actions';
import { isAboard } from '../../field';
import { beginGame } from '../../game';
import type { State } from '../../state';
import { listAimsOfSide } from '../shooting/volleys';
import { damageShip } from './ships';

/** A river of five inches runs from left to right behind the besiegers' front; its upper bank is at 40. */
const RIVER = {
  ...line('river', 5, [0, 42.5], [72, 42.5]),
  oneBank: true,
} as Scenario['board']['pieces'][number];

const afloat = (id: 'boat' | 'ship', at = placed(30, 39.3, 0, { files: 4 })): Scenario => {
  const base = siegeScenario([['marines', at, 4]], [{ id: 'guard', x: 50, y: 5 }], [{ id, count: 1 }]);
  return { ...base, board: { ...base.board, pieces: [RIVER] } };
};

const choose = (state: State, choice: Choice): State => {
  const action = { ...choice, by: awaitedSeatOf(state) } as Action;
  const found = play.objections(state, action);
  if (found.length > 0) throw new Error(found.map(({ code }) => code).join());
  return play.apply(state, action).state;
};

const atAnchor = (id: 'boat' | 'ship'): State => {
  const state = playUntil(play.start(afloat(id), 1), isRound(1, 'first'));
  const vessel = unitOf(state, `first-${id}-1`);
  return changeUnit(state, vessel.id, {
    elements: vessel.elements.map(each => ({ ...each, at: [30, 41.6] as const, facing: 90 })),
  });
};

describe('17.6 Boats and ships', () => {
  test('[17.6] they go two dice on the sea and down the stream, one across it and up, and nowhere on land', () => {
    const { board } = afloat('boat');
    const base = { heading: 90, width: 2.36, depth: 2.36 };
    const to = (x: number, y: number) => goingOnWater({ board }, [30, 42.5], { ...base, centre: [x, y] });
    expect([to(36, 42.5), to(24, 42.5), to(30, 41.5), to(30, 30)]).toEqual([
      'good',
      'difficult',
      'difficult',
      'forbidden',
    ]);
    const sea = {
      ...board,
      pieces: [...board.pieces, { id: 'shore', kind: 'beach', edge: 'bottom', ground: 'sand' }],
    } as never;
    expect(goingOnWater({ board: sea }, [30, 42.5], { ...base, centre: [24, 42.5] })).toBe('good');
  });

  test('[17.6] ships need an edge that is water', () => {
    const codes = (scenario: Scenario) =>
      WALL_CHECKS.flatMap(check => [...check.find(scenario)].map(() => check.code)).filter(code =>
        code.includes('afloat'),
      );
    expect(codes(afloat('ship'))).toEqual([]);
    const dry = afloat('ship');
    expect(codes({ ...dry, board: { ...dry.board, pieces: [] } })).toEqual([
      'in-death-ground/vessels-afloat',
    ]);
  });

  test('[17.6] going aboard and ashore takes a turn each; in boats men are targets behind defences, save for artillery', () => {
    const aboard = choose(atAnchor('boat'), { type: 'board', unit: 'marines', target: 'first-boat-1' });
    expect(unitOf(aboard, 'marines').elements.every(isAboard)).toBe(true);
    const [man] = unitOf(aboard, 'marines').elements;
    const [spear] = unitOf(aboard, 'guard').elements;
    if (!man || !spear) throw new Error('nobody');
    const shotBy = (troop: 'skirmisher' | 'artillery-light') =>
      toShot(aboard, {
        unit: unitOf(aboard, 'guard'),
        shooter: { ...spear, profile: { ...spear.profile, troop } },
        enemy: unitOf(aboard, 'marines'),
        target: man,
        range: 5,
        isOverhead: false,
      }).isFortified;
    expect([shotBy('skirmisher'), shotBy('artillery-light')]).toEqual([true, false]);
    const next = playUntil(aboard, isRound(2, 'first'));
    const ashore = choose(next, { type: 'alight', unit: 'marines' });
    const landed = unitOf(ashore, 'marines');
    expect(landed.elements.some(isAboard)).toBe(false);
    expect(landed.elements.every(({ at }) => at[1] < 40)).toBe(true);
    expect(landed.turn.isDone || ashore.round > 2).toBe(true);
  });

  test('[17.6] a ship brings two engines that shoot all round, also while it moves, and nobody on it is a target', () => {
    const state = atAnchor('ship');
    const guns = ['first-ship-1-gun-1', 'first-ship-1-gun-2'].map(id => unitOf(state, id));
    expect(guns.map(({ presence, elements }) => [presence, elements.every(isAboard)])).toEqual([
      ['table', true],
      ['table', true],
    ]);
    const guards = unitOf(state, 'guard').elements.map((each, index) => ({
      ...each,
      at: [29 + index * 2.4, 33] as const,
    }));
    const near = changeUnit(changeUnit(state, 'guard', { elements: guards }), 'marines', {
      presence: 'left',
    });
    const placedGuns = guns.reduce(
      (now, gun) =>
        changeUnit(now, gun.id, {
          elements: gun.elements.map(each => ({ ...each, at: [30, 41.6] as const, facing: 90 })),
        }),
      near,
    );
    expect(listAimsOfSide(placedGuns, 0, {}).map(({ enemy }) => enemy.id)).toEqual(['guard', 'guard']);
    expect(listAimsOfSide(placedGuns, 1, {}).every(({ enemy }) => enemy.id === 'first-ship-1')).toBe(true);
  });

  test('[17.6] its hits are added up, five for artillery; at each twenty it throws, and the second failure is the last', () => {
    const state = atAnchor('ship');
    const ship = unitOf(state, 'first-ship-1');
    const [gun] = unitOf(state, 'first-ship-1-gun-1').elements;
    const [spear] = unitOf(state, 'guard').elements;
    const [hull] = ship.elements;
    if (!gun || !spear || !hull) throw new Error('no ship');
    const aim = (shooter: typeof gun) => ({
      unit: unitOf(state, 'guard'),
      shooter,
      enemy: ship,
      target: hull,
      range: 5,
      isOverhead: false,
    });
    const light = damageShip(beginGame(state), ship.id, [aim(spear), aim(spear)]).state;
    expect(unitOf(light, ship.id).hits).toBe(2);
    expect(unitOf(damageShip(beginGame(light), ship.id, [aim(gun)]).state, ship.id).hits).toBe(7);
    const fates = Array.from({ length: 20 }, (_, seed) => {
      const worn = changeUnit(play.reseed(state, seed + 1) as State, ship.id, { hits: 18, failures: 1 });
      const now = damageShip(beginGame(worn), ship.id, [aim(gun)]);
      const failed = (now.events[0]?.faces?.[0] ?? 6) < 4;
      expect(unitOf(now.state, ship.id).presence).toBe(failed ? 'left' : 'table');
      expect(unitOf(now.state, 'first-ship-1-gun-1').presence).toBe(failed ? 'left' : 'table');
      return failed;
    });
    expect(new Set(fates)).toEqual(new Set([true, false]));
  });
});
