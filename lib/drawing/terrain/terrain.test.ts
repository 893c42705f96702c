import { describe, expect, test } from 'vitest';
import type { DrawItem } from '../draw-list';
import { MAP_PALETTE } from '../palette';
import { isInside, type Point } from '../points';
import { seeded } from '../random';
import { scatter } from '../scatter';
import { toSvg } from '../to-svg';
import { fortifiedCamp, openCamp } from './camp';
import { sea } from './coast';
import { crags } from './crags';
import type { Detail } from './detail';
import { farmland, ploughedField } from './field';
import { blob, paper, tufts } from './ground';
import { hills, reliefOf } from './hill';
import { marsh } from './marsh';
import { rampart } from './rampart';
import { ravine } from './ravine';
import { bridge, entrenchment, ford, road, track } from './road';
import { roughGround } from './rough';
import { sand } from './sand';
import { village } from './village';
import { watercourses } from './water';
import { trees, woodWash } from './wood';

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
const RECIPES: Readonly<Record<string, (seed: string, detail: Detail) => readonly DrawItem[]>> = {
  paper: seed => paper(box, seed, palette),
  tufts: seed => tufts(scatter(box, 40, seed), palette),
  hills: (seed, detail) => hills({ relief: reliefOf([ridge], seed), box, seed, palette, detail }),
  wood: (seed, detail) => [...woodWash(outline, palette), ...trees(scatter(box, 13, seed), palette, detail)],
  marsh: (seed, detail) => marsh(outline, scatter(box, 19, seed), palette, detail),
  rough: (seed, detail) => roughGround(outline, scatter(box, 13, seed), palette, detail),
  sand: (seed, detail) => sand(outline, scatter(box, 9, seed), palette, detail),
  crags: (seed, detail) => crags(scatter(box, 25, seed), palette, detail),
  farmland: (seed, detail) =>
    farmland([110, 110], 220, seed).flatMap(({ plot, angle }) => ploughedField(plot, angle, palette, detail)),
  'fortified camp': (seed, detail) => [
    fortifiedCamp({ x: 110, y: 110, width: 130, height: 100, degrees: 3, seed, palette, detail }),
  ],
  'open camp': (seed, detail) => [
    openCamp({ x: 110, y: 110, width: 130, height: 100, seed, palette, detail }),
  ],
  village: seed => [
    village({ centre: [110, 110], degrees: 30, length: 40, houses: 9, church: true, seed, palette }),
  ],
};

const FIXED: Readonly<Record<string, (detail: Detail) => readonly DrawItem[]>> = {
  river: detail =>
    watercourses({ courses: [{ points: line, width: 26, tapers: [false, true] }], palette, detail }),
  stream: detail =>
    watercourses({ courses: [{ points: line, width: 5.5, tapers: [true, false] }], palette, detail }),
  sea: detail => sea(outline, palette, detail),
  ravine: detail => ravine(line, 60, palette, detail),
  rampart: () => rampart({ line, towers: [[80, 130]], gates: [[115, 110]], breaches: [[190, 100]], palette }),
  road: () => road(line, palette),
  track: () => track(line, palette),
  ford: () => ford([100, 100], [100, 126], palette),
  bridge: () => bridge([100, 100], [100, 126], palette),
  entrenchment: () => entrenchment(line, palette),
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
    const relief = reliefOf([{ ...ridge, from: [110, 110], to: [110, 110] }], 'light');
    const strokes = hills({ relief, box, seed: 'light', palette, detail: 'normal' }).at(-1);
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
    const spots = scatter(box, 20, 'even');
    const nearest = spots.map(one =>
      Math.min(
        ...spots.filter(other => other !== one).map(other => Math.hypot(one.x - other.x, one.y - other.y)),
      ),
    );
    expect(Math.min(...nearest)).toBeGreaterThan(20 * 0.83);
    expect(Math.max(...nearest)).toBeLessThan(20 * 2);
  });

  test('a blob goes round its centre', () => {
    expect(isInside(blob([50, 50], 30, 20, 0.2, seeded('b')), 50, 50)).toBe(true);
  });
});
