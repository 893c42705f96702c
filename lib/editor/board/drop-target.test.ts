import { describe, expect, test } from 'vitest';
import { createSquareBoard } from '@/lib/geometry/square';
import { findLandings, neighbourTowards, spacesAlong, spaceUnder } from './drop-target';

/** Three columns and two rows of 100: a0 b0 c0 over a1 b1 c1. */
const board = createSquareBoard(3, 2, 100, ({ column, row }) => `${'abc'[column]}${row}`);

describe('where pieces land', () => {
  test('one piece lands under its middle', () => {
    expect(findLandings(board, [{ id: 'x', from: 'a0', centre: [150, 50] }])).toEqual([
      { space: 'b0', pieces: ['x'] },
    ]);
  });

  test('a piece that stays in its space does not land', () => {
    expect(findLandings(board, [{ id: 'x', from: 'a0', centre: [90, 90] }])).toEqual([]);
  });

  test('a piece beside the board does not land', () => {
    expect(findLandings(board, [{ id: 'x', from: 'a0', centre: [-10, 50] }])).toEqual([]);
    expect(spaceUnder(board, [50, 250])).toBeNull();
  });

  test('a stack on a line lands together under its middle', () => {
    const stack = [
      { id: 'x', from: 'a0', centre: [90, 50] as const },
      { id: 'y', from: 'a0', centre: [130, 50] as const },
    ];
    expect(findLandings(board, stack)).toEqual([{ space: 'b0', pieces: ['x', 'y'] }]);
  });

  test('two stacks keep their distance', () => {
    const stacks = [
      { id: 'x', from: 'a0', centre: [150, 50] as const },
      { id: 'y', from: 'b0', centre: [250, 50] as const },
    ];
    expect(findLandings(board, stacks)).toEqual([
      { space: 'b0', pieces: ['x'] },
      { space: 'c0', pieces: ['y'] },
    ]);
  });

  test('open ground has no spaces', () => {
    expect(spaceUnder({ kind: 'table', width: 10, height: 10 }, [5, 5])).toBeNull();
  });
});

describe('a brush', () => {
  test('skips no space between two events', () => {
    expect(spacesAlong(board, [10, 10], [290, 10])).toEqual(['a0', 'b0', 'c0']);
  });

  test('touches the one space that it stands in', () => {
    expect(spacesAlong(board, [10, 110], [10, 110])).toEqual(['a1']);
  });
});

describe('neighbours', () => {
  test.each([
    ['right', [1, 0], 'b0'],
    ['down', [0, 1], 'a1'],
    ['left, where the board ends', [-1, 0], null],
  ] as const)('%s', (_, direction, expected) => {
    expect(neighbourTowards(board, 'a0', direction)).toBe(expected);
  });
});
