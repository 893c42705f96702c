import { describe, expect, test } from 'vitest';
import { type Point, spaceAt } from '@/lib/geometry/board';
import { computeHexCentre, createHexGrid } from '@/lib/geometry/hex/hex';
import { createHexBoard } from '@/lib/geometry/hex/hex-board';
import { distanceTo, sidesOf } from '@/lib/geometry/sides';
import { wayBetween } from '@/lib/geometry/ways';
import { measureLabDistance, toLab } from './lab-colours';
import { type Example, type Pixels, proposeTerrain } from './propose-terrain';

/** Old maps that are made for the test: known ground, drawn with speckles and a faded sheet. */

const grid = createHexGrid({ columns: 18, rows: 12 });
const board = createHexBoard(grid);
const sides = sidesOf(board);

const COLOURS: Readonly<Record<string, readonly [number, number, number]>> = {
  open: [233, 220, 180],
  woods: [150, 170, 110],
  lake: [160, 195, 205],
  town: [205, 130, 110],
};
const KINDS = Object.keys(COLOURS);
const RIVER: readonly [number, number, number] = [90, 130, 165];

/** A small generator: the same picture for the same seed. */
const makeRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Patches of ground, as a map has them. */
const groundOf = (seed: number): ReadonlyMap<string, string> => {
  const random = makeRandom(seed);
  const seeds = Array.from({ length: 14 }, () => ({
    x: random() * grid.width,
    y: random() * grid.height,
    kind: KINDS[Math.floor(random() * KINDS.length)] ?? 'open',
  }));
  return new Map(
    board.spaces.map(({ id, centre: [x, y] }) => {
      const [nearest] = seeds.toSorted(
        (one, other) => Math.hypot(one.x - x, one.y - y) - Math.hypot(other.x - x, other.y - y),
      );
      return [id, nearest && Math.hypot(nearest.x - x, nearest.y - y) < 150 ? nearest.kind : 'open'];
    }),
  );
};

/** Every vertical line of sides through the middle of the map: a river from the top to the bottom. */
const river = sides.filter(({ spaces: [one, other] }) => {
  const column = (id: string): number => Number(id.slice(0, 2));
  return column(one) === 9 && column(other) === 10;
});

const ways = sides.flatMap(({ spaces: [from, to] }) => {
  const [start, end] = [from, to].map(id => board.spaces.find(space => space.id === id));
  return start && end ? [{ id: wayBetween(from, to), outline: [start.centre, end.centre] }] : [];
});

/** Through the middle of the map from left to right, off the middles of its hexes as a real one. */
const road = ways.filter(({ outline }) => outline.every(([, y]) => Math.abs(y - grid.height / 2) < 45));
const ROAD: readonly [number, number, number] = [120, 85, 60];

const SCALE = 0.5;
const NOISE = 34;

const drawPicture = (
  ground: ReadonlyMap<string, string>,
  seed: number,
  withRiver: boolean,
  withRoad = false,
): Pixels => {
  const random = makeRandom(seed);
  const isPaved = ([x, y]: Point): boolean =>
    withRoad && road.some(({ outline: [a = [0, 0], b = [0, 0]] }) => distanceTo([a, b], [x, y - 4]) < 4);
  const [width, height] = [Math.ceil(grid.width * SCALE), Math.ceil(grid.height * SCALE)];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const point: Point = [x / SCALE, y / SCALE];
      const isWet = withRiver && river.some(({ ends }) => distanceTo(ends, point) < 5);
      const kind = ground.get(spaceAt(board, point)?.id ?? '') ?? 'open';
      const colour = isWet ? RIVER : isPaved(point) ? ROAD : (COLOURS[kind] ?? RIVER);
      // The sheet has faded to the right, and trees are dark specks.
      const fade = (12 * x) / width;
      const speck = !isWet && kind === 'woods' && random() < 0.3 ? -50 : 0;
      for (const part of [0, 1, 2] as const)
        data[(y * width + x) * 4 + part] = colour[part] + fade + speck + (random() - 0.5) * NOISE;
      data[(y * width + x) * 4 + 3] = 255;
    }
  return { data, width, height };
};

