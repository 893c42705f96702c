import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  computeHexCentre,
  computeHexOutline,
  createHexGrid,
  formatHexId,
  hexOf,
  measureHexDistance,
} from './hex';
import { findHexLine } from './hex-lines';
import { computeSideEnds, computeSideKey, sideOfKey, sidesOf } from './hex-sides';

const grid = createHexGrid({ columns: 42, rows: 26 });
const anyHex = fc.integer({ min: 0, max: grid.count - 1 });
const ids = (from: string, to: string): readonly (readonly string[])[] =>
  findHexLine(grid, hexOf(grid, from), hexOf(grid, to)).map(step =>
    step.map(hex => formatHexId(grid, hex)).sort(),
  );

describe('[5.1] lines from centre to centre', () => {
  test.each([
    ['2105', '2103', [['2104']]],
    ['2105', '2207', [['2106', '2206']]],
    ['3512', '3614', [['3513', '3613']]],
    ['1724', '1923', [['1824']]],
    ['1724', '2023', [['1824'], ['1923']]],
    ['1724', '1922', [['1824'], ['1823']]],
    ['1724', '1423', [['1624'], ['1523']]],
    ['3617', '3512', [['3616'], ['3615'], ['3514'], ['3513']]],
    ['2104', '2104', []],
    ['2104', '2204', []],
  ])('%s to %s', (from, to, steps) => expect(ids(from, to)).toEqual(steps));

  test('along the edge of the map only the hex that exists is crossed', () => {
    expect(ids('0201', '0601')).toEqual([['0301'], ['0401'], ['0501']]);
    expect(ids('0126', '0526')).toEqual([['0226'], ['0326'], ['0426']]);
  });

  test('the way back crosses the same', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (from, to) => {
        const there = findHexLine(grid, from, to).map(step => [...step].sort());
        const back = findHexLine(grid, to, from).map(step => [...step].sort());
        expect(back.reverse()).toEqual(there);
      }),
    );
  });

  test('every step touches the next', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (from, to) => {
        const steps = [[from], ...findHexLine(grid, from, to), [to]];
        if (from === to) return;
        for (const [index, step] of steps.slice(1).entries())
          for (const one of step)
            for (const before of steps[index] ?? []) expect(measureHexDistance(grid, one, before)).toBe(1);
      }),
    );
  });

  test('crosses exactly the hexes whose inside or whole side it meets', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (from, to) => {
        const crossed = new Set(findHexLine(grid, from, to).flat());
        for (let hex = 0; hex < grid.count; hex++)
          if (
            hex !== from &&
            hex !== to &&
            isCut(computeHexOutline(grid, hex), computeHexCentre(grid, from), computeHexCentre(grid, to))
          )
            expect(crossed.has(hex)).toBe(true);
          else if (crossed.has(hex)) expect(touches(hex, from, to)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

type Point = readonly [number, number];

/** Cyrus and Beck: how much of the segment lies inside the outline, drawn in a little. */
const isCut = (outline: readonly Point[], [ax, ay]: Point, [bx, by]: Point): boolean => {
  let [enter, leave] = [0, 1];
  for (const [index, [px, py]] of outline.entries()) {
    const [qx, qy] = outline[(index + 1) % outline.length] ?? [px, py];
    const [normalX, normalY] = [-(qy - py), qx - px];
    const [speed, gap] = [
      (bx - ax) * normalX + (by - ay) * normalY,
      (px - ax) * normalX + (py - ay) * normalY,
    ];
    if (Math.abs(speed) < 1e-6) {
      if (gap > -1e-6) return false;
    } else if (speed > 0) enter = Math.max(enter, gap / speed);
    else leave = Math.min(leave, gap / speed);
  }
  return leave - enter > 1e-6;
};

const touches = (hex: number, from: number, to: number): boolean => {
  const [[ax, ay], [bx, by]] = [computeHexCentre(grid, from), computeHexCentre(grid, to)];
  const turns = computeHexOutline(grid, hex).map(([x, y]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax));
  return Math.min(...turns) <= 1e-6 && Math.max(...turns) >= -1e-6;
};

describe('sides', () => {
  const side = fc.record({ hex: anyHex, direction: fc.integer({ min: 0, max: 5 }) });

  test('number and ends are those of one side, whichever hex it is seen from', () => {
    fc.assert(
      fc.property(side, one => {
        const again = computeSideEnds(grid, sideOfKey(computeSideKey(grid, one)));
        expect([...again].sort()).toEqual([...computeSideEnds(grid, one)].sort());
      }),
    );
  });

  test('each is listed once', () => {
    const small = createHexGrid({ columns: 2, rows: 2 });
    expect(sidesOf(small)).toHaveLength(4 * 6 - 5);
  });
});
