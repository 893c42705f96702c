import { smoothPath } from '../path-data';
import { traceContours } from './contours';
import { createNoise } from './noise';
import { type Box, distanceToSegment, inflate, isInBox, type Point } from './points';
import { type HeightField, sampleField } from './sampled-field';

/** Everything within `reach` of a segment. */
export interface Capsule {
  readonly from: Point;
  readonly to: Point;
  readonly reach: number;
}

/** How far inside (positive) or outside (negative) the union of some capsules a place lies, its edge ragged by noise. */
export const createPatchField = (capsules: readonly Capsule[], seed: string, ragged = 30): HeightField => {
  const [broad, fine] = [createNoise(`${seed}/broad`), createNoise(`${seed}/fine`)];
  return (x, y) => {
    const warpedX = x + (broad(x / 42, y / 42) - 0.5) * ragged + (fine(x / 15, y / 15) - 0.5) * ragged * 0.3;
    const warpedY =
      y + (broad(x / 42 + 70, y / 42 + 30) - 0.5) * ragged + (fine(x / 15, y / 15 + 60) - 0.5) * ragged * 0.3;
    return capsules.reduce(
      (deepest, { from, to, reach }) =>
        Math.max(deepest, reach - distanceToSegment(from, to, warpedX, warpedY)),
      Number.NEGATIVE_INFINITY,
    );
  };
};

const LATTICE = 7;

/** The outlines of a field's inside as closed smooth curves; beyond the sheet it counts as outside. */
export const tracePatchOutlines = (field: HeightField, box: Box): readonly (readonly Point[])[] => {
  const sheet = inflate(box, LATTICE * 2);
  const closing: HeightField = (x, y) => (isInBox(sheet, x, y) ? field(x, y) : -LATTICE);
  const sampled = sampleField(closing, inflate(box, LATTICE * 4), LATTICE);
  return traceContours(sampled, 0).map(({ points }) => points.filter((_, index) => index % 2 === 0));
};

export const drawOutlinesPath = (outlines: readonly (readonly Point[])[]): string =>
  outlines.map(points => smoothPath(points, true)).join('');
