import type { Point } from '../board';
import {
  cornersOf,
  edgesOf,
  findCrossing,
  gapBetween,
  isInsideOutline,
  type Outline,
  type TableBase,
} from './plane';

const RADIANS = Math.PI / 180;

/** How far a base reaches from its centre. */
export const reachOf = ({ width, depth }: TableBase): number => Math.sqrt(width * width + depth * depth) / 2;

/** A place as a base sees it: how far ahead of its centre, and how far to its right. */
export const toBaseCoordinates = (
  { centre, heading }: TableBase,
  [x, y]: Point,
): readonly [number, number] => {
  const [sin, cos] = [Math.sin(heading * RADIANS), Math.cos(heading * RADIANS)];
  const [dx, dy] = [x - centre[0], y - centre[1]];
  return [dx * sin - dy * cos, dx * cos + dy * sin];
};

const areSeparatedAlong = (one: TableBase, other: TableBase, hair: number): boolean => {
  const [sin, cos] = [Math.sin(one.heading * RADIANS), Math.cos(one.heading * RADIANS)];
  const turn = (other.heading - one.heading) * RADIANS;
  const [along, across] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [dx, dy] = [other.centre[0] - one.centre[0], other.centre[1] - one.centre[1]];
  const ahead = Math.abs(dx * sin - dy * cos);
  const aside = Math.abs(dx * cos + dy * sin);
  return (
    ahead >= (one.depth + other.depth * along + other.width * across) / 2 - hair ||
    aside >= (one.width + other.width * along + other.depth * across) / 2 - hair
  );
};

/** Whether two bases overlap by more than a hair: no line along an edge of either parts them. */
export const doBasesOverlap = (one: TableBase, other: TableBase, hair = 0): boolean => {
  const [dx, dy] = [one.centre[0] - other.centre[0], one.centre[1] - other.centre[1]];
  const reach = reachOf(one) + reachOf(other);
  if (dx * dx + dy * dy >= reach * reach) return false;
  return !areSeparatedAlong(one, other, hair) && !areSeparatedAlong(other, one, hair);
};

const HAIR = 1e-9;

/** Whether two bases are at most this far apart; most cases are decided by their centres alone. */
export const areBasesWithin = (one: TableBase, other: TableBase, distance: number): boolean => {
  const [dx, dy] = [one.centre[0] - other.centre[0], one.centre[1] - other.centre[1]];
  const between = Math.sqrt(dx * dx + dy * dy);
  if (between > distance + reachOf(one) + reachOf(other)) return false;
  const inner = (Math.min(one.width, one.depth) + Math.min(other.width, other.depth)) / 2;
  if (between <= distance + inner) return true;
  const beyond = -distance - HAIR;
  if (areSeparatedAlong(one, other, beyond) || areSeparatedAlong(other, one, beyond)) return false;
  return gapBetween(cornersOf(one), cornersOf(other)) <= distance;
};

/** Whether two outlines share ground or touch; neither need be convex. */
export const doOutlinesMeet = (one: Outline, other: Outline): boolean => {
  const [first] = one;
  const [second] = other;
  if (!first || !second) return false;
  if (isInsideOutline(other, first) || isInsideOutline(one, second)) return true;
  const edges = edgesOf(other);
  return edgesOf(one).some(edge => edges.some(against => findCrossing(edge, against) !== null));
};
