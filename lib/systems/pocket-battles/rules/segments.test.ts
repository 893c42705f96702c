import { expect, test } from 'vitest';
import { shiftSegment } from './segments';

test.each([
  ['one column to the right', 'A2', [1, 0], 'B2'],
  ['one row on', 'A2', [0, 1], 'A3'],
  ['left of the first sector', 'A2', [-1, 0], null],
  ['before the first row', 'A1', [0, -1], null],
  ['beyond the last row', 'A5', [0, 1], null],
  ['both beyond', 'A1', [-1, -1], null],
] as const)('a segment shifted: %s', (_, from, by, to) => expect(shiftSegment(from, by)).toBe(to));
