import { describe, expect, test } from 'vitest';
import {
  comparePairs,
  computeStudentQuantile,
  computeWilsonInterval,
  countGamesNeeded,
  countPairsNeeded,
  halfWidthOf,
  histogramOf,
  medianOf,
  varianceOf,
} from './statistics';

describe('Wilson’s interval', () => {
  // Newcombe 1998, table I: method 3, without continuity correction.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (hits, total, low, high) => {
    const interval = computeWilsonInterval(hits, total);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('81 of 100 is 72 to 87, as on the lab’s picture', () => {
    const { low, high } = computeWilsonInterval(81, 100);
    expect([Math.round(low * 100), Math.round(high * 100)]).toEqual([72, 87]);
  });

  test('nothing is known of no games', () =>
    expect(computeWilsonInterval(0, 0)).toEqual({ low: 0, high: 1 }));

  test('five points on both sides need 385 games at one half, fewer at the edge', () => {
    expect(countGamesNeeded(0.5, 0.05)).toBe(385);
    expect(countGamesNeeded(0.9, 0.05)).toBe(139);
    expect(halfWidthOf(computeWilsonInterval(193, 386))).toBeLessThan(0.05);
  });
});

describe('Student’s quantile', () => {
  // From the printed tables, 0.975.
  test.each([
    [1, 12.706],
    [4, 2.776],
    [7, 2.365],
    [9, 2.262],
    [19, 2.093],
    [30, 2.042],
    [49, 2.01],
    [120, 1.98],
    [100_000, 1.96],
  ])('with %i degrees of freedom is %f', (freedom, known) =>
    expect(Math.abs(computeStudentQuantile(freedom) - known)).toBeLessThan(0.0011),
  );
});

describe('paired differences', () => {
  // Student's sleep data (1908): mean 1.58, t interval 0.70 to 2.46.
  const sleep = [1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4];

  test('Student’s sleep data', () => {
    const { mean, interval, variance, isReal } = comparePairs(sleep);
    expect(mean).toBeCloseTo(1.58, 6);
    expect(variance).toBeCloseTo(1.513, 3);
    expect(interval.low).toBeCloseTo(0.7, 2);
    expect(interval.high).toBeCloseTo(2.46, 2);
    expect(isReal).toBe(true);
  });

  test('are noise while none at all lies inside the interval', () =>
    expect(comparePairs([1, -1, 2, -2, 1]).isReal).toBe(false));

  test('one pair shows nothing', () => expect(comparePairs([5]).isReal).toBe(false));

  test('pairs needed: 3.84 times the variance by the squared difference', () => {
    expect(countPairsNeeded({ mean: 14, variance: 4083 })).toBe(80);
    expect(countPairsNeeded({ mean: 0.1, variance: 0.25 })).toBe(96);
    expect(countPairsNeeded({ mean: 0, variance: 1 })).toBeNull();
  });
});

describe('distributions', () => {
  test('the middle of an odd and of an even number of games', () => {
    expect(medianOf([9, 1, 5])).toBe(5);
    expect(medianOf([4, 1, 3, 2])).toBe(2.5);
    expect(medianOf([])).toBe(0);
  });

  test('the variance of a sample', () => expect(varianceOf([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(4.571, 3));

  test('bars are of one round width, 0 is an edge, and none is lost', () => {
    const values = [-18, -3, 0, 7, 41, 128];
    const bars = histogramOf(values, 16);
    expect(bars[0]).toEqual({ from: -20, to: -10, count: 1 });
    expect(bars.map(({ from }) => from)).toContain(0);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
    expect(bars.length).toBeLessThanOrEqual(16);
  });
});
