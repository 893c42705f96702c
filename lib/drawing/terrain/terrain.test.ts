import { describe, expect, test } from 'vitest';
import { toSvg } from '../adapters/to-svg';
import { MAP_PALETTE } from '../colours/palette';
import type { DrawItem } from '../draw-list';
import { isInsidePolygon, type Point } from '../math/points';
import { createRandom } from '../math/random';
import { scatterPoints } from '../math/scatter';
import { drawFortifiedCamp, drawOpenCamp } from './camp';
import { drawSea } from './coast';
import { drawCrags } from './crags';
import type { DetailLevel } from './detail';
import { drawPloughedField, planFarmland } from './field';
import { createBlob, drawPaper, drawTufts } from './ground';
import { createRelief, drawHills } from './hill';
import { drawMarsh } from './marsh';
import { drawRampart } from './rampart';
import { drawRavine } from './ravine';
import { drawBridge, drawFord, drawRoad, drawTrack } from './road';
import { drawRoughGround } from './rough';
import { drawSand } from './sand';
import { drawVillage } from './village';
import { drawWatercourses } from './water';
import { drawTrees, drawWoodWash } from './wood';

const palette = MAP_PALETTE;
const box = { left: 0, top: 0, right: 220, bottom: 220 };
const line: readonly Point[] = [
  [0, 110],
  [80, 130],
  [150, 90],
  [220, 110],
];
const outline = 'M20 20H200V200H20Z';
const ridge = { from: [90, 110], to: [130, 110], crown: 20, reach: 110, heights: [1, 1] } as const;

/** Every recipe, as a function of seed and detail. */
const RECIPES: Readonly<Record<string, (seed: string, detail: DetailLevel) => readonly DrawItem[]>> = {
  paper: seed => drawPaper(box, seed, palette),
  tufts: seed => drawTufts(scatterPoints(box, 40, seed), palette),
  hills: (seed, detail) => drawHills({ relief: createRelief([ridge], seed), box, seed, palette, detail }),
  wood: (seed, detail) => [
    ...drawWoodWash(outline, palette),
    ...drawTrees(scatterPoints(box, 13, seed), palette, detail),
  ],
  marsh: (seed, detail) => drawMarsh(outline, scatterPoints(box, 19, seed), palette, detail),
  rough: (seed, detail) => drawRoughGround(outline, scatterPoints(box, 13, seed), palette, detail),
  sand: (seed, detail) => drawSand(outline, scatterPoints(box, 9, seed), palette, detail),
  crags: (seed, detail) => drawCrags(scatterPoints(box, 25, seed), palette, detail),
  farmland: (seed, detail) =>
    planFarmland([110, 110], 220, seed).flatMap(({ plot, angle }) =>
      drawPloughedField(plot, angle, palette, detail),
    ),
  'fortified camp': (seed, detail) => [
    drawFortifiedCamp({ x: 110, y: 110, width: 130, height: 100, degrees: 3, seed, palette, detail }),
  ],
  'open camp': (seed, detail) => [
    drawOpenCamp({ x: 110, y: 110, width: 130, height: 100, seed, palette, detail }),
  ],
  village: seed => [
    drawVillage({ centre: [110, 110], degrees: 30, length: 40, houses: 9, church: true, seed, palette }),
  ],
};

const FIXED: Readonly<Record<string, (detail: DetailLevel) => readonly DrawItem[]>> = {
  river: detail =>
    drawWatercourses({ courses: [{ points: line, width: 26, tapers: [false, true] }], palette, detail }),
  stream: detail =>
    drawWatercourses({ courses: [{ points: line, width: 5.5, tapers: [true, false] }], palette, detail }),
  sea: detail => drawSea(outline, palette, detail),
  ravine: detail => drawRavine(line, 60, palette, detail),
  rampart: () =>
    drawRampart({ line, towers: [[80, 130]], gates: [[115, 110]], breaches: [[190, 100]], palette }),
  road: () => drawRoad(line, palette),
  track: () => drawTrack(line, palette),
  ford: () => drawFord([100, 100], [100, 126], palette),
  bridge: () => drawBridge([100, 100], [100, 126], palette),
};

const svg = (items: readonly DrawItem[]): string => toSvg({ width: 220, height: 220, items });

describe.each(Object.entries(RECIPES))('%s', (_, draw) => {
  test('is the same for the same seed and another for another', () => {
    expect(svg(draw('one', 'normal'))).toBe(svg(draw('one', 'normal')));
    expect(svg(draw('two', 'normal'))).not.toBe(svg(draw('one', 'normal')));
  });

  test.each(['low', 'normal', 'high'] as const)('is sound at %s detail', detail => {
    expect(svg(draw('one', detail))).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('is no larger at low detail', () => {
    expect(svg(draw('one', 'low')).length).toBeLessThanOrEqual(svg(draw('one', 'normal')).length);
  });
});

describe.each(Object.entries(FIXED))('%s', (_, draw) => {
  test.each(['low', 'normal', 'high'] as const)('is drawn soundly at %s detail', detail => {
    expect(draw(detail).length).toBeGreaterThan(0);
    expect(svg(draw(detail))).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('light from the north-west', () => {
  /** Area of ink in a quarter, from the wedges' path data. */
  const inkIn = (isWanted: (x: number, y: number) => boolean): number => {
    const relief = createRelief([{ ...ridge, from: [110, 110], to: [110, 110] }], 'light');
    const strokes = drawHills({ relief, box, seed: 'light', palette, detail: 'normal' }).at(-1);
    const data = strokes?.k === 'path' ? strokes.d : '';
    return data
      .split('z')
      .map(wedgeArea)
      .filter(({ x, y }) => isWanted(x, y))
      .reduce((sum, { area }) => sum + area, 0);
  };

  const wedgeArea = (data: string): { readonly x: number; readonly y: number; readonly area: number } => {
    const [x = 0, y = 0, ...steps] = (data.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    let [atX, atY, area] = [x, y, 0];
    for (let index = 0; index + 1 < steps.length; index += 2) {
      const [nextX, nextY] = [atX + (steps[index] ?? 0), atY + (steps[index + 1] ?? 0)];
      area += (atX - x) * (nextY - y) - (nextX - x) * (atY - y);
      [atX, atY] = [nextX, nextY];
    }
    return { x, y, area: Math.abs(area) / 2 };
  };

  test('a slope to the south-east carries several times the ink', () => {
    const shaded = inkIn((x, y) => x > 110 && y > 110);
    const lit = inkIn((x, y) => x < 110 && y < 110);
    expect(shaded).toBeGreaterThan(lit * 2.5);
  });
});

describe('scattering', () => {
  test('keeps its distance and leaves no hole', () => {
    const spots = scatterPoints(box, 20, 'even');
    const nearest = spots.map(one =>
      Math.min(
        ...spots.filter(other => other !== one).map(other => Math.hypot(one.x - other.x, one.y - other.y)),
      ),
    );
    expect(Math.min(...nearest)).toBeGreaterThan(20 * 0.83);
    expect(Math.max(...nearest)).toBeLessThan(20 * 2);
  });

  test('a blob goes round its centre', () => {
    expect(isInsidePolygon(createBlob([50, 50], 30, 20, 0.2, createRandom('b')), 50, 50)).toBe(true);
  });
});
