import { describe, expect, test } from 'vitest';
import { pairFighters } from '../../../rules/combat/duels';
import { findWallPoint, listWallsHeld } from '../../../rules/siege/ramparts';
import { isStoppedByWall } from '../../../rules/siege/wall-crossing';
import { stepOnto } from '../../../rules/siege/wall-steps';
import { doesSee } from '../../../rules/terrain/visibility';
import { awaitedSeatOf, isRound, playUntil, shiftBy, siegeScenario, unitOf } from '../../../testing/siege';
import { placed } from '../../../testing/table';
import { play } from '../..';
import type { Action, Choice } from '../../actions';
import { contactsOf, type FieldUnit, isAboard, withUnit } from '../../field';
import { beginGame } from '../../game';
import type { State } from '../../state';
import { toFighter } from '../melee/melee';
import { aimEngine } from '../shooting/engines';
import { listBurnableTowers, planTowerFire, setTowerOnFire } from '../shooting/tower-fires';
import { listAimsOfSide } from '../shooting/volleys';
import { burnDownTowers, loseCarrier, wreckTower } from './carriers';
import { listGateTargets, shootGate, strikeGates } from './gates-and-breaches';
import { finishClimbs, listClimbs, listThrowers, raiseLadders, startClimb, throwDownLadder } from './ladders';

const marked = (state: State, id: string, changes: Partial<FieldUnit>): State => ({
  ...state,
  units: withUnit(state.units, id, changes),
});

const choose = (state: State, choice: Choice): State => {
  const action = { ...choice, by: awaitedSeatOf(state) } as Action;
  const found = play.objections(state, action);
  if (found.length > 0) throw new Error(found.map(({ code }) => code).join());
  return play.apply(state, action).state;
};

/** Four elements at the foot of the wall, their fronts against it. */
const STORMERS = placed(30, 12.9, 0, { files: 4 });
const AT_WALL = { id: 'guard', x: 30, y: 11.2 };
const AWAY = { id: 'guard', x: 50, y: 5 };

describe('17.1 Walls', () => {
  test('[17.1] foot behind a wall hold it: they see and are seen over it, and are hard to hit', () => {
    const state = play.start(
      siegeScenario([['stormers', placed(30, 18, 0), 4]], [AT_WALL, { ...AWAY, id: 'idle' }]),
      1,
    );
    const [guard, idle, enemy] = ['guard', 'idle', 'stormers'].map(id => unitOf(state, id).elements[0]);
    if (!guard || !idle || !enemy) throw new Error('nobody there');
    expect([guard, idle, enemy].map(each => listWallsHeld(state.scenario, each).length)).toEqual([1, 0, 0]);
    expect([guard, idle].map(each => doesSee(state, enemy, each))).toEqual([true, false]);
  });

  test('[17.1] nobody stands astride of a wall or passes it, not even its owners, except by their gates', () => {
    const state = play.start(siegeScenario([['stormers', STORMERS, 4]], [AT_WALL]), 1);
    const passes = (id: string, dy: number, dx = 0) => {
      const unit = unitOf(state, id);
      const from = shiftBy(unit.elements, dx, 0);
      return from.every((start, index) => {
        const to = shiftBy(from, 0, dy)[index];
        return to !== undefined && !isStoppedByWall(state, unit, start, to);
      });
    };
    expect([passes('stormers', -0.6), passes('stormers', -3), passes('stormers', 3)]).toEqual([
      false,
      false,
      true,
    ]);
    expect([passes('guard', 3), passes('guard', -3), passes('guard', 3, -8.82)]).toEqual([
      false,
      true,
      false,
    ]);
    const column = marked(state, 'guard', {
      elements: unitOf(state, 'guard').elements.map((each, index) => ({
        ...each,
        at: [20, 9 + index * 1.2],
      })),
    });
    const gone = unitOf(column, 'guard');
    expect(
      gone.elements.every((each, index) => {
        const to = shiftBy(gone.elements, 0, 5)[index];
        return to !== undefined && !isStoppedByWall(column, gone, each, to);
      }),
    ).toBe(true);
  });

  test('[17.2] a broken gate is open ground, a breach is rocky', () => {
    const scenario = siegeScenario([['stormers', STORMERS, 4]], [AWAY], [], {
      gates: [],
      broken: [[30, 12]],
    });
    const state = play.start(scenario, 1);
    const unit = unitOf(state, 'stormers');
    const [one] = unit.elements.filter(({ at }) => Math.abs(at[0] - 30) < 1.3);
    if (!one) throw new Error('nobody at the gate');
    const middle = { ...one, at: [30, 13] as const };
    expect(isStoppedByWall(state, unit, middle, { ...middle, at: [30, 10] })).toBe(false);
  });
});

