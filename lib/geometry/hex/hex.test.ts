import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spaceAt, spaceById } from '../board';
import {
  computeHexCentre,
  createHexGrid,
  directionTo,
  formatHexId,
  HEX_DIRECTIONS,
  hexesWithin,
  hexOf,
  measureHexDistance,
  neighbourOf,
  OFF_MAP,
  oppositeOf,
} from './hex';
import { createHexBoard } from './hex-board';
import { findHexReach } from './hex-reach';

const grid = createHexGrid({ columns: 42, rows: 26 });
const hex = (id: string): number => hexOf(grid, id);
const around = (id: string): readonly string[] =>
  HEX_DIRECTIONS.map(direction => neighbourOf(grid, hex(id), direction))
    .filter(other => other !== OFF_MAP)
    .map(other => formatHexId(grid, other))
    .sort();
const anyHex = fc.integer({ min: 0, max: grid.count - 1 });

describe('[1.1] hexes numbered XXYY', () => {
  test('numbers and hexes are two names of one thing', () => {
    fc.assert(fc.property(anyHex, one => hexOf(grid, formatHexId(grid, one)) === one));
    expect(['0001', '4301', '0127', '21', 'edge', ''].map(hex)).toEqual(Array(6).fill(OFF_MAP));
  });

  test('a map of more than 99 is numbered with six figures', () => {
    const large = createHexGrid({ columns: 168, rows: 104 });
    expect(formatHexId(large, large.count - 1)).toBe('168104');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: large.count - 1 }),
        one => hexOf(large, formatHexId(large, one)) === one,
      ),
    );
    expect(hexOf(large, '2104')).toBe(OFF_MAP);
  });

  test('odd columns sit half a hex lower', () => {
    expect(around('2803')).toEqual(['2702', '2703', '2802', '2804', '2902', '2903']);
    expect(around('3107')).toEqual(['3007', '3008', '3106', '3108', '3207', '3208']);
  });

  test('a corner hex has two or three neighbours', () => {
    expect(around('0101')).toEqual(['0102', '0201', '0202']);
    expect(around('4201')).toEqual(['4101', '4202']);
  });

  test('neighbours are mutual and one hex away', () => {
    fc.assert(
      fc.property(anyHex, fc.constantFrom(...HEX_DIRECTIONS), (one, direction) => {
        const other = neighbourOf(grid, one, direction);
        if (other === OFF_MAP) return;
        expect(neighbourOf(grid, other, oppositeOf(direction))).toBe(one);
        expect(directionTo(grid, one, other)).toBe(direction);
        expect(measureHexDistance(grid, one, other)).toBe(1);
      }),
    );
  });

  test('a map may begin at any column and keep its numbers', () => {
    const part = createHexGrid({ columns: 3, rows: 3, first: { column: 27, row: 2 } });
    expect(formatHexId(part, 0)).toBe('2702');
    expect(directionTo(part, hexOf(part, '2702'), hexOf(part, '2803'))).toBe(2);
  });
});

describe('[1.1] distance', () => {
  test.each([
    ['3207', '3106', 1],
    ['3305', '3106', 2],
    ['3305', '3107', 3],
    ['2008', '3710', 17],
    ['2104', '2102', 2],
  ])('%s to %s is %i', (from, to, distance) =>
    expect(measureHexDistance(grid, hex(from), hex(to))).toBe(distance),
  );

  test('is the length of the shortest way', () => {
    const small = createHexGrid({ columns: 9, rows: 7 });
    const every = { min: 0, max: small.count - 1 };
    fc.assert(
      fc.property(fc.integer(every), fc.integer(every), (from, to) => {
        const { spent } = findHexReach(small, { from, allowance: 99, cost: () => 1 });
        expect(spent[to]).toBe(measureHexDistance(small, from, to));
      }),
    );
  });

  test('hexes within a distance are exactly those', () => {
    fc.assert(
      fc.property(anyHex, fc.integer({ min: 0, max: 6 }), (middle, distance) => {
        const all = Array.from({ length: grid.count }, (_, other) => other);
        const near = all.filter(other => measureHexDistance(grid, middle, other) <= distance);
        expect([...hexesWithin(grid, middle, distance)].sort((a, b) => a - b)).toEqual(near);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the board of hexes', () => {
  const board = createHexBoard(grid);

  test('a hex is found by its number and under any point near its centre', () => {
    fc.assert(
      fc.property(
        anyHex,
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (one, u, v) => {
          const [x, y] = computeHexCentre(grid, one);
          const point = [x + u * 0.5 * grid.radius, y + v * 0.8 * grid.radius] as const;
          expect(spaceAt(board, point)?.id).toBe(formatHexId(grid, one));
          expect(spaceById(board, formatHexId(grid, one))?.neighbours).toHaveLength(
            around(formatHexId(grid, one)).length,
          );
        },
      ),
    );
  });

  test('beside the hexes there is no space', () => {
    for (const point of [
      [-5, 10],
      [1, 1],
    ] as const)
      expect(spaceAt(board, point)).toBeUndefined();
  });

  test('fills its board from edge to edge', () => {
    const xs = board.spaces.flatMap(({ outline }) => outline.map(([x]) => x));
    const ys = board.spaces.flatMap(({ outline }) => outline.map(([, y]) => y));
    expect(Math.min(...xs)).toBeCloseTo(0);
    expect(Math.max(...xs)).toBeCloseTo(board.width);
    expect(Math.min(...ys)).toBeCloseTo(0);
    expect(Math.max(...ys)).toBeCloseTo(board.height);
  });
});

describe('reach', () => {
  test('a dear side is walked around when that is cheaper', () => {
    const [from, to] = [hex('2104'), hex('2103')];
    const dear = (a: number, _: number, b: number): number => (a === from && b === to ? 5 : 1);
    const reach = findHexReach(grid, { from, allowance: 3, cost: dear });
    expect(reach.spent[to]).toBe(2);
    expect(reach.spent[hex('2110')]).toBe(Number.POSITIVE_INFINITY);
  });

  test('a hex that holds is entered and not left', () => {
    const from = hex('2104');
    const ring = new Set(hexesWithin(grid, from, 1));
    const reach = findHexReach(grid, { from, allowance: 9, cost: () => 1, stopsIn: at => ring.has(at) });
    expect([...reach.spent].filter(Number.isFinite)).toHaveLength(7);
  });
});