/** Four hexes of each kind, spread over the map. */
const examplesOf = (ground: ReadonlyMap<string, string>): readonly Example[] =>
  KINDS.flatMap(brush => {
    const all = [...ground].filter(([, kind]) => kind === brush);
    const step = Math.max(1, Math.floor(all.length / 4));
    return all
      .filter((_, index) => index % step === 0)
      .slice(0, 4)
      .map(([place]) => ({ place, brush }));
  });

const spaces = board.spaces.map(({ id, outline }) => ({ id, outline }));
const sampledSides = sides.map(({ id, ends }) => ({ id, outline: ends }));
const matrix = [1 / SCALE, 0, 0, 1 / SCALE, 0, 0] as const;

describe('terrain proposed from a picture', () => {
  test('most of the ground is found from four examples of each kind', () => {
    const shares = [1, 2, 3, 4, 5].map(seed => {
      const ground = groundOf(seed);
      const pixels = drawPicture(ground, seed, false);
      const found = proposeTerrain({
        pixels,
        matrix,
        spaces,
        sides: [],
        ways: [],
        examples: examplesOf(ground),
      });
      const right = found.filter(({ place, brush }) => ground.get(place) === brush);
      return right.length / found.length;
    });
    console.info(
      `ground rightly proposed: ${shares.map(share => `${(share * 100).toFixed(1)} %`).join(', ')}`,
    );
    for (const share of shares) expect(share).toBeGreaterThan(0.95);
  });

  test('a river is followed along hexsides from two of its sides, and nothing else is taken for one', () => {
    const ground = groundOf(6);
    const pixels = drawPicture(ground, 6, true);
    const examples = river.slice(3, 5).map(({ id }) => ({ place: id, brush: 'river' }));
    const found = proposeTerrain({ pixels, matrix, spaces: [], sides: sampledSides, ways: [], examples });
    const right = found.filter(({ place }) => river.some(({ id }) => id === place));
    console.info(`river: ${right.length} of ${river.length - 2} sides, ${found.length - right.length} wrong`);
    expect(right.length / (river.length - 2)).toBeGreaterThan(0.9);
    expect(found.length - right.length).toBeLessThanOrEqual(2);
  });

  test('what the picture does not show is left alone, and nothing comes from no examples', () => {
    const ground = groundOf(7);
    const pixels = drawPicture(ground, 7, false);
    const beside = [1 / SCALE, 0, 0, 1 / SCALE, grid.width / 2, 0] as const;
    const examples = examplesOf(ground).filter(({ place }) => Number(place.slice(0, 2)) > 10);
    const found = proposeTerrain({ pixels, matrix: beside, spaces, sides: [], ways: [], examples });
    const [x] = computeHexCentre(grid, 0);
    expect(x).toBeLessThan(grid.width / 2);
    expect(found.some(({ place }) => place === '0101')).toBe(false);
    expect(proposeTerrain({ pixels, matrix, spaces, sides: sampledSides, ways: [], examples: [] })).toEqual(
      [],
    );
    expect(
      proposeTerrain({ pixels, matrix: [0, 0, 0, 0, 0, 0], spaces, sides: [], ways: [], examples }),
    ).toEqual([]);
  });

  test('a road is followed from space to space, beside the middles of its hexes', () => {
    const ground = groundOf(8);
    const pixels = drawPicture(ground, 8, false, true);
    const examples = road.slice(4, 6).map(({ id }) => ({ place: id, brush: 'road' }));
    const found = proposeTerrain({ pixels, matrix, spaces: [], sides: [], ways, examples });
    const right = found.filter(({ place }) => road.some(({ id }) => id === place));
    console.info(`road: ${right.length} of ${road.length - 2} ways, ${found.length - right.length} wrong`);
    expect(right.length / (road.length - 2)).toBeGreaterThan(0.9);
    expect(found.length - right.length).toBeLessThanOrEqual(2);
  });
});

describe('Lab colours', () => {
  test('white, black and a grey lie on the axis of lightness', () => {
    expect(toLab(255, 255, 255).map(Math.round).map(Math.abs)).toEqual([100, 0, 0]);
    expect(toLab(0, 0, 0).map(Math.round).map(Math.abs)).toEqual([0, 0, 0]);
    expect(measureLabDistance(toLab(119, 119, 119), [50, 0, 0])).toBeLessThan(1);
  });
});