describe('17.2 Gates', () => {
  const atGate = (y: number) =>
    play.start(siegeScenario([['stormers', placed(20, y, 0, { files: 2 }), 2]], [AWAY]), 1);
  const broken = (state: State) => (state.scenario.board.walls?.[0]?.broken ?? []).length;

  test('[17.2] two elements with axes that stood at it a whole turn break it on a ten each', () => {
    const faces = Array.from({ length: 40 }, (_, seed) => {
      const now = strikeGates(beginGame(play.reseed(atGate(12.8), seed + 1) as State));
      const thrown = now.events
        .filter(({ type }) => type === 'gate-struck')
        .map(each => each.faces?.[0] ?? 0);
      expect(broken(now.state)).toBe(thrown.includes(10) ? 1 : 0);
      return thrown;
    });
    expect(Math.max(...faces.map(({ length }) => length))).toBe(2);
    expect(faces.some(thrown => thrown.includes(10))).toBe(true);
    const moved = atGate(12.8);
    const busy = marked(moved, 'stormers', { turn: { ...unitOf(moved, 'stormers').turn, moved: 1 } });
    expect(strikeGates(beginGame(busy)).events).toEqual([]);
    expect(strikeGates(beginGame(atGate(16))).events).toEqual([]);
  });

  const beasts = (count: number, axes: number): State => {
    const start = play.start(
      siegeScenario(
        [
          ['stormers', placed(20, 30, 0, { files: 2 }), 2],
          ['beasts', placed(40, 30, 0, { files: 2 }), 2],
        ],
        [AWAY],
      ),
      1,
    );
    const at = (id: string, number: number, y: number, profile: object) => ({
      elements: unitOf(start, id).elements.map((each, index) => ({
        ...each,
        at: [20 + (index - 0.5) * 2.4, index < number ? y : 30 + index] as const,
        profile: { ...each.profile, ...profile },
      })),
    });
    return marked(
      marked(start, 'stormers', at('stormers', axes, 12.7, {})),
      'beasts',
      at('beasts', count, 13.3, { troop: 'elephant-indian', grade: null }),
    );
  };
  const strikers = (state: State) =>
    Math.max(
      ...Array.from(
        { length: 12 },
        (_, seed) =>
          strikeGates(beginGame(play.reseed(state, seed + 1) as State)).events.filter(
            ({ type }) => type === 'gate-struck',
          ).length,
      ),
    );

  test('[17.2] two attack a gate at most, elephants included', () => {
    expect([strikers(beasts(0, 2)), strikers(beasts(2, 0))]).toEqual([2, 2]);
    expect(strikers(beasts(2, 2))).toBe(2);
    expect(strikers(beasts(1, 2))).toBe(2);
  });

  test('[17.2] who does not touch the gate does not strike it', () => {
    expect(strikeGates(beginGame(atGate(12.8))).events.length).toBeGreaterThan(0);
    expect(strikeGates(beginGame(atGate(13.4))).events).toEqual([]);
    const aside = play.start(
      siegeScenario([['stormers', placed(24.6, 12.8, 0, { files: 2 }), 2]], [AWAY]),
      1,
    );
    expect(strikeGates(beginGame(aside)).events).toEqual([]);
  });

  test('[17.2, S8] of a unit in which one fights the others go on striking', () => {
    const state = atGate(12.8);
    const [, right] = unitOf(state, 'stormers').elements;
    if (!right) throw new Error('nobody');
    const enemy = unitOf(state, AWAY.id).elements.map((each, index) => ({
      ...each,
      at: [right.at[0] + 1.8 + index * 5, 12.8] as const,
      facing: 270,
    }));
    const fought = marked(state, AWAY.id, { elements: enemy });
    expect(strikeGates(beginGame(fought)).events.filter(({ type }) => type === 'gate-struck')).toHaveLength(
      1,
    );
  });

  test('[17.2] artillery shoots at it from twelve inches, but not while friends are at it', () => {
    const start = play.start(
      siegeScenario(
        [['stormers', placed(20, 30, 0, { files: 2 }), 2]],
        [AWAY],
        [{ id: 'artillery-heavy', count: 1 }],
      ),
      1,
    );
    const engine = unitOf(start, 'first-artillery-heavy-1').elements.map(each => ({
      ...each,
      at: [20, 22] as const,
    }));
    const ready = marked(start, 'first-artillery-heavy-1', { elements: engine, presence: 'table' });
    expect(listGateTargets(ready, unitOf(ready, 'first-artillery-heavy-1'))).toEqual([[20, 12]]);
    const friends = marked(ready, 'stormers', { elements: unitOf(atGate(12.8), 'stormers').elements });
    expect(listGateTargets(friends, unitOf(friends, 'first-artillery-heavy-1'))).toEqual([]);
    for (let seed = 1; seed < 30; seed += 1) {
      const shot = shootGate(
        beginGame(play.reseed(ready, seed) as State),
        'first-artillery-heavy-1',
        [20, 12],
      );
      expect(broken(shot.state)).toBe((shot.events[0]?.faces?.[0] ?? 0) >= 9 ? 1 : 0);
    }
  });
});

