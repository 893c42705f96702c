import { describe, expect, test } from 'vitest';
import { fieldWith, unit } from '../../testing/field-builder';
import type { UnitClass, UnitType } from '../../vocabulary';
import type { FieldUnit } from '../battlefield/field';
import type { TileId } from '../battlefield/tiles';
import { computeBonusPrice } from '../commands/attack-bonuses';
import {
  attackLimitFrom,
  computeAttackLimit,
  computeAttackPoints,
  isBarredByTurning,
  listAttackPrices,
} from './attack-limit';

const NO_ONE = { enemyLeft: false, enemyRight: false, enemyBehind: false, water: false };
const LATER = { isFirst: false, ledBefore: false };

const enemy = (id: string, at: TileId): FieldUnit => unit(id, 'average', 'legion', { side: 1, at });

describe('6 Combat', () => {
  describe('6.1 Who may attack', () => {
    test.each([
      ['[6.1] turned on an enemy rear tile, not against the centre', ['C4'], 'C3', true],
      ['[6.1] turned on an enemy flank tile, not against the centre', ['E3'], 'D3', true],
      ['[6.1] turned on an enemy wing tile, free', ['E4'], 'D3', false],
      ['[6.1] turned on an own tile, free', ['C2'], 'C3', false],
      ['[6.1] not turned, free', [], 'C3', false],
      ['[6.1] turned behind the enemy, free against his rear (ruling A3)', ['B4'], 'C4', false],
    ] as const)('%s', (_, turnedOn, target, barred) => {
      expect(isBarredByTurning(0, turnedOn, target)).toBe(barred);
    });

    test('[6.1] [8.7] LB-G65 light cavalry behind the enemy centre attacks it next turn only if it has turned before', () => {
      const turnsNextTurn = isBarredByTurning(0, ['C4'], 'C3');
      const hasTurnedAlready = isBarredByTurning(0, [], 'C3');
      expect({ normal: !turnsNextTurn, express: !hasTurnedAlready }).toEqual({
        normal: false,
        express: true,
      });
    });
  });

  describe('6.2 Attack limits', () => {
    test.each([
      ['[6.2] LB-G16 Sellasia, along the stream', 5, { water: true }, 3],
      ['[6.2] LB-G17 Sellasia, with enemies on one flank too', 5, { water: true, enemyLeft: true }, 3],
      ['[6.2] no enemies besides', 4, {}, 4],
      ['[6.2] enemies on the right only', 4, { enemyRight: true }, 5],
      ['[6.2] enemies on both flanks', 4, { enemyLeft: true, enemyRight: true }, 4],
      ['[6.2] enemies on a flank and behind', 4, { enemyLeft: true, enemyBehind: true }, 4],
      ['[6.2] enemies behind only', 4, { enemyBehind: true }, 4],
      ['[6.2] three halved', 3, { water: true }, 2],
      ['[6.2] three and one halved', 3, { water: true, enemyRight: true }, 2],
      ['[6.2] four and one halved', 4, { water: true, enemyRight: true }, 3],
    ] as const)('%s', (_, base, situation, limit) => {
      expect(computeAttackLimit(base, { ...NO_ONE, ...situation })).toBe(limit);
    });

    test('[6.2] is read off the field in the direction of the attack', () => {
      const own = unit('own', 'average', 'phalanx');
      const pressed = fieldWith({ units: [own, enemy('front', 'C3'), enemy('left', 'B2')] });
      expect(attackLimitFrom(pressed, 'C2', 'up', 4)).toBe(5);
      expect(attackLimitFrom(pressed, 'C2', 'left', 4)).toBe(5);
      const behind = fieldWith({ units: [...pressed.units, enemy('behind', 'C1')] });
      expect(attackLimitFrom(behind, 'C2', 'up', 4)).toBe(4);
      expect(attackLimitFrom(behind, 'C2', 'left', 4)).toBe(4);
    });

    test.each(['stream', 'river', 'coast'] as const)('[6.2] a %s on either tile halves it', water => {
      const all = [unit('own', 'average', 'phalanx'), enemy('front', 'C3')];
      for (const tile of ['C2', 'C3'] as const)
        expect(
          attackLimitFrom(fieldWith({ units: all, ground: { [tile]: { terrain: [water] } } }), 'C2', 'up', 4),
        ).toBe(2);
    });
  });

  test.each<[string, UnitClass, UnitType, number]>([
    ['[1.2] veteran heavy infantry', 'veteran', 'hoplite', 0.5],
    ['[1.2] veteran cataphracts', 'veteran', 'cataphract', 0.5],
    ['[1.2] veteran legions', 'veteran', 'legion', 1],
    ['[1.2] levy heavy infantry', 'levy', 'archer', 1],
    ['[1.2] veteran light infantry', 'veteran', 'light-infantry', 1],
    ['[1.2] veteran chariots (ruling A27)', 'veteran', 'chariot', 1],
    ['[1.2] average cataphracts (ruling A1)', 'average', 'cataphract', 1],
    ['[1.2] average cavalry', 'average', 'heavy-cavalry', 2],
    ['[1.2] elephants', 'african', 'elephant', 2],
    ['[1.2] [9.3] scythed chariots (ruling A1)', 'unclassed', 'scythed-chariot', 2],
  ])('%s', (_, unitClass, type, points) => {
    expect(computeAttackPoints({ class: unitClass, type }, LATER)).toBe(points);
  });

  test.each<[string, UnitClass, UnitType, number]>([
    ['[6.4] average light infantry that led and attacks first', 'average', 'light-infantry', 1],
    ['[6.4] levy light infantry that led and attacks first', 'levy', 'light-infantry', 1],
    ['[6.4] veteran light infantry gains nothing', 'veteran', 'light-infantry', 1],
    ['[6.4] elephants that led and attack first', 'indian', 'elephant', 1],
    ['[6.4] others do not screen', 'average', 'light-cavalry', 2],
  ])('%s', (_, unitClass, type, points) => {
    expect(computeAttackPoints({ class: unitClass, type }, { isFirst: true, ledBefore: true })).toBe(points);
  });

  test('[6.4] elephants that did not lead before, or do not attack first, pay in full', () => {
    const elephants = { class: 'indian', type: 'elephant' } as const;
    expect(computeAttackPoints(elephants, { isFirst: true, ledBefore: false })).toBe(2);
    expect(computeAttackPoints(elephants, { isFirst: false, ledBefore: true })).toBe(2);
  });

  test('[6.2] LB-G18 eight veteran hoplites fill a limit of four', () => {
    expect(4 / computeAttackPoints({ class: 'veteran', type: 'hoplite' }, LATER)).toBe(8);
  });

  test('[6.2] LB-G19 two average cavalry units fill it too', () => {
    expect(4 / computeAttackPoints({ class: 'average', type: 'heavy-cavalry' }, LATER)).toBe(2);
  });

  test('[6.2] LB-G20 the last point of three goes to a levy cavalry unit at half price', () => {
    const first = computeAttackPoints({ class: 'average', type: 'heavy-cavalry' }, LATER);
    const second = computeAttackPoints({ class: 'levy', type: 'heavy-cavalry' }, LATER);
    expect(listAttackPrices(second, 3 - first)).toEqual([{ points: 1, half: true }]);
  });

  test('[6.2] half price is a choice where the full price fits, and no way out where it does not fit either', () => {
    expect(listAttackPrices(2, 2)).toEqual([
      { points: 2, half: false },
      { points: 1, half: true },
    ]);
    expect(listAttackPrices(2, 0.5)).toEqual([]);
  });

  test('[6.2] LB-G22 across the river: infantry first, cavalry for the half of its price', () => {
    const limit = computeAttackLimit(4, { ...NO_ONE, water: true });
    const infantry = computeAttackPoints(
      { class: 'average', type: 'heavy-infantry' },
      { isFirst: true, ledBefore: false },
    );
    const cavalry = computeAttackPoints({ class: 'average', type: 'heavy-cavalry' }, LATER);
    expect([limit, infantry]).toEqual([2, 1]);
    expect(listAttackPrices(cavalry, limit - infantry)).toEqual([{ points: 1, half: true }]);
    expect(listAttackPrices(cavalry, limit)[0]).toEqual({ points: 2, half: false });
  });

  test('[6.2] [6.4] LB-G23 six attacks on five points', () => {
    const limit = computeAttackLimit(4, { ...NO_ONE, enemyLeft: true });
    const led = { isFirst: true, ledBefore: true };
    const spending: readonly number[] = [
      computeAttackPoints({ class: 'indian', type: 'elephant' }, led),
      computeAttackPoints({ class: 'veteran', type: 'phalanx' }, LATER),
      computeAttackPoints({ class: 'average', type: 'heavy-infantry' }, LATER),
      computeAttackPoints({ class: 'average', type: 'phalanx' }, LATER),
      computeAttackPoints({ class: 'average', type: 'phalanx' }, LATER),
    ];
    const left = (count: number) => limit - spending.slice(0, count).reduce((sum, points) => sum + points, 0);
    expect(limit).toBe(5);
    expect(spending).toEqual([1, 0.5, 1, 1, 1]);
    expect([left(4), left(5)]).toEqual([1.5, 0.5]);
    expect(listAttackPrices(1, left(5))).toEqual([{ points: 0.5, half: true }]);
    expect(computeBonusPrice({ class: 'indian', type: 'elephant' }, true)).toBe(1);
  });
});
