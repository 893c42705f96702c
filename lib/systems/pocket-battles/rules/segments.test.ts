import { expect, test } from 'vitest';
import { BOARD, flipSegment, mirrorSegment, shiftSegment } from './segments';

test.each([
  ['one column to the right', 'A2', [1, 0], 'B2'],
  ['one row on', 'A2', [0, 1], 'A3'],
  ['left of the first sector', 'A2', [-1, 0], null],
  ['before the first row', 'A1', [0, -1], null],
  ['beyond the last row', 'A5', [0, 1], null],
  ['both beyond', 'A1', [-1, -1], null],
] as const)('a segment shifted: %s', (_, from, by, to) => expect(shiftSegment(from, by)).toBe(to));

test('[3.1] every segment is next to those beside it and before and behind it', () => {
  const { spaces } = BOARD;
  const around = (id: string) => [...(spaces.find(space => space.id === id)?.neighbours ?? [])].sort();
  expect([around('A1'), around('A2'), around('B3'), around('C5')]).toEqual([
    ['A2', 'B1'],
    ['A1', 'A3', 'B2'],
    ['A3', 'B2', 'B4', 'C3'],
    ['B5', 'C4'],
  ]);
});

test.each([
  ['A1', 'C1', 'A5'],
  ['B2', 'B2', 'B4'],
  ['C3', 'A3', 'C3'],
] as const)('a board mirrored and turned over: %s', (from, mirrored, flipped) =>
  expect([mirrorSegment(from), flipSegment(from)]).toEqual([mirrored, flipped]),
);
