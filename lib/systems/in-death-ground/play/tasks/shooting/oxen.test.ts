import { describe, expect, test } from 'vitest';
import { roll } from '@/lib/dice/rng';
import { changeUnit } from '../../../testing/field';
import { placeUnit, startFirstTurn, sungSiege } from '../../../testing/late-sung';
import { isRound, playUntil, unitOf } from '../../../testing/siege';
import { area, placed } from '../../../testing/table';
import { play } from '../..';
import type { Action } from '../../actions';
import { middleOfUnit } from '../../field';
import { beginGame } from '../../game';
import type { State } from '../../state';
import { startTests } from '../morale/morale-tests';
import { mustRetreat } from '../morale/retreats';
import { mayBomb } from './bombs';
import { driveOxen, lightOxen, listFrightTests } from './fireworks';
import { shootVolleys } from './volleys';

const OX = 'second-fire-oxen-1';

const burning = (state: State): State => changeUnit(state, OX, { fuse: 3, wick: 3, hasRun: false });

const herd = (x: number, y: number): State =>
  placeUnit(startFirstTurn(sungSiege([{ id: 'fire-oxen', count: 1 }])), OX, x, y);

describe('19.12 Fire oxen', () => {
  test('[19.12] before the battle their player writes down how long they burn, and keeps it to himself', () => {
    const state = playUntil(
      play.start(sungSiege([{ id: 'fire-oxen', count: 1 }]), 1),
      ({ agenda: [task] }) => task?.type === 'wick',
    );
    expect(play.awaits(state)).toEqual(['second']);
    const offered = play.actions(state, 'second');
    expect(offered.map(action => (action.type === 'wick' ? action.turns : 0))).toEqual([2, 3, 4]);
    const after = offered.map(action => play.apply(state, action));
    expect(after.map(({ state: now }) => unitOf(now, OX).wick)).toEqual([2, 3, 4]);
    expect(after.map(({ events: [written] }) => written?.readers)).toEqual([
      ['second'],
      ['second'],
      ['second'],
    ]);
    const [hint] = offered.map(action => play.describe(action, 'first', state));
    expect(
      offered.every(action => JSON.stringify(play.describe(action, 'first', state)) === JSON.stringify(hint)),
    ).toBe(true);
    const [two, , four] = after.map(({ state: now }) => now);
    if (!two || !four) throw new Error('no choice');
    expect(play.position(two, 'first')).toEqual(play.position(four, 'first'));
    expect(play.actions(two, 'first')).toEqual(play.actions(four, 'first'));
  });

  test('[19.12] they are lit when the moves begin, and run in their turn, first in any direction', () => {
    const asked = playUntil(herd(30, 30), ({ agenda: [task] }) => task?.type === 'oxen');
    expect(play.awaits(asked)).toEqual(['second']);
    const lit = play.apply(asked, { type: 'light', unit: OX, by: 'second' } as Action).state;
    expect(unitOf(lit, OX).fuse).toBe(unitOf(lit, OX).wick);
    const turn = playUntil(lit, isRound(1, 'second'));
    const run = play.apply(turn, { type: 'drive', unit: OX, facing: 90, by: 'second' } as Action).state;
    const [before, after] = [turn, run].map(state => unitOf(state, OX).elements[0]?.at);
    expect([after?.[1], (after?.[0] ?? 0) > (before?.[0] ?? 0)]).toEqual([before?.[1], true]);
    expect(unitOf(run, OX).hasRun).toBe(true);
    const quiet = play.apply(asked, { type: 'not-yet', by: 'second' } as Action).state;
    const later = playUntil(quiet, isRound(1, 'second'));
    expect(
      play.objections(later, { type: 'drive', unit: OX, facing: 90, by: 'second' } as Action)[0]?.code,
    ).toBe('in-death-ground/oxen-unlit');
  });

  test('[17.1, 19.12] a wall stops them, a marsh too, and a wood slows them', () => {
    const far = (state: State) =>
      Math.max(
        ...Array.from(
          { length: 12 },
          (_, seed) =>
            unitOf(driveOxen(beginGame(play.reseed(burning(state), seed + 1) as State), OX, 180).state, OX)
              .turn.moved,
        ),
      );
    expect(far(herd(30, 5))).toBeLessThan(7);
    const inWood = herd(30, 30);
    const board = { ...inWood.scenario.board, pieces: [area('wood', 30, 34)] };
    expect(
      far(placeUnit({ ...inWood, scenario: { ...inWood.scenario, board } }, OX, 30, 30)),
    ).toBeLessThanOrEqual(6);
    const bog = { ...inWood.scenario.board, pieces: [area('marsh', 30, 38)] };
    expect(
      far(placeUnit({ ...inWood, scenario: { ...inWood.scenario, board: bog } }, OX, 30, 30)),
    ).toBeLessThan(3);
  });

  test('[14.1, 19.12] whom they run into they have come upon, and they fall back for no disorder', () => {
    const state = burning(placeUnit(herd(30, 18), OX, 29, 22, 0));
    const met = Array.from({ length: 20 }, (_, seed) =>
      driveOxen(beginGame(play.reseed(state, seed + 1) as State), OX, 0),
    ).find(({ state: now }) => unitOf(now, OX).turn.entered.length > 0);
    expect(met?.events.map(({ type }) => type)).toContain('contact');
    const shaken = changeUnit(state, OX, { markers: 5 });
    expect(mustRetreat(shaken, unitOf(shaken, OX))).toBe('no');
    expect(
      lightOxen(beginGame(herd(30, 30)), OX).state.units.find(({ id }) => id === OX)?.fuse,
    ).not.toBeNull();
  });
});

