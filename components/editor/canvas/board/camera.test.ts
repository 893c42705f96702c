import { describe, expect, test } from 'vitest';
import { computeFittingCamera, type MapSheet } from './camera';

const sheet: MapSheet = { x: -24, y: -24, width: 1148, height: 928 };

/** Where the sheet's edges come to lie in the view. */
const edges = (view: { width: number; height: number }) => {
  const { x, y, z } = computeFittingCamera(view, sheet);
  return {
    left: (sheet.x + x) * z,
    right: view.width - (sheet.x + sheet.width + x) * z,
    top: (sheet.y + y) * z,
    bottom: view.height - (sheet.y + sheet.height + y) * z,
  };
};

describe('the camera that shows the whole sheet', () => {
  test('sets it in the middle of a wide view', () => {
    const { left, right, top, bottom } = edges({ width: 1600, height: 700 });
    expect(left).toBeCloseTo(right);
    expect(top).toBeCloseTo(bottom);
    expect(top).toBeCloseTo(10);
  });

  test('keeps the corner of the mark free where the sheet would reach under it', () => {
    const { left, right } = edges({ width: 816, height: 599 });
    expect(left).toBeGreaterThanOrEqual(9.9);
    expect(right).toBeGreaterThanOrEqual(115.9);
  });

  test('uses the whole width of a tall view', () => {
    const { left, right } = edges({ width: 800, height: 1200 });
    expect([left, right]).toEqual([expect.closeTo(10), expect.closeTo(10)]);
  });
});
