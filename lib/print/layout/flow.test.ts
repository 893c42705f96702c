import { describe, expect, test } from 'vitest';
import { placeInColumns } from './columns';
import { type ColumnSlot, depthOf, type PlacedBlock, type PrintBlock, placeBlocks } from './flow';
import { printAreaOf } from './paper';

const block = (height: number, more: Partial<PrintBlock> = {}): PrintBlock => ({
  height,
  paint: () => undefined,
  ...more,
});
const slots = (...heights: readonly number[]): Iterator<ColumnSlot> =>
  heights.map((height, page) => ({ page, x: 0, y: 100, height })).values();
const spots = (placed: readonly PlacedBlock[]) => placed.map(({ at }) => [at.page, at.y]);

describe('blocks in columns', () => {
  test('stand one below the other, their gaps between them', () => {
    const placed = placeBlocks([block(10, { gap: 5 }), block(10, { gap: 5 })], slots(50));
    expect(spots(placed)).toEqual([
      [0, 100],
      [0, 115],
    ]);
  });

  test('go on in the next column when one is full', () => {
    expect(spots(placeBlocks([block(30), block(30)], slots(50, 50)))).toEqual([
      [0, 100],
      [1, 100],
    ]);
  });

  test('keep a heading with what follows', () => {
    const placed = placeBlocks([block(30), block(10, { keepWithNext: true }), block(20)], slots(50, 50));
    expect(spots(placed)).toEqual([
      [0, 100],
      [1, 100],
      [1, 110],
    ]);
  });

  test('repeat the head of a table where it goes on', () => {
    const head = block(10, { keepWithNext: true });
    const continued = block(12);
    const row = block(20, { repeats: continued });
    const placed = placeBlocks([head, row, row], slots(40, 40));
    expect(placed.map(({ block: each }) => each)).toEqual([head, row, continued, row]);
    expect(spots(placed)).toEqual([
      [0, 100],
      [0, 110],
      [1, 100],
      [1, 112],
    ]);
  });

  test('pass over columns that are too short', () => {
    expect(spots(placeBlocks([block(30)], slots(10, 10, 50)))).toEqual([[2, 100]]);
  });

  test('are of about the same length on the last page', () => {
    const area = printAreaOf({ width: 600, height: 800 });
    const lines = Array.from({ length: 20 }, () => block(10));
    const placed = placeInColumns(lines, area, { page: 0, y: area.top });
    expect(new Set(placed.map(({ at }) => at.x)).size).toBe(2);
    expect(depthOf(placed, 0)).toBeLessThan(area.top + 110);
  });
});
