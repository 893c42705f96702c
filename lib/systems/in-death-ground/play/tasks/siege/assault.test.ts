import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../document/scenario';
import { toShot } from '../../../rules/combat/shots';
import { awaitedSeatOf, isRound, playUntil, shiftBy, siegeScenario, unitOf } from '../../../testing/siege';
import { line, placed } from '../../../testing/table';
import { play } from '../..';
import type { Action, Choice } from '../../actions';
import { contactsOf, type FieldUnit, isAboard, withUnit } from '../../field';
import { beginGame } from '../../game';
import type { State } from '../../state';
import { doesTestMorale } from '../morale/test-eligibility';
import { listAimsOfSide } from '../shooting/volleys';
import { findGroundBehind, listBoardable, listWreckable } from './carriers';
import { listGateTargets, strikeGates } from './gates-and-breaches';
import { dropLadders, finishClimbs, listThrowers, raiseLadders, startClimb } from './ladders';

const marked = (state: State, id: string, changes: Partial<FieldUnit>): State => ({
  ...state,
  units: withUnit(state.units, id, changes),
});

const turned = (state: State, id: string, turn: Partial<FieldUnit['turn']>): State =>
  marked(state, id, { turn: { ...unitOf(state, id).turn, ...turn } });

const put = (state: State, id: string, x: number, y: number, facing = 0): State =>
  marked(state, id, {
    presence: 'table',
    elements: unitOf(state, id).elements.map((each, index) => ({
      ...each,
      at: [x + index * 2.4, y] as const,
      facing,
    })),
  });

const AWAY = { id: 'guard', x: 55, y: 5 };
const AT_WALL = { id: 'guard', x: 30, y: 11.2 };
const STORMERS = placed(30, 12.9, 0, { files: 4 });
const ENGINE = 'first-artillery-heavy-1';

describe('17.2 Gates', () => {
  const facingGate = (facing = 0, seed = 1): State => {
    const scenario = siegeScenario(
      [['stormers', placed(45, 40, 0, { files: 2 }), 2]],
      [AWAY],
      [{ id: 'artillery-heavy', count: 1 }],
    );
    return put(play.start(scenario, seed), ENGINE, 20, 22, facing);
  };
  const gates = (state: State) => listGateTargets(state, unitOf(state, ENGINE));

  test('[17.2] a gate is shot at like any target: within the arc, in sight, by who stood, and not while an enemy comes on', () => {
    expect(gates(facingGate())).toEqual([[20, 12]]);
    expect(gates(facingGate(180))).toEqual([]);
    expect(gates(turned(facingGate(), ENGINE, { hasTurned: true }))).toEqual([]);
    expect(gates(put(facingGate(), 'stormers', 18.8, 18))).toEqual([]);
    const start = put(facingGate(), 'guard', 19, 14, 180);
    const coming = turned(put(facingGate(), 'guard', 19, 16, 180), 'guard', {
      moved: 2,
      start: unitOf(start, 'guard').elements,
    });
    expect(gates(coming)).toEqual([]);
  });

  test('[17.2] nor while anybody of its own army touches it, whatever he does there', () => {
    const busy = turned(put(facingGate(), 'stormers', 19, 12.8), 'stormers', { moved: 2 });
    expect(gates(busy)).toEqual([]);
  });

  test('[17.2] who climbs, lays fires or shoots swings no axe in that turn', () => {
    const at = put(facingGate(), 'stormers', 18.8, 12.8);
    const strikes = (state: State) => strikeGates(beginGame(state)).events.length > 0;
    expect(strikes(at)).toBe(true);
    expect(strikes(turned(at, 'stormers', { isBusy: true }))).toBe(false);
    const ids = unitOf(at, 'stormers').elements.map(({ id }) => id);
    expect(strikes(turned(at, 'stormers', { occupied: ids }))).toBe(false);
  });
});

describe('17.3 Siege towers', () => {
  test('[17.3, 19.12] a flame-thrower does not shatter a tower, and an engine needs it in its arc', () => {
    const scenario = siegeScenario(
      [['stormers', STORMERS, 4]],
      [AWAY],
      [{ id: 'siege-tower', count: 1 }],
      {},
      [{ id: 'artillery-light', count: 1 }],
    );
    const start = put(play.start(scenario, 1), 'first-siege-tower-1', 30, 18);
    const engine = 'second-artillery-light-1';
    const aimed = put(start, engine, 30, 11, 180);
    expect(listWreckable(aimed, unitOf(aimed, engine))).toEqual(['first-siege-tower-1']);
    const away = put(start, engine, 30, 11, 0);
    expect(listWreckable(away, unitOf(away, engine))).toEqual([]);
    const [gun] = unitOf(aimed, engine).elements;
    if (!gun) throw new Error('no engine');
    const flame = marked(aimed, engine, {
      elements: [{ ...gun, profile: { ...gun.profile, arm: 'flame' } }],
    });
    expect(listWreckable(flame, unitOf(flame, engine))).toEqual([]);
  });
});

