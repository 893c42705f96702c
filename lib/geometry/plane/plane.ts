import type { Point } from '../board';

/** Corners in order, not closed; y grows downwards. */
export type Outline = readonly Point[];

/** A base on the table: its centre, where it looks (degrees clockwise from the top), frontage and depth. */
export interface TableBase {
  readonly centre: Point;
  readonly heading: number;
  readonly width: number;
  readonly depth: number;
}

const RADIANS = Math.PI / 180;

/** What lies `ahead` and `aside` (to the right) of a place, for someone who looks along the heading. */
export const offsetPoint = ([x, y]: Point, heading: number, ahead: number, aside: number): Point => {
  const [sin, cos] = [Math.sin(heading * RADIANS), Math.cos(heading * RADIANS)];
  return [x + ahead * sin + aside * cos, y - ahead * cos + aside * sin];
};

/** The point turned clockwise about a centre. */
export const rotateAbout = ([x, y]: Point, [cx, cy]: Point, degrees: number): Point => {
  const [sin, cos] = [Math.sin(degrees * RADIANS), Math.cos(degrees * RADIANS)];
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
};

/** Degrees from 0 up to 360. */
export const normalizeHeading = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Front left, front right, rear right, rear left. */
export const cornersOf = ({ centre, heading, width, depth }: TableBase): Outline =>
  (
    [
      [1, -1],
      [1, 1],
      [-1, 1],
      [-1, -1],
    ] as const
  ).map(([ahead, aside]) => offsetPoint(centre, heading, (ahead * depth) / 2, (aside * width) / 2));

export const frontOf = (block: TableBase): readonly [Point, Point] => {
  const [left = block.centre, right = block.centre] = cornersOf(block);
  return [left, right];
};

export const edgesOf = (outline: Outline): readonly (readonly [Point, Point])[] =>
  outline.map((corner, index) => [corner, outline[(index + 1) % outline.length] ?? corner] as const);

/** Even-odd rule; a point on the edge may fall either way. Asked by the thousand, so that nothing is made on the way. */
export const isInsideOutline = (outline: Outline, [x, y]: Point): boolean => {
  let inside = false;
  for (let index = 0; index < outline.length; index++) {
    const [ax, ay] = outline[index] ?? [0, 0];
    const [bx, by] = outline[index + 1 === outline.length ? 0 : index + 1] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
};

export const measureDistance = ([ax, ay]: Point, [bx, by]: Point): number =>
  Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));

const nearestOn = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): Point => {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const share =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return [ax + share * (bx - ax), ay + share * (by - ay)];
};

export const distanceToSegment = (from: Point, to: Point, point: Point): number =>
  measureDistance(nearestOn(from, to, point), point);

/** The point of a line nearest to another, and where the line leads there. */
export const findNearestOnLine = (
  line: readonly Point[],
  point: Point,
): { readonly at: Point; readonly heading: number } => {
  let [best, heading]: [Point, number] = [line[0] ?? point, 0];
  for (const [index, to] of line.slice(1).entries()) {
    const from = line[index] ?? to;
    const near = nearestOn(from, to, point);
    if (index > 0 && measureDistance(near, point) >= measureDistance(best, point)) continue;
    [best, heading] = [near, (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI];
  }
  return { at: best, heading };
};

/** Where two segments cross, as the share of the way along the first; null: they do not, or are parallel. */
export const findCrossing = (
  [[ax, ay], [bx, by]]: readonly [Point, Point],
  [[cx, cy], [dx, dy]]: readonly [Point, Point],
): number | null => {
  const turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (turn === 0) return null;
  const first = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / turn;
  const second = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / turn;
  return first >= 0 && first <= 1 && second >= 0 && second <= 1 ? first : null;
};

/** The corner before an outline crosses one of its earlier edges; null: it never crosses itself. */
export const findSelfCrossing = (outline: Outline): number | null => {
  const edges = edgesOf(outline);
  const index = edges.findIndex((edge, at) =>
    edges.slice(0, at).some(earlier => crossesWithin(edge, earlier)),
  );
  return index < 0 ? null : index;
};

/** Whether two segments cross between their ends; to touch is not to cross. */
const crossesWithin = (one: readonly [Point, Point], other: readonly [Point, Point]): boolean =>
  sideOf(one, other[0]) * sideOf(one, other[1]) < 0 && sideOf(other, one[0]) * sideOf(other, one[1]) < 0;

const sideOf = ([[ax, ay], [bx, by]]: readonly [Point, Point], [x, y]: Point): number =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax);

