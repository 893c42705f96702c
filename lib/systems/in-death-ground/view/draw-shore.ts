import type { MapPalette } from '@/lib/drawing/colours/palette';
import type { DrawItem } from '@/lib/drawing/draw-list';
import { createNoise } from '@/lib/drawing/math/noise';
import { type Box, isInsidePolygon, type Point } from '@/lib/drawing/math/points';
import { scatterPoints } from '@/lib/drawing/math/scatter';
import { drawLinePath } from '@/lib/drawing/path-data';
import { drawSea } from '@/lib/drawing/terrain/coast';
import type { DetailLevel } from '@/lib/drawing/terrain/detail';
import { drawRoughGround } from '@/lib/drawing/terrain/rough';
import { drawSand } from '@/lib/drawing/terrain/sand';
import type { ShorePiece } from '../document/scenario';
import type { Edge } from '../vocabulary';
import { INCH } from './position';

interface ShoreCanvas {
  readonly box: Box;
  readonly seed: string;
  readonly palette: MapPalette;
  readonly detail: DetailLevel;
}

const STRIP = 3 * INCH;
const WATER = 1.1 * INCH;
const STEP = 24;

/** Along the edge and away from it, as a place on the sheet. */
const pointOn = (edge: Edge, { right, bottom }: Box, along: number, away: number): Point => {
  const places: Readonly<Record<Edge, Point>> = {
    top: [along, away],
    bottom: [along, bottom - away],
    left: [away, along],
    right: [right - away, along],
  };
  return places[edge];
};

/** A strip from the edge of the sheet inwards, its inner side wavering. */
const shoreStrip = (
  edge: Edge,
  { box, seed }: ShoreCanvas,
  depth: number,
  waver: number,
): readonly Point[] => {
  const noise = createNoise(`${seed}/shore-${edge}`);
  const length = edge === 'top' || edge === 'bottom' ? box.right : box.bottom;
  const count = Math.ceil(length / STEP) + 1;
  const inner = Array.from({ length: count }, (_, index) => {
    const along = Math.min(length + STEP, index * STEP);
    return pointOn(edge, box, along, depth + (noise(along / 90, depth) - 0.5) * waver);
  });
  return [pointOn(edge, box, -STEP, -STEP), ...inner, pointOn(edge, box, length + STEP, -STEP)];
};

/** A shore: the strip of sand or rocks that counts, and the first line of the sea to show which edge it is. */
export const drawShore = ({ edge, ground }: ShorePiece, sheet: ShoreCanvas): readonly DrawItem[] => {
  const { box, seed, palette, detail } = sheet;
  const outline = shoreStrip(edge, sheet, STRIP, 0);
  const spots = scatterPoints(box, ground === 'sand' ? 9 : 15, `${seed}/shore`).filter(({ x, y }) =>
    isInsidePolygon(outline, x, y),
  );
  const beach = drawLinePath(outline, true);
  return [
    ...(ground === 'sand'
      ? drawSand(beach, spots, palette, detail)
      : drawRoughGround(beach, spots, palette, detail)),
    ...drawSea(drawLinePath(shoreStrip(edge, sheet, WATER, 14), true), palette, detail),
  ];
};
