import clipping from 'polygon-clipping';
import type { Point } from './board';

/** Corners in order, not closed; y grows downwards. */
export type Outline = readonly Point[];

/** A base on the table: its centre, where it looks (degrees clockwise from the top), frontage and depth. */
export interface Block {
  readonly centre: Point;
  readonly heading: number;
  readonly width: number;
  readonly depth: number;
}

const RADIANS = Math.PI / 180;

/** What lies `ahead` and `aside` (to the right) of a place, for someone who looks along the heading. */
export const offset = ([x, y]: Point, heading: number, ahead: number, aside: number): Point => {
  const [sin, cos] = [Math.sin(heading * RADIANS), Math.cos(heading * RADIANS)];
  return [x + ahead * sin + aside * cos, y - ahead * cos + aside * sin];
};

/** The point turned clockwise about a centre. */
export const turnedAbout = ([x, y]: Point, [cx, cy]: Point, degrees: number): Point => {
  const [sin, cos] = [Math.sin(degrees * RADIANS), Math.cos(degrees * RADIANS)];
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
};

/** Degrees from 0 up to 360. */
export const asHeading = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Front left, front right, rear right, rear left. */
export const cornersOf = ({ centre, heading, width, depth }: Block): Outline =>
  (
    [
      [1, -1],
      [1, 1],
      [-1, 1],
      [-1, -1],
    ] as const
  ).map(([ahead, aside]) => offset(centre, heading, (ahead * depth) / 2, (aside * width) / 2));

export const frontOf = (block: Block): readonly [Point, Point] => {
  const [left = block.centre, right = block.centre] = cornersOf(block);
  return [left, right];
};

export const edgesOf = (outline: Outline): readonly (readonly [Point, Point])[] =>
  outline.map((corner, index) => [corner, outline[(index + 1) % outline.length] ?? corner] as const);

/** Even-odd rule; a point on the edge may fall either way. */
export const isInside = (outline: Outline, [x, y]: Point): boolean =>
  edgesOf(outline).reduce((inside, [[ax, ay], [bx, by]]) => {
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);

export const distance = ([ax, ay]: Point, [bx, by]: Point): number =>
  Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));

const nearestOn = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): Point => {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const share =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return [ax + share * (bx - ax), ay + share * (by - ay)];
};

export const distanceToSegment = (from: Point, to: Point, point: Point): number =>
  distance(nearestOn(from, to, point), point);

/** The point of a line nearest to another, and where the line leads there. */
export const nearestOnLine = (
  line: readonly Point[],
  point: Point,
): { readonly at: Point; readonly heading: number } => {
  let [best, heading]: [Point, number] = [line[0] ?? point, 0];
  for (const [index, to] of line.slice(1).entries()) {
    const from = line[index] ?? to;
    const near = nearestOn(from, to, point);
    if (index > 0 && distance(near, point) >= distance(best, point)) continue;
    [best, heading] = [near, (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI];
  }
  return { at: best, heading };
};

/** Where two segments cross, as the share of the way along the first; null: they do not, or are parallel. */
export const crossing = (
  [[ax, ay], [bx, by]]: readonly [Point, Point],
  [[cx, cy], [dx, dy]]: readonly [Point, Point],
): number | null => {
  const turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (turn === 0) return null;
  const first = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / turn;
  const second = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / turn;
  return first >= 0 && first <= 1 && second >= 0 && second <= 1 ? first : null;
};

const segmentDistance = (one: readonly [Point, Point], other: readonly [Point, Point]): number => {
  if (crossing(one, other) !== null) return 0;
  return Math.min(
    distanceToSegment(...one, other[0]),
    distanceToSegment(...one, other[1]),
    distanceToSegment(...other, one[0]),
    distanceToSegment(...other, one[1]),
  );
};

/** The gap between two outlines; 0 where they touch or overlap. */
export const gapBetween = (one: Outline, other: Outline): number => {
  const [first] = one;
  const [second] = other;
  if (!first || !second) return Number.POSITIVE_INFINITY;
  if (isInside(one, second) || isInside(other, first)) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const edge of edgesOf(one))
    for (const against of edgesOf(other)) nearest = Math.min(nearest, segmentDistance(edge, against));
  return nearest;
};

