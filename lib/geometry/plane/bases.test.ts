import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areBasesWithin, doBasesOverlap, doOutlinesMeet, toBaseCoordinates } from './bases';
import { measureOverlap } from './cover';
import { cornersOf, gapBetween, offsetPoint, type TableBase } from './plane';

const block = fc.record({
  centre: fc.tuple(fc.double({ min: 0, max: 6, noNaN: true }), fc.double({ min: 0, max: 6, noNaN: true })),
  heading: fc.integer({ min: 0, max: 359 }),
  width: fc.constant(2.4),
  depth: fc.constantFrom(1.2, 2, 2.4),
});

test('bases overlap where their common ground has an area', () => {
  fc.assert(
    fc.property(block, block, (one: TableBase, other: TableBase) => {
      const area = measureOverlap(cornersOf(one), cornersOf(other));
      if (area > 0.01) expect(doBasesOverlap(one, other)).toBe(true);
      if (area < 1e-9) expect(doBasesOverlap(one, other, 0.001)).toBe(false);
    }),
  );
});

test('bases are within a distance where the gap between them is', () => {
  fc.assert(
    fc.property(block, block, fc.double({ min: 0.1, max: 5, noNaN: true }), (one, other, distance) => {
      const gap = gapBetween(cornersOf(one), cornersOf(other));
      if (Math.abs(gap - distance) > 1e-6) expect(areBasesWithin(one, other, distance)).toBe(gap <= distance);
    }),
  );
});

test('outlines meet where no gap is between them', () => {
  fc.assert(
    fc.property(block, block, (one, other) => {
      const gap = gapBetween(cornersOf(one), cornersOf(other));
      if (gap > 1e-6) expect(doOutlinesMeet(cornersOf(one), cornersOf(other))).toBe(false);
      if (measureOverlap(cornersOf(one), cornersOf(other)) > 0.01)
        expect(doOutlinesMeet(cornersOf(one), cornersOf(other))).toBe(true);
    }),
  );
});

test('what lies ahead and aside is seen there', () => {
  const looking: TableBase = { centre: [3, 4], heading: 70, width: 2, depth: 1 };
  const [ahead, aside] = toBaseCoordinates(looking, offsetPoint([3, 4], 70, 5, -2));
  expect(ahead).toBeCloseTo(5);
  expect(aside).toBeCloseTo(-2);
});
