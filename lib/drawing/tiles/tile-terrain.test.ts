import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toSvg } from '../adapters/to-svg';
import { MAP_PALETTE, PRINT_PALETTE } from '../colours/palette';
import type { DrawItem, PathItem } from '../draw-list';
import { drawCompass, drawFrame } from '../frame';
import { planGround } from './tile-ground';
import { computeKeyZonePosition, drawKeyZoneMark, drawTileGrid, drawTileLabel } from './tile-labels';
import { drawTileTerrain, TILE_KINDS, type TileBoard, type TileTerrain } from './tile-terrain';

const CODES: Readonly<Record<string, TileTerrain>> = {
  '.': { kinds: [] },
  h: { kinds: ['hill'] },
  w: { kinds: ['wood'] },
  H: { kinds: ['hill', 'wood'] },
  m: { kinds: ['marsh'] },
  s: { kinds: ['stream'] },
  r: { kinds: ['river'] },
  c: { kinds: ['coast'] },
  x: { kinds: ['impassable'] },
  F: { kinds: [], camp: 'fortified' },
  U: { kinds: [], camp: 'unfortified' },
};

const board = (...rows: readonly string[]): TileBoard => ({
  columns: rows[0]?.length ?? 0,
  rows: rows.length,
  tile: 220,
  seed: 'test',
  tiles: rows.map(row => [...row].map(code => CODES[code] ?? { kinds: [] })),
});

const draw = (ground: TileBoard, detail: 'low' | 'normal' | 'high' = 'normal'): DrawItem[] =>
  drawTileTerrain({ ...ground, palette: MAP_PALETTE, detail });

const svgOf = (items: readonly DrawItem[]): string => toSvg({ width: 1100, height: 880, items });

const pathsOf = (items: readonly DrawItem[]): readonly PathItem[] =>
  items.flatMap(item => (item.k === 'path' ? [item] : item.k === 'group' ? pathsOf(item.kids) : []));

/** Tree outlines whose first point lies in a box. */
const treesIn = (ground: TileBoard, left: number, right: number): readonly string[] =>
  pathsOf(draw(ground))
    .filter(({ fill }) => fill === MAP_PALETTE.leaf || fill === MAP_PALETTE.leafLight)
    .flatMap(({ d }) => d.split('z'))
    .filter(outline => {
      const x = Number.parseFloat(outline.slice(1));
      return x > left && x < right;
    })
    .sort();

describe('pieces keep their shape', () => {
  test('editing a far tile leaves the trees of a wood alone', () => {
    const before = treesIn(board('w....', '.....', '.....', '.....'), 0, 220);
    const after = treesIn(board('w...h', '..x..', '....m', 'U..Hw'), 0, 220);
    expect(before.length).toBeGreaterThan(60);
    expect(after).toEqual(before);
  });

  test('another seed plants another wood', () => {
    const wood = board('w....', '.....', '.....', '.....');
    expect(treesIn({ ...wood, seed: 'other' }, 0, 220)).not.toEqual(treesIn(wood, 0, 220));
  });
});