describe('17.4 Ladders', () => {
  const raised = (guard = AWAY): State =>
    playUntil(
      play.start(siegeScenario([['stormers', STORMERS, 4]], [guard], [{ id: 'ladder', count: 4 }]), 1),
      isRound(2, 'first'),
    );

  test('[17.4] ladders fall when those who carry them are driven back or gone, with whoever is on them', () => {
    const state = startClimb(beginGame(raised()), 'stormers').state;
    expect([state.ladders.length, state.climbs.length]).toEqual([4, 4]);
    const pressed = startClimb(beginGame(raised(AT_WALL)), 'stormers').state;
    expect(dropLadders(beginGame(pressed)).state.ladders.length).toBeGreaterThan(0);
    const driven = dropLadders(beginGame(marked(pressed, 'stormers', { markers: 4 }))).state;
    expect([driven.ladders.length, driven.climbs.length]).toEqual([0, 0]);
    const gone = dropLadders(beginGame(marked(state, 'stormers', { presence: 'destroyed' }))).state;
    expect(gone.ladders).toHaveLength(0);
    const { elements } = unitOf(state, 'stormers');
    const fewer = dropLadders(beginGame(marked(state, 'stormers', { elements: elements.slice(1) })));
    expect(fewer.state.ladders).toHaveLength(3);
    expect(raiseLadders(fewer).state.ladders).toHaveLength(3);
    const next = { ...fewer.state, round: fewer.state.round + 1 };
    expect(raiseLadders(beginGame(next)).state.ladders.length).toBeGreaterThanOrEqual(3);
  });

  const climb = (state: State): State =>
    finishClimbs(beginGame({ ...state, agenda: [{ type: 'climbs' }, ...state.agenda] })).state;
  const isUp = (state: State): boolean => unitOf(state, 'stormers').elements.some(({ at }) => at[1] < 12);

  test('[16.1, 17.4] who was driven back before the moves has left his ladder', () => {
    const climbing = startClimb(beginGame(raised()), 'stormers').state;
    expect(isUp(climb(climbing))).toBe(true);
    const { elements } = unitOf(climbing, 'stormers');
    const back = marked(climbing, 'stormers', { elements: shiftBy(elements, 0, 4) });
    expect(isUp(climb(turned(back, 'stormers', { isDone: true, moved: 4, start: elements })))).toBe(false);
  });

  test('[16.1, 17.4] with three markers nobody climbs nearer to an enemy whom he sees within three inches', () => {
    const start = startClimb(beginGame(raised()), 'stormers').state;
    const seen = put(start, 'guard', 37.5, 11.2, 180);
    const shaken = (state: State) => marked(state, 'stormers', { markers: 3 });
    const isNearestUp = (state: State) =>
      (unitOf(climb(state), 'stormers').elements.at(-1)?.at[1] ?? 99) < 12;
    expect([isNearestUp(start), isNearestUp(seen), isNearestUp(shaken(start))]).toEqual([true, true, true]);
    expect(isNearestUp(shaken(seen))).toBe(false);
  });

  test('[17.4] others of a unit throw ladders down while one of them fights', () => {
    const state = playUntil(
      play.start(siegeScenario([['stormers', STORMERS, 4]], [AT_WALL], [{ id: 'ladder', count: 4 }]), 1),
      now => now.round === 2 && now.agenda[0]?.type === 'shoot' && awaitedSeatOf(now) === 'second',
    );
    const [one] = unitOf(state, 'guard').elements;
    const [stormer, ...others] = unitOf(state, 'stormers').elements;
    if (!one || !stormer) throw new Error('nobody');
    const up = { ...stormer, at: [one.at[0] + 0.6, one.at[1] - 1.25] as const, facing: 180 };
    const met = marked(state, 'stormers', { elements: [up, ...others] });
    expect(listThrowers(met, unitOf(met, 'guard')).map(({ element }) => element.id)).not.toContain(one.id);
    expect(listThrowers(met, unitOf(met, 'guard')).length).toBeGreaterThan(0);
  });

  test('[17.4] also who has missiles but looks elsewhere throws stones down at the ladders', () => {
    const scenario = siegeScenario([['stormers', STORMERS, 4]], [AT_WALL], [{ id: 'ladder', count: 4 }]);
    const state = play.start(scenario, 1);
    const elements = unitOf(state, 'guard').elements.map(each => ({
      ...each,
      facing: 0,
      profile: { ...each.profile, arm: 'bow' as const },
    }));
    expect(
      new Set(listAimsOfSide(marked(state, 'guard', { elements }), 1, {}).map(({ enemy }) => enemy.id)),
    ).toEqual(new Set(['stormers']));
  });
});

