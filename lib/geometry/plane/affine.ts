import type { Point } from '../board';

/** [a b c d e f]: x' = ax + cy + e, y' = bx + dy + f. */
export type Affine = readonly [number, number, number, number, number, number];

export const applyAffine = ([a, b, c, d, e, f]: Affine, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** First the inner, then the outer. */
export const composeAffine = (outer: Affine, inner: Affine): Affine => {
  const [e, f] = applyAffine(outer, [inner[4], inner[5]]);
  const [a, b, c, d] = outer;
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    e,
    f,
  ];
};

/** Null: it presses the plane flat, and there is no way back. */
export const invertAffine = ([a, b, c, d, e, f]: Affine): Affine | null => {
  const area = a * d - b * c;
  if (Math.abs(area) < 1e-12) return null;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
};

export type Triangle = readonly [Point, Point, Point];

/** The one transformation that carries three points onto three others; null: the points lie in one line. */
export const affineBetween = (from: Triangle, to: Triangle): Affine | null => {
  const back = invertAffine(frameOf(from));
  return isFlat(from) || isFlat(to) || !back ? null : composeAffine(frameOf(to), back);
};

/** Carries the corners of half a unit square onto the triangle. */
const frameOf = ([origin, right, down]: Triangle): Affine => [
  right[0] - origin[0],
  right[1] - origin[1],
  down[0] - origin[0],
  down[1] - origin[1],
  origin[0],
  origin[1],
];

/** Three clicks almost in one line would tear the picture. */
const isFlat = ([a, b, c]: Triangle): boolean => {
  const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  const longest = Math.max(distance(a, b), distance(b, c), distance(a, c));
  return area < 0.02 * longest * longest;
};

const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** Larger or smaller about a point that stays where it is. */
export const scaleAbout = ([x, y]: Point, factor: number): Affine => [
  factor,
  0,
  0,
  factor,
  x - x * factor,
  y - y * factor,
];
