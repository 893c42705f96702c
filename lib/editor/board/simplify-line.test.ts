import { describe, expect, test } from 'vitest';
import type { Point } from '@/lib/geometry/board';
import { bendOf, middleOfBent, simplifyLine } from './simplify-line';

describe('a line drawn by hand', () => {
  test('a straight one keeps its ends only', () => {
    const points: Point[] = Array.from({ length: 50 }, (_, index) => [index * 4, (index % 2) * 0.5]);
    expect(simplifyLine(points, 1.5)).toEqual([points[0], points[49]]);
  });

  test('a corner is kept', () => {
    const points: Point[] = [
      [0, 0],
      [50, 1],
      [100, 0],
      [100, 50],
      [100, 100],
    ];
    expect(simplifyLine(points, 1.5)).toEqual([
      [0, 0],
      [100, 0],
      [100, 100],
    ]);
  });

  test('a closed one does not fall together', () => {
    const points: Point[] = [
      [0, 0],
      [50, 0],
      [50, 50],
      [0, 0],
    ];
    expect(simplifyLine(points, 1.5)).toHaveLength(4);
  });
});

describe('a bent arrow', () => {
  test.each([30, -30, 0])('bent by %d its middle says how far', bend => {
    const [tail, tip]: [Point, Point] = [
      [10, 20],
      [110, 70],
    ];
    expect(bendOf(tail, middleOfBent(tail, tip, bend), tip)).toBeCloseTo(bend);
  });
});