/** How far an outline is from a line that need not be closed. */
export const gapToLine = (outline: Outline, line: readonly Point[]): number => {
  const [first] = line;
  if (first && isInside(outline, first)) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (from)
      for (const edge of edgesOf(outline)) nearest = Math.min(nearest, segmentDistance(edge, [from, to]));
  }
  return nearest;
};

type Ring = [number, number][];

/** Finer than this nothing is told apart: edges that are all but upright or all but the same defeat the clipping. */
const GRAIN = 1e6;

const grained = (value: number): number => Math.round(value * GRAIN) / GRAIN;

const ringOf = (outline: Outline): Ring[] => [
  outline.map(([x, y]): [number, number] => [grained(x), grained(y)]),
];

const ringArea = (ring: Outline): number =>
  edgesOf(ring).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0) / 2;

export const areaOf = (outline: Outline): number => Math.abs(ringArea(outline));

/** Area of a clipped shape: its outer rings less its holes. */
const clippedArea = (polygons: readonly (readonly Outline[])[]): number =>
  polygons.reduce(
    (sum, [outer = [], ...holes]) =>
      sum + areaOf(outer) - holes.reduce((hole, ring) => hole + areaOf(ring), 0),
    0,
  );

const SLIVER = 1e-6;

/** Common ground of two outlines, in square units. */
export const overlapArea = (one: Outline, other: Outline): number =>
  clippedArea(clipping.intersection(ringOf(one), ringOf(other)));

/** The smallest upright box about an outline: left, top, right, bottom. */
const boundsOf = (outline: Outline): readonly [number, number, number, number] => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of outline) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
};

const areApart = (one: Outline, other: Outline): boolean => {
  const [left, top, right, bottom] = boundsOf(one);
  const [otherLeft, otherTop, otherRight, otherBottom] = boundsOf(other);
  return right <= otherLeft || otherRight <= left || bottom <= otherTop || otherBottom <= top;
};

/** Most pairs on a table are far apart: their boxes say so before anything is clipped. */
export const overlaps = (one: Outline, other: Outline): boolean =>
  !areApart(one, other) && overlapArea(one, other) > SLIVER;

/** On which side of each edge a point lies: the same for all edges of a convex outline that holds it. */
const sidesOf = (outline: Outline, [x, y]: Point): readonly number[] =>
  edgesOf(outline).map(([[ax, ay], [bx, by]]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax));

const isConvex = (outline: Outline): boolean => {
  const turns = outline.map((_, index) => {
    const [a, b, c] = [0, 1, 2].map(by => outline[(index + by) % outline.length] ?? [0, 0]) as [
      Point,
      Point,
      Point,
    ];
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
  });
  return turns.every(turn => turn >= 0) || turns.every(turn => turn <= 0);
};

const holdsAll = (convex: Outline, points: Outline): boolean =>
  points.every(point => {
    const sides = sidesOf(convex, point);
    return sides.every(side => side >= -SLIVER) || sides.every(side => side <= SLIVER);
  });

/** Whether the outline lies wholly on the ground of some others together. */
export const isCovered = (outline: Outline, grounds: readonly Outline[]): boolean => {
  const [only] = grounds;
  if (only && grounds.length === 1 && isConvex(only)) return holdsAll(only, outline);
  const near = grounds.filter(ground => !areApart(ground, outline));
  const [first, ...rest] = near.map(ringOf);
  if (!first) return false;
  return clippedArea(clipping.difference(ringOf(outline), first, ...rest)) < SLIVER;
};

/** The outline without some others: the outer rings of what is left. */
export const without = (outline: Outline, others: readonly Outline[]): readonly Outline[] => {
  const [first, ...rest] = others.map(ringOf);
  if (!first) return [outline];
  return clipping
    .difference(ringOf(outline), first, ...rest)
    .flatMap(([outer]) => (outer ? [outer.slice(0, -1)] : []));
};

