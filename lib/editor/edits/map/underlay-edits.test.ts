import { expect, test } from 'vitest';
import { applyAffine, type Triangle } from '@/lib/geometry/plane/affine';
import { createSquareBoard } from '@/lib/geometry/square';
import { fitInside, fitMatrix, pickWidestPlaces } from './underlay-edits';

const board = createSquareBoard(5, 4, 220, ({ column, row }) => `${column}.${row}`);

test('a new picture lies whole within the board, in its middle', () => {
  expect(fitInside({ width: 550, height: 220 }, board)).toEqual([2, 0, 0, 2, 0, 220]);
});

test('the places that are asked for lie in three corners', () => {
  expect(pickWidestPlaces(board).map(({ id }) => id)).toEqual(['0.0', '4.0', '0.3']);
});

test('after three clicks the places that were clicked lie where they belong', () => {
  const underlay = {
    matrix: [2, 0, 0, 2, 10, 20] as [number, number, number, number, number, number],
    opacity: 1,
  };
  const seen: Triangle = [
    [100, 100],
    [500, 130],
    [90, 700],
  ];
  const [one, two, three] = pickWidestPlaces(board).map(({ point }) => point);
  if (!one || !two || !three) throw new Error('too few places');
  const matrix = fitMatrix(underlay, seen, [one, two, three]);
  const inPicture = seen.map(([x, y]) => [(x - 10) / 2, (y - 20) / 2] as const);
  const landed = matrix && inPicture.map(point => applyAffine(matrix, point).map(Math.round));
  expect(landed).toEqual([one, two, three]);
});

test('three clicks in one line fit nothing', () => {
  const underlay = {
    matrix: [1, 0, 0, 1, 0, 0] as [number, number, number, number, number, number],
    opacity: 1,
  };
  const line: Triangle = [
    [0, 0],
    [10, 10],
    [20, 20],
  ];
  expect(
    fitMatrix(underlay, line, [
      [0, 0],
      [100, 0],
      [0, 100],
    ]),
  ).toBeNull();
});