/** A river of five inches runs from left to right behind the besiegers' front; its upper bank is at 40. */
const RIVER = {
  ...line('river', 5, [0, 42.5], [72, 42.5]),
  oneBank: true,
} as Scenario['board']['pieces'][number];

const choose = (state: State, choice: Choice): State => {
  const action = { ...choice, by: awaitedSeatOf(state) } as Action;
  const found = play.objections(state, action);
  if (found.length > 0) throw new Error(found.map(({ code }) => code).join());
  return play.apply(state, action).state;
};

describe('17.6 Boats and ships', () => {
  const anchored = (id: 'boat' | 'ship'): State => {
    const base = siegeScenario(
      [['marines', placed(30, 39.3, 0, { files: 4 }), 4]],
      [AWAY],
      [{ id, count: 1 }],
    );
    const scenario: Scenario = { ...base, board: { ...base.board, pieces: [RIVER] } };
    const state = playUntil(play.start(scenario, 1), isRound(1, 'first'));
    return put(state, `first-${id}-1`, 30, 41.6, 90);
  };
  const carried = (id: 'boat' | 'ship'): State =>
    choose(anchored(id), { type: 'board', unit: 'marines', target: `first-${id}-1` });

  test('[17.6] who goes aboard or ashore does not shoot in that turn', () => {
    expect(unitOf(carried('boat'), 'marines').turn.isBusy).toBe(true);
    const next = playUntil(carried('boat'), isRound(2, 'first'));
    const ashore = play.apply(next, { type: 'alight', unit: 'marines', by: 'first' } as Action);
    expect(ashore.events.some(({ type }) => type === 'alighted')).toBe(true);
    const stays = put(next, 'guard', 50, 5);
    expect(unitOf(choose(stays, { type: 'alight', unit: 'marines' }), 'marines').turn.isBusy).toBe(true);
  });

  test('[14.1, 17.6, R19] who simply goes ashore stands in contact with nobody', () => {
    const next = playUntil(carried('boat'), isRound(2, 'first'));
    const ashore = findGroundBehind(next, unitOf(next, 'marines'));
    const [first] = ashore ?? [];
    if (!ashore || !first) throw new Error('no ground');
    const away = Math.sign(first.at[1] - 41.6);
    const blocked = put(next, 'guard', first.at[0], (ashore.at(away > 0 ? -1 : 0)?.at[1] ?? 0) + away * 1.24);
    const beside = findGroundBehind(blocked, unitOf(blocked, 'marines'));
    const stands = { ...unitOf(blocked, 'marines'), elements: beside ?? [] };
    expect([beside === null, contactsOf(blocked.units, stands)]).toEqual([false, []]);
  });

  test('[17.6] who lands may fall upon an enemy at the bank in the same turn', () => {
    const next = playUntil(carried('boat'), isRound(2, 'first'));
    const waiting = put(next, 'guard', 29, 36.8, 180);
    const landing: Choice = { type: 'alight', unit: 'marines', target: 'guard' };
    expect(play.objections(next, { ...landing, by: 'first' } as Action)).not.toEqual([]);
    expect(play.actions(waiting, 'first')).toContainEqual(expect.objectContaining(landing));
    const landed = play.apply(waiting, { ...landing, by: 'first' } as Action);
    expect(landed.events.map(({ type }) => type)).toContain('contact');
    const shaken = marked(waiting, 'marines', { markers: 3 });
    expect(play.objections(shaken, { ...landing, by: 'first' } as Action)).not.toEqual([]);
  });

  test('[17.6] no general joins a ship; who is on it neither tests nor minds his disorder', () => {
    const led = marked(anchored('ship'), 'marines', { general: 'marines.1' });
    expect(listBoardable(led, unitOf(led, 'marines'))).toEqual([]);
    expect(listBoardable(anchored('ship'), unitOf(anchored('ship'), 'marines'))).toEqual(['first-ship-1']);
    const aboard = carried('ship');
    expect(doesTestMorale(aboard, unitOf(aboard, 'marines'))).toBe(false);
    expect(doesTestMorale(carried('boat'), unitOf(carried('boat'), 'marines'))).toBe(true);
    const gun = marked(aboard, 'first-ship-1-gun-1', { markers: 3 });
    const [shooter] = unitOf(gun, 'first-ship-1-gun-1').elements;
    const [target] = unitOf(gun, 'guard').elements;
    if (!shooter || !target || !isAboard(shooter)) throw new Error('no gun');
    const aim = { unit: unitOf(gun, 'first-ship-1-gun-1'), shooter, enemy: unitOf(gun, 'guard'), target };
    expect(toShot(gun, { ...aim, range: 6, isOverhead: false }).markers).toBe(0);
  });
});
