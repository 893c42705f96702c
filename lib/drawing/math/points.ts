/** Plane geometry for drawing: points, boxes, smooth lines. */

export type Point = readonly [number, number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const inflate = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});

export const boundsOf = (points: readonly Point[]): Box => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};

export const isInBox = (box: Box, x: number, y: number): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** Share of the way along the segment where it comes nearest to the point. */
export const findNearestShare = ([ax, ay]: Point, [bx, by]: Point, x: number, y: number): number => {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  if (length === 0) return 0;
  return Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
};

export const distanceToSegment = (from: Point, to: Point, x: number, y: number): number => {
  const share = findNearestShare(from, to, x, y);
  return Math.hypot(x - from[0] - share * (to[0] - from[0]), y - from[1] - share * (to[1] - from[1]));
};

/** Pairs of neighbours along a line. */
export const segmentsOf = (points: readonly Point[]): readonly (readonly [Point, Point])[] =>
  points.slice(1).map((to, index) => [points[index] ?? to, to] as const);

export const isInsidePolygon = (polygon: readonly Point[], x: number, y: number): boolean => {
  let inside = false;
  for (let index = 0; index < polygon.length; index++) {
    const [ax, ay] = pointAt(polygon, index);
    const [bx, by] = pointAt(polygon, index === 0 ? polygon.length - 1 : index - 1);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
};

/**
 * How far within a polygon places lie: their distance from its edge, negative outside. Hundreds of thousands of places are asked for
 * one hill, so that the corners stand in flat lists and nothing is made on the way.
 */
export const createDepthField = (polygon: readonly Point[]): ((x: number, y: number) => number) => {
  const [xs, ys] = [Float64Array.from(polygon, ([x]) => x), Float64Array.from(polygon, ([, y]) => y)];
  return (x, y) => {
    let [inside, nearest] = [false, Number.POSITIVE_INFINITY];
    let [bx, by] = [xs[xs.length - 1] ?? 0, ys[ys.length - 1] ?? 0];
    for (let index = 0; index < xs.length; index++) {
      const [ax, ay] = [xs[index] ?? 0, ys[index] ?? 0];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      nearest = Math.min(nearest, squareToSegment(ax, ay, bx, by, x, y));
      bx = ax;
      by = ay;
    }
    return inside ? Math.sqrt(nearest) : -Math.sqrt(nearest);
  };
};

const squareToSegment = (ax: number, ay: number, bx: number, by: number, x: number, y: number): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  const [fx, fy] = [x - ax - share * dx, y - ay - share * dy];
  return fx * fx + fy * fy;
};

/** The part of a box that another holds. */
export const clipBox = (box: Box, within: Box): Box => ({
  left: Math.max(box.left, within.left),
  top: Math.max(box.top, within.top),
  right: Math.min(box.right, within.right),
  bottom: Math.min(box.bottom, within.bottom),
});

/** The point at an index that is known to exist; asking beyond the ends is our own mistake. */
export const pointAt = (points: readonly Point[], index: number): Point => {
  const point = points[index];
  if (point === undefined) throw new Error(`No point ${index} of ${points.length}`);
  return point;
};

const neighbour = (points: readonly Point[], index: number, closed: boolean): Point =>
  closed
    ? pointAt(points, (index + points.length) % points.length)
    : pointAt(points, Math.max(0, Math.min(points.length - 1, index)));

/** A smooth line through the points, as many short steps. */
export const smoothLine = (points: readonly Point[], step: number, closed = false): readonly Point[] => {
  const drawn: Point[] = [];
  const spans = closed ? points.length : points.length - 1;
  for (let index = 0; index < spans; index++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map(by => neighbour(points, index + by, closed)) as [
      Point,
      Point,
      Point,
      Point,
    ];
    const pieces = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    for (let piece = 0; piece < pieces; piece++)
      drawn.push(throughFour(before, from, to, after, piece / pieces));
  }
  if (!closed) drawn.push(pointAt(points, points.length - 1));
  return drawn;
};

const throughFour = (before: Point, from: Point, to: Point, after: Point, t: number): Point => {
  const along = (axis: 0 | 1): number =>
    0.5 *
    (2 * from[axis] +
      (to[axis] - before[axis]) * t +
      (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t +
      (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t * t * t);
  return [along(0), along(1)];
};

/** The line moved sideways, to the right of its direction in a y-down plane. */
export const offsetLine = (points: readonly Point[], by: (index: number) => number): readonly Point[] =>
  points.map(([x, y], index) => {
    const [bx, by0] = neighbour(points, index - 1, false);
    const [ax, ay] = neighbour(points, index + 1, false);
    const length = Math.hypot(ax - bx, ay - by0) || 1;
    return [x - ((ay - by0) / length) * by(index), y + ((ax - bx) / length) * by(index)];
  });
