import { describe, expect, test } from 'vitest';
import type { Point } from '../board';
import { createPathFinder, type PathTerrain } from './path-finding';

const ground = (changes: Partial<PathTerrain> = {}): PathTerrain => ({
  width: 40,
  height: 20,
  costAt: () => 1,
  isBarred: () => false,
  ...changes,
});

/** A wall down the middle with a gap at the bottom. */
const isWallBetween = ([ax, ay]: Point, [bx, by]: Point): boolean =>
  ax < 20 !== bx < 20 && Math.min(ay, by) < 16;

describe('ways over a table', () => {
  test('lead straight over open ground', () => {
    const ways = createPathFinder(ground())([[39, 11]]);
    expect(ways.lengthFrom([1, 11])).toBeCloseTo(38);
    expect(ways.along([1, 11], 8)).toEqual([9, 11]);
  });

  test('lead round a wall by its gap', () => {
    const ways = createPathFinder(ground({ isBarred: isWallBetween }))([[39, 1]]);
    expect(ways.lengthFrom([17, 1])).toBeGreaterThan(35);
    expect(ways.along([17, 1], 12)[1]).toBeGreaterThan(10);
  });

  test('take a short way round rather than one through bad ground, and a long one through it', () => {
    const marsh = (depth: number): PathTerrain =>
      ground({ costAt: ([x, y]) => (x > 14 && x < 26 && y < depth ? 3 : 1) });
    const round = createPathFinder(marsh(6))([[39, 1]]);
    expect(round.along([13, 1], 8)[1]).toBeGreaterThan(4);
    const through = createPathFinder(marsh(20))([[39, 1]]);
    expect(through.along([13, 1], 8)[1]).toBe(1);
  });

  test('are endless where nobody gets through', () => {
    const ways = createPathFinder(
      ground({ costAt: ([x]) => (x > 18 && x < 22 ? Number.POSITIVE_INFINITY : 1) }),
    )([[39, 1]]);
    expect(ways.lengthFrom([1, 1])).toBe(Number.POSITIVE_INFINITY);
    expect(ways.along([1, 1], 8)).toEqual([1, 1]);
  });

  test('lead to the nearest of several goals', () => {
    const ways = createPathFinder(ground())([
      [1, 1],
      [39, 1],
    ]);
    expect(ways.lengthFrom([31, 1])).toBeCloseTo(8);
  });
});
