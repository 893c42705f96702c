import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../document/scenario';
import { jetOf } from '../../../rules/combat/flame-throwers';
import { fireNeedOf } from '../../../rules/combat/morale';
import { listShootingModifiers } from '../../../rules/combat/shooting';
import { changeTurn, changeUnit } from '../../../testing/field';
import { placeUnit, startFirstTurn, sungSiege } from '../../../testing/late-sung';
import { awaitedSeatOf, isRound, playUntil, shiftBy, siegeScenario, unitOf } from '../../../testing/siege';
import { placed } from '../../../testing/table';
import { play } from '../..';
import { beginGame } from '../../game';
import type { State } from '../../state';
import { burstBombs, countBombsLeft, loadBombs, mayBomb } from './bombs';
import {
  burstOxen,
  driveOxen,
  fireRocket,
  lightOxen,
  listFrightTests,
  listRocketTargets,
  testForLances,
} from './fireworks';
import { listAimsOfSide, shootVolleys } from './volleys';

describe('19.12 Rockets, fire lances and fire oxen', () => {
  test('[19.12] rockets frighten one enemy unit within twenty-four inches, once in a battle, and shoot at nobody', () => {
    const state = placeUnit(
      startFirstTurn(sungSiege([{ id: 'rockets', count: 1 }])),
      'second-rockets-1',
      30,
      40,
      0,
    );
    const rockets = unitOf(state, 'second-rockets-1');
    expect(rockets.elements).toHaveLength(2);
    expect(listRocketTargets(state, rockets)).toEqual(['stormers']);
    expect(
      listRocketTargets(
        placeUnit(state, rockets.id, 30, 46),
        unitOf(placeUnit(state, rockets.id, 30, 46), rockets.id),
      ),
    ).toEqual([]);
    const flown = fireRocket(beginGame(state), rockets.id, 'stormers').state;
    expect(flown.tests).toEqual([{ unit: 'stormers', cause: 'fireworks' }]);
    expect(listRocketTargets(flown, unitOf(flown, rockets.id))).toEqual([]);
    expect(listAimsOfSide(state, 1, {}).some(({ unit }) => unit.id === rockets.id)).toBe(false);
  });

  test('[19.12] who is first shot at by fire lances tests, and so do riders in contact with them after each melee', () => {
    const state = startFirstTurn(sungSiege([{ id: 'firelances', count: 2 }]));
    const once = testForLances(beginGame(state), 'stormers');
    expect(once.state.tests).toEqual([{ unit: 'stormers', cause: 'fireworks' }]);
    expect(testForLances(once, 'stormers').state.tests).toHaveLength(1);
    const [first] = unitOf(state, 'stormers').elements;
    if (!first) throw new Error('nobody');
    const horse = {
      ...first,
      at: [30, 30] as const,
      profile: { ...first.profile, troop: 'heavy-cavalry' as const },
    };
    const met = placeUnit(
      changeUnit(state, 'stormers', { elements: [horse] }),
      'second-firelances-1',
      30,
      28.4,
    );
    expect(listFrightTests(met)).toEqual([{ unit: 'stormers', cause: 'fireworks' }]);
    expect(listFrightTests(placeUnit(met, 'second-firelances-1', 30, 20))).toEqual([]);
  });

  test('[19.12] riders test for touching the fire lances themselves, not others of their unit', () => {
    const state = startFirstTurn(sungSiege([{ id: 'firelances', count: 2 }]));
    const id = 'second-firelances-1';
    const [lance, other] = unitOf(state, id).elements;
    const [first] = unitOf(state, 'stormers').elements;
    if (!lance || !other || !first) throw new Error('nobody');
    const horse = {
      ...first,
      at: [30, 30] as const,
      profile: { ...first.profile, troop: 'heavy-cavalry' as const },
    };
    const plain = { ...other, profile: { ...other.profile, arm: 'spear' as const } };
    const met = (x: number, y: number) =>
      listFrightTests(
        changeUnit(changeUnit(state, 'stormers', { elements: [horse] }), id, {
          elements: [
            { ...lance, at: [x, 28.4] as const, facing: 180 },
            { ...plain, at: [y, 28.4] as const, facing: 180 },
          ],
        }),
      ).map(({ unit }) => unit);
    expect([met(30, 33), met(33, 30)]).toEqual([['stormers'], []]);
  });

  test('[13.5, 19.12] lances and rockets set fires on a four', () => {
    expect((['fire-lance', 'rocket', 'spear'] as const).map(fireNeedOf)).toEqual([4, 4, 5]);
  });

  test('[19.12] oxen stand until they are lit, run straight at first, frighten whoever is within two inches and burst', () => {
    const state = placeUnit(
      startFirstTurn(sungSiege([{ id: 'fire-oxen', count: 1 }])),
      'second-fire-oxen-1',
      30,
      30,
      0,
    );
    expect(
      play.objections(
        { ...state, agenda: [{ type: 'move', side: 1 }] },
        { type: 'throw', unit: 'second-fire-oxen-1', by: 'second' },
      )[0]?.code,
    ).toBe('in-death-ground/oxen-unlit');
    const lit = driveOxen(lightOxen(beginGame(state), 'second-fire-oxen-1'), 'second-fire-oxen-1', 90).state;
    const ox = unitOf(lit, 'second-fire-oxen-1');
    expect([ox.elements[0]?.at[1], (ox.elements[0]?.at[0] ?? 0) > 30]).toEqual([30, true]);
    expect([2, 3, 4]).toContain(ox.fuse);
    const near = placeUnit(changeUnit(lit, 'stormers', {}), ox.id, 30, 18);
    expect(listFrightTests(near).map(({ unit }) => unit)).toEqual(['stormers']);
    const burst = burstOxen(beginGame(changeUnit(near, ox.id, { fuse: 1 }))).state;
    expect([unitOf(burst, 'stormers').markers, unitOf(burst, ox.id).presence]).toEqual([2, 'destroyed']);
    expect(
      burstOxen(beginGame(changeUnit(near, ox.id, { fuse: 2 }))).state.units.find(({ id }) => id === ox.id)
        ?.fuse,
    ).toBe(1);
  });
});