export const intersectionOf = (one: Outline, other: Outline): readonly Outline[] =>
  clipping.intersection(ringOf(one), ringOf(other)).flatMap(([outer]) => (outer ? [outer.slice(0, -1)] : []));

/** How much of a straight line lies on the ground of an outline. */
export const lengthWithin = (from: Point, to: Point, outline: Outline): number => {
  const cuts = edgesOf(outline).flatMap(edge => crossing([from, to], edge) ?? []);
  const stops = [0, ...cuts, 1].sort((one, other) => one - other);
  const length = distance(from, to);
  return stops.slice(1).reduce((sum, stop, index) => {
    const before = stops[index] ?? stop;
    const middle = (before + stop) / 2;
    const at: Point = [from[0] + (to[0] - from[0]) * middle, from[1] + (to[1] - from[1]) * middle];
    return isInside(outline, at) ? sum + (stop - before) * length : sum;
  }, 0);
};

/** Whether a straight line crosses a line of waypoints. */
export const crossesLine = (from: Point, to: Point, line: readonly Point[]): boolean =>
  line.some((end, index) => {
    const start = line[index - 1];
    return start !== undefined && crossing([from, to], [start, end]) !== null;
  });

/** The blocks parted into groups whose members are within `reach` of one another, hop by hop. */
export const clusters = (outlines: readonly Outline[], reach: number): readonly (readonly number[])[] => {
  const left = new Set(outlines.keys());
  const found: number[][] = [];
  for (const start of outlines.keys()) {
    if (!left.delete(start)) continue;
    const cluster = [start];
    for (const index of cluster)
      for (const other of [...left])
        if (gapBetween(outlines[index] ?? [], outlines[other] ?? []) <= reach + SLIVER) {
          left.delete(other);
          cluster.push(other);
        }
    found.push(cluster);
  }
  return found;
};

const ARC_STEP = 9;

/** What lies within a range of a block's front and an angle to either side of straight ahead; 180 degrees: all round. */
export const arcOf = (block: Block, range: number, degrees: number): Outline => {
  const fan = (from: Point, start: number, end: number): Outline => {
    const steps = Math.max(1, Math.round(Math.abs(end - start) / ARC_STEP));
    return Array.from({ length: steps + 1 }, (_, index) =>
      offset(from, block.heading + start + ((end - start) * index) / steps, range, 0),
    );
  };
  const [left, right] = frontOf(block);
  if (degrees < 180) return [left, ...fan(left, -degrees, 0), ...fan(right, 0, degrees), right];
  const [, , rearRight = right, rearLeft = left] = cornersOf(block);
  return [...fan(left, -90, 0), ...fan(right, 0, 90), ...fan(rearRight, 90, 180), ...fan(rearLeft, 180, 270)];
};

/** A line made broad: its left bank onwards, its right bank back. */
export const ribbon = (line: readonly Point[], width: number): Outline => {
  const sideways = (by: number): Point[] =>
    line.map(([x, y], index) => {
      const [bx, byy] = line[Math.max(0, index - 1)] ?? [x, y];
      const [ax, ay] = line[Math.min(line.length - 1, index + 1)] ?? [x, y];
      const length = Math.hypot(ax - bx, ay - byy) || 1;
      return [x - ((ay - byy) / length) * by, y + ((ax - bx) / length) * by];
    });
  return [...sideways(-width / 2), ...sideways(width / 2).reverse()];
};

/** The longest extent of an outline, corner to corner. */
export const extentOf = (outline: Outline): number => {
  let longest = 0;
  for (const [index, one] of outline.entries())
    for (const other of outline.slice(index + 1)) longest = Math.max(longest, distance(one, other));
  return longest;
};

export const middleOf = (points: readonly Point[]): Point => {
  const count = Math.max(1, points.length);
  const [x, y] = points.reduce<Point>(([sx, sy], [px, py]) => [sx + px, sy + py], [0, 0]);
  return [x / count, y / count];
};
