import { describe, expect, test } from 'vitest';
import type { Position } from '@/lib/game/contract/position';
import {
  type CameraPlace,
  computeFittingCamera,
  computeOpeningCamera,
  type MapSheet,
  WHOLE,
} from './camera-place';

const sheet: MapSheet = { x: -24, y: -24, width: 1148, height: 928 };
const view = { width: 1378, height: 830 };
const free = { left: 227, right: 260, bottom: 0 };

/** How far the sheet's edges lie from those of the view. */
const edgesOf = ({ x, y, z }: CameraPlace, { width, height } = view, shown = sheet) => ({
  left: (shown.x + x) * z,
  right: width - (shown.x + shown.width + x) * z,
  top: (shown.y + y) * z,
  bottom: height - (shown.y + shown.height + y) * z,
});

describe('the camera that shows the whole sheet', () => {
  test('sets it in the middle of the view', () => {
    const { left, right, top, bottom } = edgesOf(computeFittingCamera(view, sheet, WHOLE));
    expect(left).toBeCloseTo(right);
    expect(top).toBeCloseTo(10);
    expect(bottom).toBeCloseTo(10);
  });

  test('sets it in the middle between the panels, not under them', () => {
    const { left, right, top, bottom } = edgesOf(computeFittingCamera(view, sheet, free));
    expect(left - free.left).toBeCloseTo(right - free.right);
    expect(left).toBeGreaterThanOrEqual(free.left + 9.9);
    expect(top).toBeCloseTo(bottom);
  });
});

const positionWith = (size: number, centres: readonly (readonly [number, number])[]): Position =>
  ({
    board: { kind: 'spaces', width: 3000, height: 3000, spaces: [] },
    pieces: centres.map(centre => ({ box: { centre, size } })),
  }) as unknown as Position;

test('in a view that the panels nearly fill the sheet is fitted as if they were not there', () => {
  const narrow = { width: 658, height: 650 };
  expect(computeFittingCamera(narrow, sheet, free)).toEqual(computeFittingCamera(narrow, sheet, WHOLE));
});

describe('the camera with which a battle opens', () => {
  const large: MapSheet = { x: 0, y: 0, width: 3000, height: 3000 };

  test('a map whose counters can be read at once is shown whole', () => {
    const opened = computeOpeningCamera(view, sheet, free, positionWith(60, [[500, 500]]));
    expect(opened).toEqual(computeFittingCamera(view, sheet, free));
  });

  test('on a larger map counters can be read, and the armies are in the middle between the panels', () => {
    const { x, y, z } = computeOpeningCamera(
      view,
      large,
      free,
      positionWith(50, [
        [1300, 1500],
        [1700, 1500],
      ]),
    );
    expect(50 * z).toBeCloseTo(34);
    expect((1500 + x) * z).toBeCloseTo((227 + 1378 - 260) / 2);
    expect((1500 + y) * z).toBeCloseTo(415);
  });

  test('armies at the edge do not leave the view half empty', () => {
    const { left, top } = edgesOf(
      computeOpeningCamera(view, large, free, positionWith(50, [[10, 10]])),
      view,
      large,
    );
    expect([left, top]).toEqual([expect.closeTo(237), expect.closeTo(10)]);
  });
});
