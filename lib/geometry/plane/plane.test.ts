import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../board';
import { areaOf } from '../testing/area';
import { doAreasOverlap, isCovered, measureOverlap } from './cover';
import {
  arcOf,
  cornersOf,
  crossesLine,
  extentOf,
  gapBetween,
  groupByDistance,
  isInsideOutline,
  lengthWithin,
  offsetPoint,
  rotateAbout,
  type TableBase,
  toRibbon,
} from './plane';

const SQUARE: readonly Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

const block = (x: number, y: number, heading = 0): TableBase => ({
  centre: [x, y],
  heading,
  width: 2,
  depth: 1,
});

describe('blocks', () => {
  test('corners go round from the front left', () => {
    expect(cornersOf(block(5, 5))).toEqual([
      [4, 4.5],
      [6, 4.5],
      [6, 5.5],
      [4, 5.5],
    ]);
  });

  test('a heading of 90 looks to the right', () => {
    const [x, y] = offsetPoint([0, 0], 90, 3, 1);
    expect(x).toBeCloseTo(3);
    expect(y).toBeCloseTo(1);
  });

  test('bases side by side touch and do not overlap', () => {
    const [one, other] = [cornersOf(block(0, 0)), cornersOf(block(2, 0))];
    expect(gapBetween(one, other)).toBe(0);
    expect(doAreasOverlap(one, other)).toBe(false);
    expect(measureOverlap(one, cornersOf(block(1, 0)))).toBeCloseTo(1);
  });

  const hundredths = (most: number) => fc.integer({ min: 0, max: most * 100 }).map(value => value / 100);
  const anyBlock = fc.record({
    centre: fc.tuple(hundredths(72), hundredths(48)),
    heading: fc.integer({ min: 0, max: 359 }),
    width: fc.constantFrom(2, 2.36),
    depth: fc.constantFrom(1, 1.18, 1.97),
  });

  test('turning keeps size, and the gap is the same both ways', () => {
    fc.assert(
      fc.property(anyBlock, anyBlock, fc.integer({ min: 0, max: 359 }), (one, other, degrees) => {
        const [first, second] = [cornersOf(one), cornersOf(other)];
        expect(areaOf(first)).toBeCloseTo(one.width * one.depth, 6);
        expect(gapBetween(first, second)).toBeCloseTo(gapBetween(second, first), 9);
        const turn = (points: readonly Point[]) => points.map(point => rotateAbout(point, [36, 24], degrees));
        expect(gapBetween(turn(first), turn(second))).toBeCloseTo(gapBetween(first, second), 6);
        expect(measureOverlap(first, second)).toBeCloseTo(measureOverlap(second, first), 6);
        if (doAreasOverlap(first, second)) expect(gapBetween(first, second)).toBeCloseTo(0, 9);
      }),
      { numRuns: 200 },
    );
  });
});

describe('ground', () => {
  test('wholly on some ground together, or not', () => {
    const left = SQUARE.map(([x, y]): Point => [x - 10, y]);
    const across = cornersOf(block(0, 5));
    expect(isCovered(across, [SQUARE])).toBe(false);
    expect(isCovered(across, [SQUARE, left])).toBe(true);
    expect(isCovered(across, [])).toBe(false);
  });

  test('a base whose edge is a hair off the upright can be cut as any other', () => {
    const base: readonly Point[] = [
      [2.5423574536997178, 31.474848582376918],
      [0.1801527292902687, 31.474848582376918],
      [0.18015272929026827, 29.506344645369044],
      [2.5423574536997173, 29.506344645369044],
    ];
    const ravine: readonly Point[] = [
      [-0.3253956867279842, 31.53571940972407],
      [9.083205029433785, 29.502309470191882],
      [18.474341649025256, 32.576975052924226],
      [17.525658350974744, 35.423024947075774],
      [8.916794970566215, 32.49769052980812],
      [0.3253956867279842, 34.464280590275926],
    ];
    expect(isCovered(base, [ravine])).toBe(false);
  });

  test('how much of a line lies inside, also through a bay', () => {
    expect(lengthWithin([-5, 5], [15, 5], SQUARE)).toBeCloseTo(10);
    expect(lengthWithin([5, 5], [8, 5], SQUARE)).toBeCloseTo(3);
    expect(lengthWithin([-5, 20], [15, 20], SQUARE)).toBe(0);
  });

  test('a line crosses another or not', () => {
    const bend: readonly Point[] = [
      [0, 0],
      [5, 5],
      [10, 0],
    ];
    expect(crossesLine([5, 0], [5, 10], bend)).toBe(true);
    expect(crossesLine([0, 6], [10, 6], bend)).toBe(false);
  });

  test('a ribbon is as broad as asked, an extent as long as its corners are apart', () => {
    const road = toRibbon(
      [
        [0, 0],
        [10, 0],
      ],
      2,
    );
    expect(areaOf(road)).toBeCloseTo(20);
    expect(extentOf(SQUARE)).toBeCloseTo(Math.hypot(10, 10));
  });
});

describe('cohesion and arcs', () => {
  test('blocks hang together hop by hop', () => {
    const row = [0, 3, 6, 12].map(x => cornersOf(block(x, 0)));
    expect(groupByDistance(row, 1)).toEqual([[0, 1, 2], [3]]);
    expect(groupByDistance(row, 4)).toEqual([[0, 1, 2, 3]]);
  });

  test('straight ahead, 45 degrees aside, and behind', () => {
    const arc = arcOf(block(0, 0), 6, 45);
    expect(isInsideOutline(arc, [0, -6])).toBe(true);
    expect(isInsideOutline(arc, [0, -6.6])).toBe(false);
    expect(isInsideOutline(arc, [4, -4])).toBe(true);
    expect(isInsideOutline(arc, [4.5, -2])).toBe(false);
    expect(isInsideOutline(arc, [0, 3])).toBe(false);
    expect(isInsideOutline(arcOf(block(0, 0), 6, 180), [0, 3])).toBe(true);
  });
});