describe('19.12 Lit oxen in their turn', () => {
  const asked = (hasRun: boolean): State => ({
    ...changeUnit(burning(herd(30, 30)), OX, { hasRun }),
    agenda: [{ type: 'move', side: 1 }],
  });
  const refused = (state: State, choice: object): string | undefined =>
    play.objections(state, { by: 'second', unit: OX, ...choice } as Action)[0]?.code.split('/')[1];
  const ofOxen = (state: State) =>
    play.actions(state, 'second').filter(action => 'unit' in action && action.unit === OX);

  test('[19.12] at first they may be driven ahead or at the nearest enemy, and not thrown for', () => {
    const state = asked(false);
    const [x, y] = middleOfUnit(unitOf(state, 'stormers'));
    const aside = placeUnit(state, OX, x - 10, y + 10);
    expect(ofOxen(aside).map(action => (action.type === 'drive' ? action.facing : -1))).toEqual([180, 45]);
    const right = placeUnit(state, OX, x + 10, y + 10, 90);
    expect(ofOxen(right).map(action => (action.type === 'drive' ? action.facing : -1))).toEqual([90, 315]);
    expect(refused(state, { type: 'throw' })).toBe('oxen-run');
    expect(refused(state, { type: 'drive', facing: 45 })).toBeUndefined();
  });

  test('[19.12] later only the dice move them', () => {
    const state = asked(true);
    expect(ofOxen(state).map(({ type }) => type)).toEqual(['throw']);
    expect(refused(state, { type: 'drive', facing: 45 })).toBe('oxen-run');
    expect(refused(state, { type: 'throw' })).toBeUndefined();
  });

  test('[19.12] they swerve to the left on one or two, to the right on three or four, else run straight', () => {
    const found = new Map<number, number>();
    for (let seed = 1; seed < 40; seed += 1) {
      const state = play.reseed(asked(true), seed) as State;
      const face = roll(state.rng, { count: 1, sides: 6 }).faces[0] ?? 0;
      const { state: after } = play.apply(state, { by: 'second', type: 'throw', unit: OX } as Action);
      const [element] = unitOf(after, OX).elements;
      if (element) found.set(face, element.facing);
    }
    expect([...found].sort()).toEqual([
      [1, 135],
      [2, 135],
      [3, 225],
      [4, 225],
      [5, 180],
      [6, 180],
    ]);
  });
});

