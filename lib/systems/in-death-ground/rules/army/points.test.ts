import { describe, expect, test } from 'vitest';
import { goldenCase, goldenCases, kebab } from '../../testing/armies';
import type { Arm, Grade, Troop } from '../../vocabulary';
import { computeFortificationLimits, computeMaxAlliedPoints, computeMaxStake } from './army-rules';
import {
  ARMY_SIZES,
  allowedOverspendOf,
  armourSurchargeOf,
  armSurchargeOf,
  eliteSurchargeOf,
  fortificationPriceOf,
  generalSurchargeOf,
  ITEM_PRICES,
  tablePriceOf,
} from './points';

const asTroop = (value: unknown): Troop => kebab(String(value)) as Troop;

describe('6.9 Points', () => {
  const priced = goldenCases('pts-').filter(({ given }) => given.troop !== undefined);
  test.each(priced)('[6.9] $id', ({ given, expect: wanted }) => {
    const grade = (given.grade as Grade | undefined) ?? null;
    expect(tablePriceOf({ troop: asTroop(given.troop), grade })).toBe(wanted.points);
  });

  const EXTRAS: readonly (() => number)[] = [
    () => armSurchargeOf('warrior', 'crossbow'),
    () => armSurchargeOf('warrior', 'sword'),
    () => armSurchargeOf('skirmisher', 'sling'),
    () => armSurchargeOf('skirmisher', 'crossbow'),
    () => (tablePriceOf({ troop: 'warrior', grade: 'ordinary', mount: 'camel' }) ?? 0) - 6,
    () => armourSurchargeOf('light-chariot', 'armoured'),
    () => armourSurchargeOf('heavy-cavalry', 'best'),
    () => armSurchargeOf('elephant-indian', 'bow'),
    () => armSurchargeOf('heavy-chariot', 'crossbow'),
    () => generalSurchargeOf('organised', false),
    () => generalSurchargeOf('impetuous', false),
    () => generalSurchargeOf('tribal', true),
  ];
  test.each(goldenCases('pts-extra-'))('[6.9] $id', ({ id, expect: wanted }) => {
    const extra = EXTRAS[Number(id.replace('idg-g-pts-extra-', '')) - 1];
    expect(extra?.()).toBe(wanted.points);
  });

  test('[6.9] both sorts of shot cost the same, pikes and spears nothing', () => {
    const free: readonly Arm[] = ['pike', 'spear'];
    expect(free.map(arm => armSurchargeOf('warrior', arm))).toEqual([0, 0]);
    expect(armSurchargeOf('warrior', 'bow')).toBe(armSurchargeOf('warrior', 'sword'));
    expect(armSurchargeOf('skirmisher', 'bow')).toBe(2);
  });

  test('[6.6] troops whose armour is in their type pay nothing more', () => {
    const armoured: readonly Troop[] = ['cataphract', 'heavy-chariot', 'elephant-indian', 'artillery-light'];
    expect(armoured.map(troop => armourSurchargeOf(troop, 'best'))).toEqual([0, 0, 0, 0]);
  });

  test('[5.2] what it costs to make a general elite', () => {
    expect(eliteSurchargeOf({ troop: 'skirmisher', grade: 'green' })).toBe(6);
    expect(eliteSurchargeOf({ troop: 'heavy-cavalry', grade: 'ordinary' })).toBe(2);
    expect(eliteSurchargeOf({ troop: 'elephant-african', grade: null })).toBe(0);
  });
});

describe('8.7 Recommended army sizes', () => {
  test.each(goldenCases('size-'))('[8.7] $id', ({ given, expect: wanted }) => {
    const kind = String(given.scenario).replace(' ', '-') as keyof typeof ARMY_SIZES;
    expect(ARMY_SIZES[kind]).toEqual(wanted);
  });

  test('[8.7] idg-g-overspend: half of the cheapest element, rounded down', () => {
    expect([2, 4, 9, 13].map(allowedOverspendOf)).toEqual([1, 2, 4, 6]);
  });

  test('[8.4] idg-g-stratagem-share: a fifth of the points, in an open battle only', () => {
    expect(computeMaxStake('open-battle', 450)).toBe(goldenCase('stratagem-share').expect.points);
    expect(computeMaxStake('raid', 400)).toBe(0);
  });

  test('[18.2] allies take two fifths at most', () => expect(computeMaxAlliedPoints(450)).toBe(180));
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
    expect(fortificationPriceOf(6, 1)).toBe(goldenCase('tower-total').expect.points);
  });

  test('[8.5, 8.6] what a defender spends on walls', () => {
    expect(computeFortificationLimits('siege', 360)).toEqual([90, 180]);
    expect(computeFortificationLimits('raid', 400)).toEqual([0, 100]);
    expect(computeFortificationLimits('open-battle', 450)).toEqual([0, 0]);
  });
});
