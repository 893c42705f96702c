import { describe, expect, test } from 'vitest';
import type { Point } from '../board';
import {
  type Affine,
  affineBetween,
  applyAffine,
  composeAffine,
  invertAffine,
  scaleAbout,
  type Triangle,
} from './affine';

const picture: Triangle = [
  [10, 20],
  [400, 60],
  [30, 310],
];
const board: Triangle = [
  [110, 110],
  [990, 110],
  [110, 770],
];
const round = (values: readonly number[]): number[] =>
  values.map(value => Math.round(value * 1e6) / 1e6 || 0);

describe('transformations of the plane', () => {
  test('three points are carried onto three others', () => {
    const matrix = affineBetween(picture, board);
    expect(matrix && picture.map(point => round(applyAffine(matrix, point)))).toEqual(board);
  });

  test('three points in one line fit nothing', () => {
    const line: Triangle = [
      [0, 0],
      [50, 50.1],
      [100, 100],
    ];
    expect(affineBetween(line, board)).toBeNull();
    expect(affineBetween(picture, line)).toBeNull();
  });

  test('the way there and back is no way', () => {
    const matrix: Affine = [2, 0.5, -0.25, 3, 7, -9];
    const back = invertAffine(matrix);
    expect(back && round(composeAffine(back, matrix))).toEqual([1, 0, 0, 1, 0, 0]);
    expect(invertAffine([1, 2, 2, 4, 0, 0])).toBeNull();
  });

  test('scaling keeps its middle where it is', () => {
    const middle: Point = [30, 40];
    expect(applyAffine(scaleAbout(middle, 3), middle)).toEqual(middle);
    expect(applyAffine(scaleAbout(middle, 3), [31, 40])).toEqual([33, 40]);
  });
});