describe('19.12 Flame-throwers and bombs', () => {
  const flames = [{ id: 'flamethrower', count: 1 }];

  test('[19.12] a flame-thrower is set up on the walls', () => {
    const state = playUntil(
      play.start(sungSiege(flames), 1),
      ({ agenda: [task] }) => task?.type === 'set-up',
    );
    const by = awaitedSeatOf(state);
    const set = (x: number, y: number) =>
      play.objections(state, {
        type: 'set-up',
        unit: 'second-flamethrower-1',
        to: { at: [x, y], facing: 180, formation: 'line', files: 1 },
        by,
      })[0]?.code;
    expect(set(30, 6)).toBe('in-death-ground/set-up-wall');
    expect(set(30, 10.6)).toBeUndefined();
    expect(play.actions(state, by).length).toBeGreaterThan(5);
  });

  test('[19.12] it throws for every element in a strip of six inches, and whoever it shoots at tests', () => {
    const state = placeUnit(
      startFirstTurn(sungSiege(flames, [], placed(30, 15, 0, { files: 2 }))),
      'second-flamethrower-1',
      30,
      10.6,
    );
    const aims = listAimsOfSide(state, 1, {});
    expect(aims.map(({ enemy }) => enemy.id)).toEqual(['stormers', 'stormers', 'stormers', 'stormers']);
    expect(jetOf(unitOf(state, 'second-flamethrower-1').elements[0] as never).depth).toBe(6);
    expect(
      listAimsOfSide(
        changeUnit(state, 'stormers', { elements: shiftBy(unitOf(state, 'stormers').elements, 0, 6) }),
        1,
        {},
      ),
    ).toEqual([]);
    const shot = shootVolleys(
      beginGame({ ...state, agenda: [{ type: 'volleys', aims: {} }, ...state.agenda] }),
      {
        type: 'volleys',
        aims: {},
      },
    );
    expect(shot.state.tests).toContainEqual({ unit: 'stormers', cause: 'fireworks' });
  });

  test('[19.12] riders and elephants have no good of their armour against it', () => {
    const [flame, horse] = (['flame', 'spear'] as const).map(arm => ({
      troop: arm === 'flame' ? ('artillery-light' as const) : ('cataphract' as const),
      grade: null,
      armour: 'none' as const,
      arm,
      wild: false,
      mount: 'none' as const,
      special: null,
    }));
    if (!flame || !horse) throw new Error('no profiles');
    const shot = (target: typeof horse) =>
      listShootingModifiers({
        shooter: flame,
        target,
        range: 2,
        markers: 0,
        isOverhead: false,
        hasMoved: false,
        hasTurned: false,
        endsInMelee: false,
        isInCover: false,
        isFortified: false,
        weather: 'clear',
      }).map(({ id }) => id);
    expect(shot(horse)).toEqual([]);
    expect(shot({ ...horse, troop: 'warrior', armour: 'armoured' } as never)).toEqual([
      'close-order',
      'armoured',
    ]);
  });

  test('[19.12] a bomb that hits frightens the unit and everybody within two inches; each turn of shooting is paid for', () => {
    const state = placeUnit(
      startFirstTurn(sungSiege([{ id: 'bombs', count: 1 }], [{ id: 'artillery-heavy', count: 1 }])),
      'second-artillery-heavy-1',
      30,
      10.6,
    );
    const engine = unitOf(state, 'second-artillery-heavy-1');
    expect([countBombsLeft(state, engine), mayBomb(state, engine)]).toEqual([1, true]);
    const loaded = loadBombs(beginGame(state), engine.id);
    expect([
      countBombsLeft(loaded.state, engine),
      mayBomb(loaded.state, unitOf(loaded.state, engine.id)),
    ]).toEqual([0, false]);
    const nextTurn = changeTurn(loaded.state, engine.id, { isBombing: false });
    expect(mayBomb(nextTurn, unitOf(nextTurn, engine.id))).toBe(false);
    const [target] = unitOf(state, 'stormers').elements;
    const enemy = unitOf(state, 'stormers');
    if (!target) throw new Error('nobody');
    const aim = {
      unit: engine,
      shooter: engine.elements[0] as never,
      enemy,
      target,
      range: 8,
      isOverhead: false,
    };
    const close = placeUnit(loaded.state, 'militia', 30, 14);
    expect(
      burstBombs(beginGame(close), [aim])
        .state.tests.map(({ unit }) => unit)
        .sort(),
    ).toEqual(['militia', 'stormers']);
    expect(burstBombs(beginGame(placeUnit(state, 'militia', 30, 14)), [aim]).state.tests).toEqual([]);
  });
});

