import type { MapPalette } from '../colours/palette';
import type { DrawItem } from '../draw-list';
import { boundsOf, type Point } from '../math/points';
import { createRandom, type Random } from '../math/random';
import { drawLinePath } from '../path-data';
import type { DetailLevel } from './detail';

const FURROW_GAP = 4.4;

/** A ploughed field: furrows across a plot, hedged about. The angle is that of the furrows, in radians. */
export const drawPloughedField = (
  plot: readonly Point[],
  angle: number,
  palette: MapPalette,
  detail: DetailLevel,
): readonly DrawItem[] => {
  const edge = drawLinePath(plot, true);
  const ground: DrawItem = { k: 'path', d: edge, fill: palette.field, opacity: 0.5 };
  if (detail === 'low') return [ground];
  return [
    ground,
    {
      k: 'group',
      clip: edge,
      kids: [
        { k: 'path', d: drawFurrows(plot, angle), stroke: palette.secondInk, width: 0.7, opacity: 0.34 },
      ],
    },
    { k: 'path', d: edge, stroke: palette.leafInk, width: 0.8, opacity: 0.5, dash: [2.5, 2] },
  ];
};

const drawFurrows = (plot: readonly Point[], angle: number): string => {
  const { left, top, right, bottom } = boundsOf(plot);
  const [x, y, reach] = [(left + right) / 2, (top + bottom) / 2, Math.hypot(right - left, bottom - top) / 2];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const count = Math.floor(reach / FURROW_GAP);
  return Array.from({ length: count * 2 + 1 }, (_, index) => {
    const aside = (index - count) * FURROW_GAP;
    const [middleX, middleY] = [x - sin * aside, y + cos * aside];
    return drawLinePath([
      [middleX - cos * reach, middleY - sin * reach],
      [middleX + cos * reach, middleY + sin * reach],
    ]);
  }).join('');
};

export interface Plot {
  readonly plot: readonly Point[];
  readonly angle: number;
}

/** Two to four neighbouring plots near the middle of a square of ground, ploughed in different directions. */
export const planFarmland = ([x, y]: Point, side: number, seed: string): readonly Plot[] => {
  const random = createRandom(seed);
  const turn = random.between(-0.45, 0.45);
  const centre: Point = [x + random.between(-0.14, 0.14) * side, y + random.between(0.06, 0.18) * side];
  const [half, depth] = [side * random.between(0.24, 0.3), side * random.between(0.12, 0.17)];
  const count = 2 + Math.floor(random.next() * 2.4);
  const edges = Array.from({ length: count + 1 }, (_, index) => boundary(index / count, random));
  return edges.slice(1).map((right, index) => {
    const left = edges[index] ?? right;
    const plot = [left.top, right.top, right.bottom, left.bottom].map(([u, v]) =>
      placedAt(centre, u * half, v * depth, turn),
    );
    return { plot, angle: turn + (random.next() < 0.5 ? 0 : Math.PI / 2) + random.spread() * 0.1 };
  });
};

/** The line between two plots, in a square from -1 to 1. */
const boundary = (share: number, random: Random): { readonly top: Point; readonly bottom: Point } => {
  const middle = share * 2 - 1 + (share > 0 && share < 1 ? random.spread() * 0.12 : 0);
  return {
    top: [middle + random.spread() * 0.1, -random.between(0.72, 1)],
    bottom: [middle + random.spread() * 0.1, random.between(0.72, 1)],
  };
};

const placedAt = ([x, y]: Point, u: number, v: number, turn: number): Point => [
  x + u * Math.cos(turn) - v * Math.sin(turn),
  y + u * Math.sin(turn) + v * Math.cos(turn),
];
