import { describe, expect, test } from 'vitest';
import { hullOf } from './hull';
import { isInsideOutline } from './plane';

describe('the hull of points', () => {
  test('of a square with points inside and on its sides is the square', () => {
    const corners = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ] as const;
    const found = hullOf([...corners, [2, 2], [2, 0], [4, 1]]);
    expect(new Set(found)).toEqual(new Set(corners));
  });

  test('holds whatever lies between two shapes', () => {
    const found = hullOf([
      [0, 0],
      [2, 0],
      [0, 2],
      [10, 10],
      [12, 10],
      [12, 12],
    ]);
    expect(isInsideOutline(found, [6, 6])).toBe(true);
    expect(isInsideOutline(found, [0, 10])).toBe(false);
  });
});