describe('19.12 and 15.1: who tests for oxen', () => {
  const morale = (state: State) =>
    startTests(beginGame({ ...state, agenda: [{ type: 'morale' }, { type: 'end-turn' }] }));
  const nearStormers = (state: State): State => placeUnit(state, OX, 29, 18, 0);

  test('[19.12, S6] whoever is within two inches of fire oxen in the morale phase tests, lit or not, friend or foe', () => {
    const unlit = nearStormers(herd(30, 18));
    expect(listFrightTests(unlit)).toEqual([{ unit: 'stormers', cause: 'fireworks' }]);
    expect(listFrightTests(burning(unlit))).toEqual([{ unit: 'stormers', cause: 'fireworks' }]);
    const own = placeUnit(placeUnit(herd(30, 30), OX, 30, 34), 'militia', 30, 35.6);
    expect(listFrightTests(own)).toEqual([{ unit: 'militia', cause: 'fireworks' }]);
  });

  test('[15.1, 19.12, S6] oxen that burst are removed as any destroyed unit: friends who see it test, and so for whom they broke', () => {
    const near = placeUnit(placeUnit(herd(30, 30), OX, 30, 34), 'militia', 34, 40);
    const burst = morale(changeUnit(near, OX, { fuse: 1, wick: 2 })).state;
    expect(unitOf(burst, OX).presence).toBe('destroyed');
    expect(burst.tests).toContainEqual({ unit: 'militia', cause: 'friend-lost' });
    const shaken = changeUnit(nearStormers(herd(30, 18)), 'stormers', { markers: 5 });
    const broken = morale(changeUnit(shaken, OX, { fuse: 1, wick: 2 })).state;
    expect(unitOf(broken, 'stormers').presence).toBe('destroyed');
    expect(broken.tests.filter(({ cause }) => cause === 'fireworks')).toEqual([]);
  });
});

describe('19.12 Engines', () => {
  test('[19.12] a unit tests once in a turn for flame-throwers, and their player may hold his fire', () => {
    const at = placed(30, 15, 0, { files: 2 });
    const start = startFirstTurn(sungSiege([{ id: 'flamethrower', count: 2 }], [], at));
    const [one, two] = ['second-flamethrower-1', 'second-flamethrower-2'];
    const state: State = {
      ...placeUnit(placeUnit(start, one ?? '', 29, 10.6), two ?? '', 31.4, 10.6),
      agenda: [{ type: 'shoot', side: 1, aims: {} }, { type: 'volleys', aims: {} }, { type: 'end-turn' }],
    };
    const shot = shootVolleys(beginGame({ ...state, agenda: state.agenda.slice(1) }), {
      type: 'volleys',
      aims: {},
    });
    expect(shot.state.tests.filter(({ unit }) => unit === 'stormers')).toHaveLength(1);
    const hold = { type: 'aim', unit: one, target: null, by: 'second' } as Action;
    expect(play.actions(state, 'second')).toContainEqual(
      expect.objectContaining({ type: 'aim', target: null }),
    );
    const held = play.apply(state, hold).state;
    expect(play.objections(state, { ...hold, unit: 'militia' } as Action)).not.toEqual([]);
    expect(held.agenda[0]).toMatchObject({ type: 'shoot', aims: { [one ?? '']: null } });
  });

  test('[19.12] bombs are loaded only where there is something to shoot at', () => {
    const start = startFirstTurn(
      sungSiege([{ id: 'bombs', count: 1 }], [{ id: 'artillery-heavy', count: 1 }]),
    );
    const engine = 'second-artillery-heavy-1';
    const may = (state: State) => mayBomb(state, unitOf(state, engine));
    expect(may(placeUnit(start, engine, 30, 11, 180))).toBe(true);
    expect(may(placeUnit(start, engine, 30, 11, 0))).toBe(false);
  });
});
