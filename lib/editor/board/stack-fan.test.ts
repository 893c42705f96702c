import { describe, expect, test } from 'vitest';
import { createSideStyle } from '@/lib/drawing/colours/palette';
import type { Piece, Position } from '@/lib/game/contract/position';
import { createSquareBoard } from '@/lib/geometry/square';
import { findCrowd, findSlot, isWithin, withFan } from './stack-fan';

const piece = (id: string, x: number, y: number, space = 's0'): Piece => ({
  id,
  seat: 'blue',
  name: id,
  words: { code: id },
  face: { style: createSideStyle('#1E3F66', 'solid'), symbol: 'general' },
  space,
  box: { centre: [x, y], size: 20 },
  facing: null,
  heading: null,
  paths: [],
});

const position = (...pieces: Piece[]): Position => ({
  board: createSquareBoard(2, 1, 100, ({ column }) => `s${column}`),
  north: null,
  pieces,
});

const stacked = position(
  piece('a', 50, 50),
  piece('b', 54, 54),
  piece('c', 58, 58),
  piece('d', 150, 50, 's1'),
);

describe('a stack that is looked at', () => {
  test('is fanned out in a row, the top one first, and hides nothing', () => {
    const fanned = withFan(stacked, 's0');
    expect(fanned.pieces.map(({ box }) => box?.centre)).toEqual([
      [29, 54],
      [54, 54],
      [79, 54],
      [150, 50],
    ]);
    expect(findCrowd(fanned, 's0')).toEqual([]);
  });

  test('is left alone where every counter can be seen', () => {
    const apart = position(piece('a', 20, 50), piece('b', 45, 50));
    expect(withFan(apart, 's0')).toBe(apart);
    expect(withFan(stacked, null)).toBe(stacked);
  });

  test('stays open while the pointer is on it', () => {
    const fanned = withFan(stacked, 's0');
    expect(isWithin(fanned, 's0', [20, 60])).toBe(true);
    expect(isWithin(fanned, 's0', [5, 60])).toBe(false);
    expect(isWithin(stacked, 's0', [20, 60])).toBe(false);
  });

  test('gives the place under a counter that is let go', () => {
    const { pieces } = withFan(stacked, 's0');
    expect(findSlot(pieces.slice(0, 3), [75, 58])).toBe(2);
    expect(findSlot(pieces.slice(0, 3), [10, 40])).toBe(0);
  });
});