describe('joining', () => {
  test('woods that touch are one wash', () => {
    const washes = (...rows: string[]) =>
      pathsOf(draw(board(...rows)))
        .filter(({ fill }) => fill === MAP_PALETTE.wood)
        .flatMap(({ d }) => d.split('z').filter(part => part !== ''));
    expect(washes('ww...', '.....', '.....', '.....')).toHaveLength(1);
    expect(washes('w.w..', '.....', '.....', '.....')).toHaveLength(2);
  });

  test('a row of river is one course from edge to edge', () => {
    const [course, ...more] = planGround(board('.....', 'rrrrr', '.....', '.....')).courses;
    const xs = course?.points.map(([x]) => x) ?? [];
    expect(more).toEqual([]);
    expect([Math.min(...xs) < 0, Math.max(...xs) > 1100, course?.tapers]).toEqual([
      true,
      true,
      [false, false],
    ]);
  });

  test('a column that ends within the board leaves it by the nearer edge', () => {
    const [course] = planGround(board('.....', '....r', '....r', '....r')).courses;
    const ends = [course?.points[0], course?.points.at(-1)];
    expect(ends.some(end => (end?.[0] ?? 0) > 1100)).toBe(true);
    expect(ends.some(end => (end?.[1] ?? 0) > 880)).toBe(true);
  });

  test('a stream runs into the river beside it', () => {
    const [river, stream] = planGround(board('..s..', 'rrrrr', '.....', '.....')).courses;
    const end = [stream?.points[0], stream?.points.at(-1)].find(point => (point?.[1] ?? 0) > 220);
    const distances =
      river?.points.map(([x, y]) => Math.hypot(x - (end?.[0] ?? 0), y - (end?.[1] ?? 0))) ?? [];
    expect(Math.min(...distances)).toBeLessThan(60);
  });

  test('branches join the longest course', () => {
    expect(planGround(board('..r..', 'rrrrr', '..r..', '.....')).courses).toHaveLength(3);
  });

  test('the sea lies off the coast and not in the middle of its tiles', () => {
    const { sea } = planGround(board('ccccc', '.....', '.....', '.....'));
    for (const column of [0, 1, 2, 3, 4]) {
      expect(sea?.field(column * 220 + 110, 4)).toBeGreaterThan(0);
      expect(sea?.field(column * 220 + 110, 110)).toBeLessThan(0);
    }
  });

  test('a marsh below a river grows to its bank', () => {
    const { marsh, courses } = planGround(board('.....', 'rrrrr', '..m..', '.....'));
    expect(courses.some(({ points }) => points.some(([x, y]) => marsh.field(x, y) > 0))).toBe(true);
  });

  test('a marsh too far from the shore is drained into the sea', () => {
    const { marsh, courses, sea } = planGround(board('..c..', '..m..', '.....', '.....'));
    const [creek] = courses;
    const [start, end] = [creek?.points[0], creek?.points.at(-1)];
    expect(start && marsh.field(...start)).toBeGreaterThan(0);
    expect(end && sea?.field(...end)).toBeGreaterThan(0);
  });

  test('a marsh without water beside it has no creek', () => {
    expect(planGround(board('rrrrr', '.....', '..m..', '.....')).courses).toHaveLength(1);
  });
});

describe('soundness', () => {
  const anyTile = fc.record(
    {
      kinds: fc.uniqueArray(fc.constantFrom(...TILE_KINDS), { maxLength: 3 }),
      camp: fc.constantFrom('fortified', 'unfortified'),
    },
    { requiredKeys: ['kinds'] },
  );

  test('no board breaks the pen', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }).chain(columns =>
          fc.array(fc.array(anyTile, { minLength: columns, maxLength: columns }), {
            minLength: 1,
            maxLength: 3,
          }),
        ),
        fc.string(),
        (tiles, seed) => {
          const ground = {
            columns: tiles[0]?.length ?? 0,
            rows: tiles.length,
            tile: 220,
            seed,
            tiles: tiles as TileTerrain[][],
          };
          expect(svgOf(draw(ground, 'low'))).not.toMatch(/NaN|Infinity|undefined/);
        },
      ),
      { numRuns: 24, seed: 57 },
    );
  }, 30_000);

  test('a hilly board stays small', () => {
    const svg = svgOf(draw(board('hh.hh', 'h.h.h', '.h.h.', 'w.r.c')));
    expect(svg.length).toBeLessThan(500_000);
    expect(svg.length).toBeGreaterThan(100_000);
  });

  test('the small map is much smaller', () => {
    const sambre = board('.HUH.', 'rrrrr', 'hhhhh', '..h..');
    expect(svgOf(draw(sambre, 'low')).length).toBeLessThan(svgOf(draw(sambre)).length / 3);
  });
});

describe('furniture', () => {
  const grid = { columns: 5, rows: 4, tile: 220, palette: PRINT_PALETTE, detail: 'normal' } as const;

  test('a cross at every corner of the grid', () => {
    const crosses = drawTileGrid(grid).at(-1);
    expect(crosses?.k === 'path' ? crosses.d.match(/M/g)?.length : 0).toBe(6 * 5 * 2);
  });

  test('a label with its words, or the name alone', () => {
    const place = { x: 0, y: 0, name: 'A4', palette: MAP_PALETTE };
    expect(drawTileLabel({ ...place, words: 'wooded hill' })).toHaveLength(2);
    expect(drawTileLabel(place)).toHaveLength(1);
  });

  test('the compass turns but its letter stays upright', () => {
    const [, letter] = drawCompass({ x: 100, y: 100, size: 20, degrees: 180, palette: MAP_PALETTE });
    expect(letter).toMatchObject({ k: 'text', x: expect.closeTo(100), text: 'N' });
    expect(letter?.k === 'text' && letter.y > 100 && letter.rotate === undefined).toBe(true);
  });

  test('frame and key are drawn soundly', () => {
    const items = [...drawFrame({ width: 1100, height: 880, palette: MAP_PALETTE, detail: 'normal' })];
    expect(items).toHaveLength(3);
    expect(
      svgOf([...items, drawKeyZoneMark(...computeKeyZonePosition(220, 0, 220), MAP_PALETTE)]),
    ).not.toContain('NaN');
  });
});