const segmentDistance = (one: readonly [Point, Point], other: readonly [Point, Point]): number => {
  if (findCrossing(one, other) !== null) return 0;
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
  if (isInsideOutline(one, second) || isInsideOutline(other, first)) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const edge of edgesOf(one))
    for (const against of edgesOf(other)) nearest = Math.min(nearest, segmentDistance(edge, against));
  return nearest;
};

/** How far an outline is from a line that need not be closed. */
export const gapToLine = (outline: Outline, line: readonly Point[]): number => {
  const [first] = line;
  if (first && isInsideOutline(outline, first)) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (from)
      for (const edge of edgesOf(outline)) nearest = Math.min(nearest, segmentDistance(edge, [from, to]));
  }
  return nearest;
};

/** How much of a straight line lies on the ground of an outline. */
export const lengthWithin = (from: Point, to: Point, outline: Outline): number => {
  const cuts = edgesOf(outline).flatMap(edge => findCrossing([from, to], edge) ?? []);
  const stops = [0, ...cuts, 1].sort((one, other) => one - other);
  const length = measureDistance(from, to);
  return stops.slice(1).reduce((sum, stop, index) => {
    const before = stops[index] ?? stop;
    const middle = (before + stop) / 2;
    const at: Point = [from[0] + (to[0] - from[0]) * middle, from[1] + (to[1] - from[1]) * middle];
    return isInsideOutline(outline, at) ? sum + (stop - before) * length : sum;
  }, 0);
};

/** Whether a straight line crosses a line of waypoints. */
export const crossesLine = (from: Point, to: Point, line: readonly Point[]): boolean =>
  line.some((end, index) => {
    const start = line[index - 1];
    return start !== undefined && findCrossing([from, to], [start, end]) !== null;
  });

const HAIR = 1e-6;

/** The blocks in groups: members are connected by hops within `reach`. */
export const groupByDistance = (
  outlines: readonly Outline[],
  reach: number,
): readonly (readonly number[])[] => {
  const left = new Set(outlines.keys());
  const found: number[][] = [];
  for (const start of outlines.keys()) {
    if (!left.delete(start)) continue;
    const cluster = [start];
    for (const index of cluster)
      for (const other of [...left])
        if (gapBetween(outlines[index] ?? [], outlines[other] ?? []) <= reach + HAIR) {
          left.delete(other);
          cluster.push(other);
        }
    found.push(cluster);
  }
  return found;
};

const ARC_STEP = 9;

/** What lies within a range of a block's front and an angle to either side of straight ahead; 180 degrees: all round. */
export const arcOf = (block: TableBase, range: number, degrees: number): Outline => {
  const fan = (from: Point, start: number, end: number): Outline => {
    const steps = Math.max(1, Math.round(Math.abs(end - start) / ARC_STEP));
    return Array.from({ length: steps + 1 }, (_, index) =>
      offsetPoint(from, block.heading + start + ((end - start) * index) / steps, range, 0),
    );
  };
  const [left, right] = frontOf(block);
  if (degrees < 180) return [left, ...fan(left, -degrees, 0), ...fan(right, 0, degrees), right];
  const [, , rearRight = right, rearLeft = left] = cornersOf(block);
  return [...fan(left, -90, 0), ...fan(right, 0, 90), ...fan(rearRight, 90, 180), ...fan(rearLeft, 180, 270)];
};

/** A line made broad: its left bank onwards, its right bank back. */
export const toRibbon = (line: readonly Point[], width: number): Outline => {
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
    for (const other of outline.slice(index + 1)) longest = Math.max(longest, measureDistance(one, other));
  return longest;
};

export const middleOf = (points: readonly Point[]): Point => {
  const count = Math.max(1, points.length);
  const [x, y] = points.reduce<Point>(([sx, sy], [px, py]) => [sx + px, sy + py], [0, 0]);
  return [x / count, y / count];
};
