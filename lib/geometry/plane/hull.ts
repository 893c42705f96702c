import type { Point } from '../board';
import type { Outline } from './plane';

const turnOf = ([ox, oy]: Point, [ax, ay]: Point, [bx, by]: Point): number =>
  (ax - ox) * (by - oy) - (ay - oy) * (bx - ox);

const halfHull = (points: readonly Point[]): readonly Point[] => {
  const hull: Point[] = [];
  for (const point of points) {
    while (hull.length >= 2 && turnOf(hull.at(-2) ?? point, hull.at(-1) ?? point, point) <= 0) hull.pop();
    hull.push(point);
  }
  return hull.slice(0, -1);
};

/** The smallest outline without dents that holds all points. */
export const hullOf = (points: readonly Point[]): Outline => {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return sorted.length < 3 ? sorted : [...halfHull(sorted), ...halfHull(sorted.toReversed())];
};
