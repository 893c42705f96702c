import { describe, expect, test } from 'vitest';
import { createHexGrid, hexOf, neighbourOf } from '@/lib/geometry/hex/hex';
import type { HexSide } from '@/lib/geometry/hex/hex-sides';
import { toSvg } from '../adapters/to-svg';
import { MAP_PALETTE } from '../colours/palette';
import type { DrawItem } from '../draw-list';
import { drawAreaBorder, drawHexGrid } from './hex-grid-lines';
import { drawPatchPath } from './hex-outlines';
import { computeHeights } from './hex-relief';
import { drawHexTerrain, type HexDrawing } from './hex-terrain';
import { findHexCourses } from './hex-water';

const grid = createHexGrid({ columns: 8, rows: 6 });
const hexes = (...ids: readonly string[]): readonly number[] => ids.map(id => hexOf(grid, id));
const side = (id: string, direction: number): HexSide => ({ hex: hexOf(grid, id), direction });

const around = (area: readonly number[]): readonly HexSide[] =>
  area.flatMap(hex =>
    [0, 1, 2, 3, 4, 5]
      .filter(direction => !area.includes(neighbourOf(grid, hex, direction)))
      .map(direction => ({ hex, direction })),
  );

const hill = hexes('0303', '0304', '0403');
const drawing: HexDrawing = {
  grid,
  seed: 'one',
  woods: hexes('0101', '0102', '0202', '0806'),
  marshes: hexes('0602', '0603'),
  ponds: hexes('0603'),
  lakes: hexes('0801', '0802'),
  towns: [hexes('0405', '0505')],
  slopes: around(hill),
  streams: [side('0602', 1), side('0602', 2)],
  rivers: [side('0604', 1), side('0604', 2)],
  bridges: [side('0604', 1)],
  entrenchments: [side('0405', 0)],
  roads: [
    { kind: 'road', through: hexes('0105', '0405', '0705') },
    { kind: 'track', through: hexes('0405', '0401') },
  ],
  palette: MAP_PALETTE,
  detail: 'normal',
};

const svg = (one: HexDrawing): string => {
  const { items, symbols } = drawHexTerrain(one);
  return toSvg({ width: grid.width, height: grid.height, items: [...items, ...drawHexGrid(one)], symbols });
};

const flat = (items: readonly DrawItem[]): readonly DrawItem[] =>
  items.flatMap(item => (item.k === 'group' ? flat(item.kids) : [item]));

describe('the ground of a hex map', () => {
  test('is the same for the same seed and another for another', () => {
    expect(svg(drawing)).toBe(svg({ ...drawing }));
    expect(svg({ ...drawing, seed: 'two' })).not.toBe(svg(drawing));
  });

  test.each(['low', 'normal', 'high'] as const)('is sound at %s detail', detail => {
    expect(svg({ ...drawing, detail })).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('uses no sign that is not drawn', () => {
    const { items, symbols } = drawHexTerrain(drawing);
    const used = flat(items).flatMap(item => (item.k === 'use' ? [item.symbol] : []));
    expect(used.length).toBeGreaterThan(drawing.slopes.length);
    for (const symbol of used) expect(symbols[symbol]?.length).toBeGreaterThan(0);
  });

  test('an empty map is drawn too', () => {
    const bare = {
      woods: [],
      marshes: [],
      ponds: [],
      lakes: [],
      towns: [],
      slopes: [],
      streams: [],
      rivers: [],
    };
    expect(svg({ ...drawing, ...bare, bridges: [], entrenchments: [], roads: [] })).not.toMatch(/NaN/);
  });
});

describe('patches', () => {
  const rings = (area: readonly number[]): number =>
    drawPatchPath(drawing, area, { reach: 0.9, wobble: 0.1 }).split('M').length - 1;

  test('hexes that touch become one outline, others one each', () => {
    expect(rings(hexes('0303', '0304'))).toBe(1);
    expect(rings(hexes('0303', '0305'))).toBe(2);
  });

  test('a ring of hexes has an outer and an inner edge', () => {
    expect(rings(hexes('0302', '0304', '0203', '0204', '0403', '0404'))).toBe(2);
  });
});

describe('heights', () => {
  test('a hill that is sloped all about stands above the plain', () => {
    const heights = computeHeights(drawing);
    for (const hex of hill) expect(heights[hex]).toBeGreaterThan(0.5);
    expect(Math.abs(heights[hexOf(grid, '0806')] ?? 1)).toBeLessThan(0.2);
  });
});

describe('water along hexsides', () => {
  test('sides that meet at a corner are one line', () => {
    expect(findHexCourses(grid, [side('0602', 1), side('0602', 2), side('0603', 1)], [])).toHaveLength(1);
    expect(findHexCourses(grid, [side('0202', 1), side('0602', 2)], [])).toHaveLength(2);
  });

  test('a third stream runs into the other two, and a stream into a river', () => {
    expect(findHexCourses(grid, [side('0302', 1), side('0302', 2), side('0302', 3)], [])).toHaveLength(1);
    const fork = [side('0302', 1), side('0302', 2), side('0402', 3)];
    expect(findHexCourses(grid, fork, [])).toHaveLength(2);
    expect(findHexCourses(grid, fork.slice(2), fork.slice(0, 2)).map(({ width }) => width)).toEqual([
      12, 5.5,
    ]);
  });

  test('water all about a hex closes', () => {
    const ring = [0, 1, 2, 3, 4, 5].map(direction => side('0302', direction));
    expect(findHexCourses(grid, ring, [])).toHaveLength(1);
  });

  test('it rises to a point inside the map and runs off its edge', () => {
    const [course] = findHexCourses(grid, [side('0301', 0), side('0301', 1)], []);
    expect([...(course?.tapers ?? [])].sort()).toEqual([false, true]);
  });
});

describe('borders', () => {
  test('an area is bordered by its outer sides only', () => {
    expect(drawAreaBorder(grid, hexes('0303')).match(/M/g)).toHaveLength(6);
    expect(drawAreaBorder(grid, hexes('0303', '0304')).match(/M/g)).toHaveLength(10);
  });
});
