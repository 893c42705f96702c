import { describe, expect, test } from 'vitest';
import { spaceAt, spaceById } from './board';
import { createSquareBoard, measureSquareDistance, reverseDirection, stepTo, turnDirection } from './square';

const board = createSquareBoard(5, 4, 10, ({ column, row }) => `${column},${row}`);

describe('a board of squares', () => {
  test('joins squares along their sides only', () => {
    expect(spaceById(board, '0,0')?.neighbours).toEqual(['1,0', '0,1']);
    expect(spaceById(board, '2,1')?.neighbours).toHaveLength(4);
  });

  test('neighbours are mutual', () => {
    for (const space of board.spaces)
      for (const neighbour of space.neighbours)
        expect(spaceById(board, neighbour)?.neighbours).toContain(space.id);
  });

  test('finds the square under a point, and none outside', () => {
    for (const space of board.spaces) expect(spaceAt(board, space.centre)).toBe(space);
    expect(spaceAt(board, [-1, 5])).toBeUndefined();
    expect(spaceAt(board, [55, 5])).toBeUndefined();
  });

  test('counts distance in steps', () => {
    expect(measureSquareDistance({ column: 2, row: 3 }, { column: 3, row: 2 })).toBe(2);
  });
});

describe('directions', () => {
  test('turn clockwise and back', () => {
    expect(turnDirection('up', 1)).toBe('right');
    expect(turnDirection('up', -1)).toBe('left');
    expect(turnDirection('left', 5)).toBe('up');
    expect(reverseDirection('left')).toBe('right');
    expect(stepTo({ column: 1, row: 1 }, 'up')).toEqual({ column: 1, row: 0 });
  });
});