describe('17.4 Ladders', () => {
  const items = [{ id: 'ladder' as const, count: 4 }];
  const storming = (defenders = [AWAY]) =>
    play.start(siegeScenario([['stormers', STORMERS, 4]], defenders, items), 1);

  test('[17.4] carriers who are at the wall set their ladders up at the end of the turn, none against a tower', () => {
    const state = storming();
    expect(unitOf(state, 'stormers').ladders).toBe(4);
    expect(raiseLadders(beginGame(state)).state.ladders).toHaveLength(4);
    const shaken = marked(state, 'stormers', { markers: 4 });
    expect(raiseLadders(beginGame(shaken)).state.ladders).toHaveLength(0);
    const [first] = unitOf(state, 'stormers').elements;
    if (!first) throw new Error('nobody');
    expect(findWallPoint(state.scenario, { ...first, at: [50, 12.9] })).toBeNull();
  });

  test('[17.4] one element a ladder climbs for a whole turn, and is then behind the wall', () => {
    const second = playUntil(storming(), isRound(2, 'first'));
    expect(listClimbs(second, unitOf(second, 'stormers'))).toHaveLength(4);
    const climbing = startClimb(beginGame(second), 'stormers').state;
    expect(climbing.climbs).toHaveLength(4);
    expect(unitOf(climbing, 'stormers').elements.every(({ at }) => at[1] > 12)).toBe(true);
    const third = choose(second, { type: 'climb', unit: 'stormers' });
    expect(third.round).toBe(3);
    expect(unitOf(third, 'stormers').elements.every(({ at }) => at[1] < 12)).toBe(true);
  });

  test('[17.4] friends who stand on the wall are nobody to fight: the climber steps beside them', () => {
    const second = playUntil(storming(), isRound(2, 'first'));
    const climbing = startClimb(beginGame(second), 'stormers').state;
    const [climb] = climbing.climbs;
    if (!climb) throw new Error('nobody climbs');
    const { wall: wallId, at } = climb.ladder;
    const wall = climbing.scenario.board.walls?.find(({ id }) => id === wallId);
    const element = unitOf(climbing, 'stormers').elements.find(({ id }) => id === climb.element);
    if (!wall || !element) throw new Error('no wall');
    const step = (side: 0 | 1) => {
      const [holder] = unitOf(climbing, 'guard').elements;
      const held = marked(climbing, 'guard', {
        side,
        elements: holder ? [{ ...holder, at: [at[0], 11.2] }] : [],
      });
      return stepOnto(held, unitOf(held, 'stormers'), element, { ...climb.ladder, wall });
    };
    expect(step(1)?.meets?.id).toBe('guard');
    const [holder] = unitOf(climbing, 'guard').elements;
    if (!holder) throw new Error('nobody holds the wall');
    const beside = {
      ...unitOf(climbing, 'guard'),
      id: 'beside',
      elements: [{ ...holder, at: [at[0] + 1.4, 11.2] as const }],
    };
    const both = marked(climbing, 'guard', { side: 1, elements: [{ ...holder, at: [at[0], 11.2] }] });
    const crowded = { ...both, units: [beside, ...both.units] };
    expect(
      stepOnto(crowded, unitOf(crowded, 'stormers'), element, { ...climb.ladder, wall })?.meets?.id,
    ).toBe('guard');
    expect(step(0)?.meets).toBeNull();
    const asDummy = marked(climbing, 'guard', { isDummy: true });
    expect(
      stepOnto(asDummy, unitOf(asDummy, 'stormers'), element, { ...climb.ladder, wall })?.meets,
    ).toBeNull();
  });

  test('[17.4] where the wall is held the climber fights at the top, at the usual disadvantage', () => {
    const second = playUntil(storming([AT_WALL]), isRound(2, 'first'));
    const climbing = startClimb(beginGame(second), 'stormers').state;
    const up = finishClimbs(
      beginGame({ ...climbing, agenda: [{ type: 'climbs' }, ...climbing.agenda] }),
    ).state;
    const melee = pairFighters(up);
    expect(melee.duels.length).toBeGreaterThan(0);
    const [duel] = melee.duels;
    if (!duel) throw new Error('no duel');
    expect([
      toFighter(up, melee, duel.other, duel.one).isFortified,
      toFighter(up, melee, duel.one, duel.other).isFortified,
    ]).toEqual([true, false]);
  });

  test('[17.4] a defender within an inch who does nothing else throws a ladder down on a four', () => {
    const second = playUntil(
      storming([AT_WALL]),
      state => state.round === 2 && state.agenda[0]?.type === 'shoot' && awaitedSeatOf(state) === 'second',
    );
    const thrower = listThrowers(second, unitOf(second, 'guard'))[0];
    if (!thrower) throw new Error('nobody within reach');
    const { at } = thrower.ladder;
    const left = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => {
      const now = throwDownLadder(beginGame(play.reseed(second, seed) as State), 'guard', at);
      const face = now.events[0]?.faces?.[0] ?? 0;
      expect(now.state.ladders.length).toBe(second.ladders.length - (face >= 4 ? 1 : 0));
      expect(unitOf(now.state, 'guard').turn.occupied).toEqual([thrower.element.id]);
      return face >= 4;
    });
    expect(new Set(left)).toEqual(new Set([true, false]));
    expect(
      listThrowers(
        marked(second, 'guard', { turn: { ...unitOf(second, 'guard').turn, moved: 2 } }),
        unitOf(marked(second, 'guard', { turn: { ...unitOf(second, 'guard').turn, moved: 2 } }), 'guard'),
      ),
    ).toEqual([]);
  });

  test('[17.4] defenders without missiles throw stones at those with ladders, and at nobody else', () => {
    const at = (count: number) => {
      const state = play.start(
        siegeScenario([['stormers', STORMERS, 4]], [AT_WALL], [{ id: 'ladder', count }]),
        1,
      );
      return listAimsOfSide(marked(state, 'stormers', { ladders: count === 1 ? 0 : count }), 1, {}).map(
        ({ enemy }) => enemy.id,
      );
    };
    expect(new Set(at(4))).toEqual(new Set(['stormers']));
    expect(at(1)).toEqual([]);
  });
});

