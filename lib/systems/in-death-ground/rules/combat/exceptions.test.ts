import { describe, expect, test } from 'vitest';
import { play } from '../../play';
import { type Element, getUnit } from '../../play/field';
import type { State } from '../../play/state';
import { BASE_DEPTH, changeUnit, placeElements, startField } from '../../testing/field';
import { playUntil, siegeScenario, unitOf } from '../../testing/siege';
import { placed } from '../../testing/table';
import type { Profile } from '../army/points';
import { listJetAims } from './flame-throwers';
import { type Fighter, listMeleeModifiers, PLAIN_FIGHTER } from './melee';
import { listShootingModifiers } from './shooting';
import { type Aim, toShot } from './shots';

const firstOf = (state: State, id: string): Element => {
  const [element] = getUnit(state.units, id).elements;
  if (!element) throw new Error('nobody');
  return element;
};

const aimAt = (state: State, shooter: string, target: string): Aim => ({
  unit: getUnit(state.units, shooter),
  shooter: firstOf(state, shooter),
  enemy: getUnit(state.units, target),
  target: firstOf(state, target),
  range: 6,
  isOverhead: false,
});

const idsOf = (state: State, aim: Aim): readonly string[] =>
  listShootingModifiers(toShot(state, aim)).map(({ id }) => id);

describe('17.1 Engines on a wall', () => {
  const ENGINE = 'second-artillery-light-1';
  const besieged = (x: number, y: number): State => {
    const scenario = siegeScenario(
      [['stormers', placed(30, 18, 0), 4]],
      [{ id: 'guard', x: 50, y: 5 }],
      [],
      {},
      [{ id: 'artillery-light', count: 1 }],
    );
    const state = playUntil(play.start(scenario, 1), ({ round }) => round === 1);
    const [gun] = unitOf(state, ENGINE).elements;
    if (!gun) throw new Error('no engine');
    return changeUnit(state, ENGINE, { presence: 'table', elements: [{ ...gun, at: [x, y], facing: 180 }] });
  };

  test('[17.1, 13.4] the crew of an engine that holds a wall is as hard to hit as foot there, in the open it is not', () => {
    const shoot = (y: number) => idsOf(besieged(30, y), aimAt(besieged(30, y), 'stormers', ENGINE));
    expect([shoot(10.6).includes('fortified'), shoot(6).includes('fortified')]).toEqual([true, false]);
  });
});

describe('19.12 What a flame-thrower reaches', () => {
  const flame: Partial<Profile> = { troop: 'artillery-light', arm: 'flame', grade: null };
  const jet = (gap: number): State =>
    placeElements(placeElements(startField(), 'a', { x: 30, y: 30, profile: flame }), 'x', {
      x: 30,
      y: 30 - 1.181 - 0.984 - gap,
      facing: 180,
      profile: { troop: 'light-cavalry' },
    });
  const aims = (state: State) => listJetAims(state, getUnit(state.units, 'a'), firstOf(state, 'a'));

  test('[13.4, 19.12] it is a shot like others: light horse more than three inches away is hard to hit', () => {
    const hits = (gap: number) => aims(jet(gap)).map(aim => idsOf(jet(gap), aim).includes('light-cavalry'));
    expect([hits(2), hits(4.5)]).toEqual([[false], [true]]);
  });

  test('[13.1, 19.12] who is in contact with an enemy does not shoot with it', () => {
    expect([aims(jet(0.5)).length, aims(jet(0.02)).length]).toEqual([1, 0]);
  });
});

describe('19.9 Ghulams on foot', () => {
  const ghulam: Profile = {
    troop: 'heavy-cavalry',
    grade: 'ordinary',
    armour: 'armoured',
    arm: 'bow',
    wild: false,
    mount: 'none',
    special: 'ghulam-archery',
  };
  const onFoot: Profile = { ...ghulam, troop: 'warrior' };

  test('[6.3, 19.9] their quick shots are those of riders: who has dismounted has no good of them', () => {
    const state = placeElements(startField(), 'x', { x: 30, y: 22, facing: 180 });
    const shots = (profile: Profile) => {
      const drawn = placeElements(state, 'a', { x: 30, y: 30 - BASE_DEPTH, profile });
      return idsOf(drawn, aimAt(drawn, 'a', 'x')).includes('ghulam-archery');
    };
    expect([shots(ghulam), shots(onFoot)]).toEqual([true, false]);
  });

  test('[6.3, 19.9] nor in melee', () => {
    const fighter = (profile: Profile, hasEntered: boolean): Fighter => ({
      ...PLAIN_FIGHTER,
      profile,
      hasEntered,
      hasMoved: hasEntered,
    });
    const meets = (profile: Profile) =>
      listMeleeModifiers(fighter(profile, false), fighter({ ...ghulam, special: null }, true)).some(
        ({ id }) => id === 'ghulam-archery',
      );
    expect([meets(ghulam), meets(onFoot)]).toEqual([true, false]);
  });
});
