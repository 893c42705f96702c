import { describe, expect, test } from 'vitest';
import {
  computeOpeningCamera,
  limitCamera,
  type ReadableSizes,
  showInCamera,
  toBoard,
  toScreen,
  zoomCamera,
} from './camera';

const BOARD = { width: 1800, height: 1900 };
const WINDOW = { width: 1000, height: 800 };

const sizesOf = (sizes: Partial<ReadableSizes>): ReadableSizes => ({
  counter: 0,
  tile: 0,
  place: 0,
  ...sizes,
});

describe('the window on the board', () => {
  test('zooms at a point: what lies there stays there', () => {
    const camera = { x: 40, y: -30, scale: 0.5 };
    const before = toBoard(camera, [300, 200]);
    const after = toBoard(zoomCamera(camera, 2, [300, 200]), [300, 200]);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  test('can be pushed 120 pixels past the edge, and no farther', () => {
    expect(limitCamera({ x: 900, y: 900, scale: 1 }, BOARD, WINDOW)).toEqual({ x: 120, y: 120, scale: 1 });
    expect(limitCamera({ x: -9000, y: -9000, scale: 1 }, BOARD, WINDOW)).toEqual({
      x: WINDOW.width - BOARD.width - 120,
      y: WINDOW.height - BOARD.height - 120,
      scale: 1,
    });
  });

  test('opens on the whole board where its counters can be read', () => {
    const camera = computeOpeningCamera(BOARD, WINDOW, sizesOf({ counter: 200 }), {
      left: 0,
      top: 0,
      right: 100,
      bottom: 100,
    });
    const seen = toScreen(camera, { left: 0, top: 0, right: BOARD.width, bottom: BOARD.height });
    expect(seen.left).toBeGreaterThanOrEqual(0);
    expect(seen.bottom).toBeLessThanOrEqual(WINDOW.height);
  });

  test('opens on what is to be decided where counters would be too small', () => {
    const focus = { left: 1500, top: 1500, right: 1700, bottom: 1700 };
    const camera = computeOpeningCamera(BOARD, WINDOW, sizesOf({ counter: 40 }), focus);
    expect(40 * camera.scale).toBeGreaterThanOrEqual(26);
    const seen = toScreen(camera, focus);
    expect(seen.left).toBeGreaterThanOrEqual(0);
    expect(seen.right).toBeLessThanOrEqual(WINDOW.width);
    expect(seen.bottom).toBeLessThanOrEqual(WINDOW.height);
  });

  test('opens on a phone with tiles of 130 pixels and counters of 30, whoever decides', () => {
    const phone = { width: 390, height: 470 };
    const { scale } = computeOpeningCamera(BOARD, phone, sizesOf({ counter: 80, tile: 360 }), null);
    expect(360 * scale).toBeGreaterThanOrEqual(130);
    expect(80 * scale).toBeGreaterThanOrEqual(30);
  });

  test('is not moved for what is in sight already', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const edge = { left: 10, top: 760, right: 60, bottom: 790 };
    expect(showInCamera(camera, edge, WINDOW)).toEqual(camera);
    expect(showInCamera(camera, { ...edge, bottom: 830 }, WINDOW).y).toBeLessThan(0);
  });
});