describe('17.3 Siege towers', () => {
  const items = [{ id: 'siege-tower' as const, count: 1 }];
  /** The tower stands at the wall, the stormers behind it. */
  const drawnUp = (defenders = [AWAY], seed = 1): State => {
    const start = playUntil(
      play.start(siegeScenario([['stormers', placed(30, 16, 0, { files: 2 }), 4]], defenders, items), seed),
      isRound(1, 'first'),
    );
    const tower = unitOf(start, 'first-siege-tower-1');
    const [machine] = tower.elements;
    if (!machine) throw new Error('no tower');
    return marked(start, tower.id, { elements: [{ ...machine, at: [30, 13.3], facing: 0 }] });
  };
  const manned = (defenders = [AWAY]): State => {
    const boarded = choose(drawnUp(defenders), {
      type: 'board',
      unit: 'stormers',
      target: 'first-siege-tower-1',
    });
    return playUntil(boarded, isRound(2, 'first'));
  };

  test('[17.3] it is set up with the army, goes a die a turn and stops at ground that is difficult for chariots', () => {
    const state = playUntil(
      play.start(siegeScenario([['stormers', placed(30, 40, 0, { files: 2 }), 4]], [AWAY], items), 1),
      isRound(1, 'first'),
    );
    expect(unitOf(state, 'first-siege-tower-1').presence).toBe('table');
    const thrown = choose(state, { type: 'throw', unit: 'first-siege-tower-1' });
    const [task] = thrown.agenda;
    if (task?.type !== 'march') throw new Error('no march');
    expect(task.thrown.faces).toHaveLength(1);
    expect(task.thrown.good).toBe(task.thrown.faces[0]);
  });

  test('[17.3] twelve elements of foot fit into it, and go with it', () => {
    const start = drawnUp();
    expect(
      play.objections(start, { type: 'board', unit: 'stormers', target: 'first-siege-tower-1', by: 'first' }),
    ).toEqual([]);
    const aboard = choose(start, { type: 'board', unit: 'stormers', target: 'first-siege-tower-1' });
    expect(unitOf(aboard, 'stormers').elements.every(isAboard)).toBe(true);
    const big = play.start(
      siegeScenario([['stormers', placed(30, 16, 0, { files: 4 }), 13]], [AWAY], items),
      1,
    );
    const ready = playUntil(big, isRound(1, 'first'));
    expect(
      play.objections(ready, { type: 'board', unit: 'stormers', target: 'first-siege-tower-1', by: 'first' }),
    ).not.toEqual([]);
  });

  test('[17.3] at the wall one element a turn steps over', () => {
    const over = choose(manned(), { type: 'cross', unit: 'stormers' });
    const stormers = unitOf(over, 'stormers');
    expect(stormers.elements.filter(({ at }) => at[1] < 12)).toHaveLength(1);
    expect(stormers.elements.filter(isAboard)).toHaveLength(3);
    expect(stormers.turn.isDone).toBe(true);
  });

  test('[14.1, 17.3, R19] who steps onto free ground does not stand in contact with an enemy there', () => {
    const start = manned();
    const guard = unitOf(start, 'guard').elements.map((each, index) => ({
      ...each,
      at: [30 + index * 2.4, 10.17] as const,
    }));
    const over = choose(marked(start, 'guard', { elements: guard }), { type: 'cross', unit: 'stormers' });
    expect(unitOf(over, 'stormers').elements.filter(({ at }) => at[1] < 12)).toHaveLength(1);
    expect(contactsOf(over.units, unitOf(over, 'stormers'))).toEqual([]);
  });

  test('[17.3] and fights there without disadvantage', () => {
    const over = choose(manned([AT_WALL]), { type: 'cross', unit: 'stormers' });
    const melee = pairFighters(over);
    const [duel] = melee.duels;
    if (!duel) throw new Error('no duel');
    expect(toFighter(over, melee, duel.other, duel.one).isFortified).toBe(false);
  });

  test('[17.3] artillery shatters it as it would a gate, and its crew with it', () => {
    const state = manned();
    const gone = loseCarrier(beginGame(state), 'first-siege-tower-1').state;
    expect([unitOf(gone, 'first-siege-tower-1').presence, unitOf(gone, 'stormers').presence]).toEqual([
      'destroyed',
      'destroyed',
    ]);
    const engine = play.start(
      siegeScenario([['stormers', STORMERS, 4]], [AWAY], items, {}, [{ id: 'artillery-heavy', count: 1 }]),
      1,
    );
    const faces = Array.from({ length: 30 }, (_, seed) => {
      const struck = wreckTower(
        beginGame(play.reseed(engine, seed + 1) as State),
        'second-artillery-heavy-1',
        'first-siege-tower-1',
      );
      const face = struck.events[0]?.faces?.[0] ?? 0;
      expect(unitOf(struck.state, 'first-siege-tower-1').presence === 'destroyed').toBe(face >= 9);
      return face;
    });
    expect(Math.max(...faces)).toBeGreaterThanOrEqual(9);
  });

  test('[13.5, 17.3] set on fire after the shooting, by those who are still at it, it is lost after the next moves with whoever is still in it', () => {
    const state = manned([{ id: 'guard', x: 33.6, y: 13.4 }]);
    expect(listBurnableTowers(state, unitOf(state, 'guard'))).toEqual(['first-siege-tower-1']);
    expect(listBurnableTowers({ ...state, weather: 'rain' }, unitOf(state, 'guard'))).toEqual([]);
    const asked: State = { ...state, agenda: [{ type: 'melee' }, { type: 'end-turn' }] };
    const laid = planTowerFire(beginGame(asked), 'guard', 'first-siege-tower-1').state;
    const [task] = laid.agenda;
    if (task?.type !== 'lay-fire') throw new Error('no task');
    expect(unitOf(laid, 'guard').turn.occupied).toEqual(task.hands);
    const driven = setTowerOnFire(beginGame(marked(laid, 'guard', { markers: 4 })), task);
    expect(driven.events).toEqual([]);
    const tries = Array.from({ length: 12 }, (_, seed) =>
      setTowerOnFire(beginGame(play.reseed(laid, seed + 1) as State), task),
    );
    const lit = tries.find(({ state: after }) => unitOf(after, 'first-siege-tower-1').fuse !== null);
    if (!lit) throw new Error('never lit');
    expect(burnDownTowers(lit).state.units.find(({ id }) => id === 'first-siege-tower-1')?.presence).toBe(
      'table',
    );
    const later = burnDownTowers(beginGame({ ...lit.state, round: lit.state.round + 1 })).state;
    expect([unitOf(later, 'first-siege-tower-1').presence, unitOf(later, 'stormers').presence]).toEqual([
      'destroyed',
      'destroyed',
    ]);
  });

  test('[11.1, 17.3] its crew shoots in the turn in which an engine shatters it: all shots fall at once', () => {
    const state = manned([{ id: 'guard', x: 40, y: 11 }]);
    const asked: State = {
      ...state,
      agenda: [
        { type: 'shoot', side: 1, aims: {} },
        { type: 'volleys', aims: {} },
        { type: 'recoil' },
        { type: 'melee' },
        { type: 'end-turn' },
      ],
    };
    const aimed = aimEngine(beginGame(asked), {
      type: 'engine',
      unit: 'guard',
      target: 'first-siege-tower-1',
    }).state;
    expect(aimed.agenda.map(({ type }) => type)).toEqual([
      'shoot',
      'volleys',
      'engine',
      'recoil',
      'melee',
      'end-turn',
    ]);
    expect(unitOf(aimed, 'first-siege-tower-1').presence).toBe('table');
    expect(unitOf(aimed, 'guard').turn.isBusy).toBe(true);
  });
});
