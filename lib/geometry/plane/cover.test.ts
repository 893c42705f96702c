import fc from 'fast-check';
import clipping from 'polygon-clipping';
import { describe, expect, test } from 'vitest';
import type { Point } from '../board';
import { areaOf } from '../testing/area';
import { doAreasOverlap, isCovered, measureOverlap } from './cover';
import { cornersOf, isInsideOutline, type Outline } from './plane';

const square = (left: number, top: number, size: number): Outline => [
  [left, top],
  [left + size, top],
  [left + size, top + size],
  [left, top + size],
];

/** Corners at growing angles about a middle: an outline of any shape that never crosses itself. */
const anyOutline = fc
  .record({
    middle: fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 })),
    reach: fc.array(fc.integer({ min: 200, max: 1600 }), { minLength: 3, maxLength: 24 }),
  })
  .map(
    ({ middle: [x, y], reach }): Outline =>
      reach.map((far, index): Point => {
        const angle = (index * 2 * Math.PI) / reach.length;
        const at = (along: number) => Math.round(far * along) / 100;
        return [x + at(Math.cos(angle)), y + at(Math.sin(angle))];
      }),
  );

const anyBase = fc
  .record({
    centre: fc.tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 4000 })),
    heading: fc.integer({ min: 0, max: 359 }),
  })
  .map(({ centre: [x, y], heading }) =>
    cornersOf({ centre: [x / 100, y / 100], heading, width: 2.36, depth: 1.18 }),
  );

const ring = (outline: Outline): [number, number][][] => [outline.map(([x, y]) => [x, y])];
const clippedArea = (polygons: readonly (readonly Outline[])[]): number =>
  polygons.reduce(
    (sum, [outer = [], ...holes]) =>
      sum + areaOf(outer) - holes.reduce((hole, inner) => hole + areaOf(inner), 0),
    0,
  );

describe('ground that outlines share', () => {
  test('is as large as another library finds it', () => {
    fc.assert(
      fc.property(anyOutline, anyOutline, (one, other) => {
        const expected = clippedArea(clipping.intersection(ring(one), ring(other)));
        expect(measureOverlap(one, other)).toBeCloseTo(expected, 5);
        if (expected > 1e-3) expect(doAreasOverlap(one, other)).toBe(true);
        if (expected === 0) expect(doAreasOverlap(one, other)).toBe(false);
      }),
    );
  });

  test('a base is covered where another library finds nothing bare', () => {
    fc.assert(
      fc.property(anyBase, fc.array(anyOutline, { minLength: 1, maxLength: 4 }), (base, grounds) => {
        const [first, ...rest] = grounds.map(ring);
        if (!first) return;
        const bare = clippedArea(clipping.difference(ring(base), first, ...rest));
        if (bare > 1e-3) expect(isCovered(base, grounds)).toBe(false);
        if (bare < 1e-9) expect(isCovered(base, grounds)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('outlines that touch share nothing', () => {
    expect(doAreasOverlap(square(0, 0, 10), square(10, 0, 10))).toBe(false);
    expect(doAreasOverlap(square(0, 0, 10), square(0, 10, 10))).toBe(false);
  });

  test('two grounds that meet cover together what lies across', () => {
    expect(isCovered(square(8, 2, 4), [square(0, 0, 10), square(10, 0, 10)])).toBe(true);
    expect(isCovered(square(8, 2, 4), [square(0, 0, 10), square(10.1, 0, 10)])).toBe(false);
    expect(isCovered(square(8, 2, 4), [])).toBe(false);
  });

  test('an outline that crosses itself is read by the even-odd rule, however often it does', () => {
    const star: Outline = Array.from({ length: 60 }, (_, index): Point => {
      const angle = (index * 2 * Math.PI * 29) / 60;
      return [20 + 10 * Math.sin(angle), 20 + 10 * Math.cos(angle)];
    });
    const base = square(24, 24, 2);
    const shared = measureOverlap(star, base);
    const points = Array.from(
      { length: 10_000 },
      (_, index): Point => [
        24 + (2 * ((index % 100) + 0.5)) / 100,
        24 + (2 * (Math.floor(index / 100) + 0.5)) / 100,
      ],
    );
    const counted = points.filter(point => isInsideOutline(star, point)).length / 2500;
    expect(Math.abs(shared - counted)).toBeLessThan(0.2);
    expect(isCovered(base, [star])).toBe(false);
  });
});
