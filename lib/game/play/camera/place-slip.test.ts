import { describe, expect, test } from 'vitest';
import type { Box } from './camera';
import { placeSlip, SLIP_WEIGHTS } from './place-slip';

const WINDOW = { width: 1000, height: 800 };
const SLIP = { width: 300, height: 180 };

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const touches = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe('a slip', () => {
  test.each([box(0, 0, 200, 200), box(400, 300, 200, 200), box(800, 600, 200, 200)])(
    'lies in the window and clear of its target %o',
    target => {
      const { left, top } = placeSlip(SLIP, WINDOW, target, [], [], SLIP_WEIGHTS);
      const placed = box(left, top, SLIP.width, SLIP.height);
      expect(touches(placed, target)).toBe(false);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(placed.right).toBeLessThanOrEqual(WINDOW.width);
      expect(placed.bottom).toBeLessThanOrEqual(WINDOW.height);
    },
  );

  test('keeps clear of what is lit, even if it is farther from its target then', () => {
    const target = box(400, 300, 200, 200);
    const lit = [box(600, 300, 200, 200), box(400, 500, 200, 200), box(200, 300, 200, 200)];
    const { left, top } = placeSlip(SLIP, WINDOW, target, lit, [], SLIP_WEIGHTS);
    const placed = box(left, top, SLIP.width, SLIP.height);
    for (const other of [target, ...lit]) expect(touches(placed, other)).toBe(false);
  });
});