describe('8.4 Concealed strength', () => {
  test('[8.4] one element stands for a unit until an enemy is within eight inches or it wants to shoot', () => {
    const base = siegeScenario([['spears', placed(30, 40, 0), 8]], []);
    const open: Scenario = {
      ...base,
      kind: 'open-battle',
      board: { ...base.board, walls: [] },
      forces: base.forces.map((force, index) =>
        index === 0
          ? { ...force, items: [], stake: 40, stratagem: 'concealment' as const }
          : {
              ...force,
              items: [],
              units: [
                {
                  id: 'bows',
                  parts: [{ entry: 'sparabara', variant: 'bow', elements: 4 }],
                  place: placed(30, 6, 180),
                },
              ],
            },
      ),
    };
    const start = play.start(open, 1);
    const tried = [1, 2, 3, 4, 5, 6].map(
      seed =>
        play.apply(play.reseed(start, seed) as State, {
          type: 'trick',
          stratagem: 'concealment',
          by: 'first',
        }).state,
    );
    const hidden = tried.find(({ stratagems }) => stratagems[0] === 'concealment');
    if (!hidden) throw new Error('it never works');
    expect([unitOf(hidden, 'spears').elements.length, unitOf(hidden, 'spears').reserve.length]).toEqual([
      1, 7,
    ]);
    expect(play.position(hidden, 'second').scenario.forces[0]?.units).toEqual([]);
    const shooting = playUntil(hidden, ({ agenda: [task] }) => task?.type === 'shoot');
    const asked = play.apply(shooting, { type: 'unfold', unit: 'spears', by: 'first' }).state;
    expect(asked.agenda[0]).toEqual({ type: 'unfold', unit: 'spears' });
    const [place] = play.actions(asked, 'first');
    if (!place) throw new Error('no place');
    const shown = play.apply(asked, place).state;
    expect(unitOf(shown, 'spears').elements).toHaveLength(8);
    const [first] = unitOf(hidden, 'spears').elements;
    expect(Math.min(...unitOf(shown, 'spears').elements.map(({ at }) => at[1]))).toBeGreaterThanOrEqual(
      (first?.at[1] ?? 0) - 0.01,
    );
    expect(isRound(1, 'first')(hidden) || isRound(1, 'second')(hidden)).toBe(true);
  });
});
