import { describe, expect, test } from 'vitest';
import { goldenCase, goldenCases, kebab } from '../testing';
import type { Arm, Grade, Troop } from '../vocabulary';
import { alliedPoints, fortificationLimits, mostStake } from './army-rules';
import {
  ARMY_SIZES,
  allowedOverspend,
  armourSurcharge,
  armSurcharge,
  eliteSurcharge,
  fortificationPrice,
  generalSurcharge,
  ITEM_PRICES,
  tablePrice,
} from './points';

const asTroop = (value: unknown): Troop => kebab(String(value)) as Troop;

describe('6.9 Points', () => {
  const priced = goldenCases('pts-').filter(({ given }) => given.troop !== undefined);
  test.each(priced)('[6.9] $id', ({ given, expect: wanted }) => {
    const grade = (given.grade as Grade | undefined) ?? null;
    expect(tablePrice({ troop: asTroop(given.troop), grade })).toBe(wanted.points);
  });

  const EXTRAS: readonly (() => number)[] = [
    () => armSurcharge('warrior', 'crossbow'),
    () => armSurcharge('warrior', 'sword'),
    () => armSurcharge('skirmisher', 'sling'),
    () => armSurcharge('skirmisher', 'crossbow'),
    () => (tablePrice({ troop: 'warrior', grade: 'ordinary', mount: 'camel' }) ?? 0) - 6,
    () => armourSurcharge('light-chariot', 'armoured'),
    () => armourSurcharge('heavy-cavalry', 'best'),
    () => armSurcharge('elephant-indian', 'bow'),
    () => armSurcharge('heavy-chariot', 'crossbow'),
    () => generalSurcharge('organised', false),
    () => generalSurcharge('impetuous', false),
    () => generalSurcharge('tribal', true),
  ];
  test.each(goldenCases('pts-extra-'))('[6.9] $id', ({ id, expect: wanted }) => {
    const extra = EXTRAS[Number(id.replace('idg-g-pts-extra-', '')) - 1];
    expect(extra?.()).toBe(wanted.points);
  });

  test('[6.9] both sorts of shot cost the same, pikes and spears nothing', () => {
    const free: readonly Arm[] = ['pike', 'spear'];
    expect(free.map(arm => armSurcharge('warrior', arm))).toEqual([0, 0]);
    expect(armSurcharge('warrior', 'bow')).toBe(armSurcharge('warrior', 'sword'));
    expect(armSurcharge('skirmisher', 'bow')).toBe(2);
  });

  test('[6.6] troops whose armour is in their type pay nothing more', () => {
    const armoured: readonly Troop[] = ['cataphract', 'heavy-chariot', 'elephant-indian', 'artillery-light'];
    expect(armoured.map(troop => armourSurcharge(troop, 'best'))).toEqual([0, 0, 0, 0]);
  });

  test('[5.2] what it costs to make a general elite', () => {
    expect(eliteSurcharge({ troop: 'skirmisher', grade: 'green' })).toBe(6);
    expect(eliteSurcharge({ troop: 'heavy-cavalry', grade: 'ordinary' })).toBe(2);
    expect(eliteSurcharge({ troop: 'elephant-african', grade: null })).toBe(0);
  });
});

describe('8.7 Recommended army sizes', () => {
  test.each(goldenCases('size-'))('[8.7] $id', ({ given, expect: wanted }) => {
    const kind = String(given.scenario).replace(' ', '-') as keyof typeof ARMY_SIZES;
    expect(ARMY_SIZES[kind]).toEqual(wanted);
  });

  test('[8.7] idg-g-overspend: half of the cheapest element, rounded down', () => {
    expect([2, 4, 9, 13].map(allowedOverspend)).toEqual([1, 2, 4, 6]);
  });

  test('[8.4] idg-g-stratagem-share: a fifth of the points, in an open battle only', () => {
    expect(mostStake('open-battle', 450)).toBe(goldenCase('stratagem-share').expect.points);
    expect(mostStake('raid', 400)).toBe(0);
  });

  test('[18.2] allies take two fifths at most', () => expect(alliedPoints(450)).toBe(180));
});

describe('17 Fortifications', () => {
  test('[17.1] idg-g-fort-prices', () => {
    const { wall, tower, ladder, ship, wagon } = ITEM_PRICES;
    expect([
      wall,
      tower,
      ITEM_PRICES['siege-tower'],
      ladder,
      ITEM_PRICES['breach-attempt'],
      wagon,
      ship,
    ]).toEqual(goldenCase('fort-prices').expect.points);
  });

  test('[17.1] idg-g-tower-total', () => {
    expect(fortificationPrice(6, 1)).toBe(goldenCase('tower-total').expect.points);
  });

  test('[8.5, 8.6] what a defender spends on walls', () => {
    expect(fortificationLimits('siege', 360)).toEqual([90, 180]);
    expect(fortificationLimits('raid', 400)).toEqual([0, 100]);
    expect(fortificationLimits('open-battle', 450)).toEqual([0, 0]);
  });
});
