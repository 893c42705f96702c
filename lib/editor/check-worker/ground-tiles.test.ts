import { describe, expect, test } from 'vitest';
import { tilesOf } from './ground-tiles';

describe('tiles of a picture', () => {
  test('a small picture is one tile', () => {
    expect(tilesOf(800, 600)).toEqual([{ x: 0, y: 0, width: 800, height: 600 }]);
  });

  test('a large one is covered without a gap and without going beyond its edge', () => {
    const tiles = tilesOf(5000, 4000);
    expect(tiles).toHaveLength(12);
    for (const { x, y, width, height } of tiles) {
      expect(x + width).toBeLessThanOrEqual(5000);
      expect(y + height).toBeLessThanOrEqual(4000);
      const isAt = (px: number, py: number): boolean =>
        tiles.some(
          tile => tile.x <= px && px < tile.x + tile.width && tile.y <= py && py < tile.y + tile.height,
        );
      expect(isAt(Math.min(4999, x + width), Math.min(3999, y + height))).toBe(true);
    }
  });
});
