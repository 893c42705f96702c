import type { MapPalette } from '../colours/palette';
import type { DrawItem } from '../draw-list';
import { traceContours } from '../math/contours';
import { createNoise, type Noise, smoothStep } from '../math/noise';
import { type Box, findNearestShare, inflate, isInBox, type Point } from '../math/points';
import { type HeightField, type SampledField, sampleField } from '../math/sampled-field';
import { smoothPath } from '../path-data';
import type { DetailLevel } from './detail';
import { drawHachures } from './hachures';

/** High ground along a segment: flat as far as `crown`, then falling to nothing at `reach`. */
export interface Ridge {
  readonly from: Point;
  readonly to: Point;
  readonly crown: number;
  readonly reach: number;
  /** Heights at both ends, 1 being a full hill. */
  readonly heights: readonly [number, number];
}

/** The ground that some ridges make together, its edges ragged by noise. */
export const createRelief = (ridges: readonly Ridge[], seed: string): HeightField => {
  const [broad, fine] = [createNoise(`${seed}/broad`), createNoise(`${seed}/fine`)];
  const bounded = ridges.map(ridge => ({ ridge, box: ridgeBox(ridge) }));
  return (x, y) => {
    if (!bounded.some(({ box }) => isInBox(box, x, y))) return 0;
    const warpedX = x + warp(broad, fine, x, y);
    const warpedY = y + warp(broad, fine, x + 4140, y + 1840);
    let highest = 0;
    for (const { ridge, box } of bounded)
      if (isInBox(box, x, y)) highest = Math.max(highest, heightOn(ridge, warpedX, warpedY));
    return highest;
  };
};

/** Broad bays and spurs, lesser ones on them, and a little roughness. */
const warp = (broad: Noise, fine: Noise, x: number, y: number): number =>
  (broad(x / 115 + 7, y / 115 + 3) - 0.5) * 46 +
  (broad(x / 46, y / 46) - 0.5) * 28 +
  (fine(x / 17, y / 17) - 0.5) * 6;

const ridgeBox = ({ from, to, reach }: Ridge): Box =>
  inflate(
    {
      left: Math.min(from[0], to[0]),
      top: Math.min(from[1], to[1]),
      right: Math.max(from[0], to[0]),
      bottom: Math.max(from[1], to[1]),
    },
    reach + 42,
  );

const heightOn = ({ from, to, crown, reach, heights }: Ridge, x: number, y: number): number => {
  const share = findNearestShare(from, to, x, y);
  const away = Math.hypot(x - from[0] - share * (to[0] - from[0]), y - from[1] - share * (to[1] - from[1]));
  return (heights[0] + (heights[1] - heights[0]) * share) * smoothStep((reach - away) / (reach - crown));
};

export interface HillOptions {
  readonly relief: HeightField;
  readonly box: Box;
  readonly seed: string;
  readonly palette: MapPalette;
  readonly detail: DetailLevel;
  readonly avoid?: (x: number, y: number) => boolean;
}

const LATTICE = 4;

/** Hills as pale washes under hachures; flat tones alone when drawn small. */
export const drawHills = (options: HillOptions): readonly DrawItem[] => {
  const { relief, box, palette, detail } = options;
  const sampled = sampleField(closeAtEdge(relief, box), inflate(box, LATTICE * 3), LATTICE);
  const strong = detail === 'low';
  return [
    ...drawTone(sampled, 0.2, palette.firstHeight, strong ? 0.9 : 0.42),
    ...drawTone(sampled, 0.62, palette.secondHeight, strong ? 0.7 : 0.2),
    ...drawHachures({ ...options, relief: sampled, avoid: offSheetOr(options) }),
  ];
};

const offSheetOr =
  ({ box, avoid }: HillOptions) =>
  (x: number, y: number): boolean =>
    !isInBox(inflate(box, LATTICE), x, y) || avoid?.(x, y) === true;

/** Ground beyond the sheet counts as low, so that every contour closes and can be filled. */
const closeAtEdge =
  (relief: HeightField, box: Box): HeightField =>
  (x, y) =>
    isInBox(inflate(box, LATTICE * 2), x, y) ? relief(x, y) : 0;

const drawTone = (
  sampled: SampledField,
  level: number,
  fill: string,
  opacity: number,
): readonly DrawItem[] => {
  const d = traceContours(sampled, level)
    .map(({ points }) =>
      smoothPath(
        points.filter((_, index) => index % 3 === 0),
        true,
      ),
    )
    .join('');
  return d === '' ? [] : [{ k: 'path', d, fill, opacity, evenOdd: true }];
};
