import type { DrawItem } from '@/lib/drawing/draw-list';
import { valueNoise } from '@/lib/drawing/noise';
import type { Palette } from '@/lib/drawing/palette';
import { linePath } from '@/lib/drawing/path-text';
import { type Box, isInside, type Point } from '@/lib/drawing/points';
import { scatter } from '@/lib/drawing/scatter';
import { sea } from '@/lib/drawing/terrain/coast';
import type { Detail } from '@/lib/drawing/terrain/detail';
import { roughGround } from '@/lib/drawing/terrain/rough';
import { sand } from '@/lib/drawing/terrain/sand';
import { INCH } from './position';
import type { ShorePiece } from './scenario';
import type { Edge } from './vocabulary';

interface ShoreSheet {
  readonly box: Box;
  readonly seed: string;
  readonly palette: Palette;
  readonly detail: Detail;
}

const STRIP = 3 * INCH;
const WATER = 1.1 * INCH;
const STEP = 24;

/** Along the edge and away from it, as a place on the sheet. */
const placeOn = (edge: Edge, { right, bottom }: Box, along: number, away: number): Point => {
  const places: Readonly<Record<Edge, Point>> = {
    top: [along, away],
    bottom: [along, bottom - away],
    left: [away, along],
    right: [right - away, along],
  };
  return places[edge];
};

/** A strip from the edge of the sheet inwards, its inner side wavering. */
const strip = (edge: Edge, { box, seed }: ShoreSheet, depth: number, waver: number): readonly Point[] => {
  const noise = valueNoise(`${seed}/shore-${edge}`);
  const length = edge === 'top' || edge === 'bottom' ? box.right : box.bottom;
  const count = Math.ceil(length / STEP) + 1;
  const inner = Array.from({ length: count }, (_, index) => {
    const along = Math.min(length + STEP, index * STEP);
    return placeOn(edge, box, along, depth + (noise(along / 90, depth) - 0.5) * waver);
  });
  return [placeOn(edge, box, -STEP, -STEP), ...inner, placeOn(edge, box, length + STEP, -STEP)];
};

/** A shore: the strip of sand or rocks that counts, and the first line of the sea to show which edge it is. */
export const drawShore = ({ edge, ground }: ShorePiece, sheet: ShoreSheet): readonly DrawItem[] => {
  const { box, seed, palette, detail } = sheet;
  const outline = strip(edge, sheet, STRIP, 0);
  const spots = scatter(box, ground === 'sand' ? 9 : 15, `${seed}/shore`).filter(({ x, y }) =>
    isInside(outline, x, y),
  );
  const beach = linePath(outline, true);
  return [
    ...(ground === 'sand' ? sand(beach, spots, palette, detail) : roughGround(beach, spots, palette, detail)),
    ...sea(linePath(strip(edge, sheet, WATER, 14), true), palette, detail),
  ];
};
