import type { Point } from '@/lib/geometry/board';

/** A freehand line with as few points as keep it within the tolerance; its ends stay. */
export const simplifyLine = (points: readonly Point[], tolerance: number): readonly Point[] => {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  const distances = points.map(point => distanceFrom(point, first, last));
  const farthest = Math.max(...distances);
  if (farthest <= tolerance) return [first, last];
  const split = distances.indexOf(farthest);
  const before = simplifyLine(points.slice(0, split + 1), tolerance);
  return [...before.slice(0, -1), ...simplifyLine(points.slice(split), tolerance)];
};

/** The distance of a point from a segment; if that has no length, from its end. */
const distanceFrom = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
};

/** How far a bent arrow's middle lies from the straight way between its ends; tldraw counts it positive to the left. */
export const bendOf = (tail: Point, through: Point, tip: Point): number => {
  const [dx, dy] = [tip[0] - tail[0], tip[1] - tail[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [mx, my] = [through[0] - (tail[0] + tip[0]) / 2, through[1] - (tail[1] + tip[1]) / 2];
  return -(mx * (dy / length) + my * (-dx / length)) || 0;
};

/** The way back: the middle of an arrow that is bent so far. */
export const middleOfBent = (tail: Point, tip: Point, bend: number): Point => {
  const [dx, dy] = [tip[0] - tail[0], tip[1] - tail[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [(tail[0] + tip[0]) / 2 - (dy / length) * bend, (tail[1] + tip[1]) / 2 + (dx / length) * bend];
};
