import type { Brush } from '@/lib/game/contract/game-system';
import type { Board, Point } from '@/lib/geometry/board';
import { expandRegion } from '@/lib/geometry/regions';
import { findNearestSide, lengthOf, type SpaceSide, sidesOf } from '@/lib/geometry/sides';
import { spacesAlong, spaceUnder } from './drop-target';

/** How far from a side the pointer still selects it, as a share of its length. */
const REACH = 0.45;

export const sideUnder = (board: Board, point: Point): SpaceSide | null => {
  if (board.kind !== 'spaces') return null;
  const sides = sidesOf(board);
  const [first] = sides;
  return first ? findNearestSide(sides, point, lengthOf(first.ends) * REACH) : null;
};

/** What a brush of this size touches at a point. */
export const placesAt = (board: Board, on: Brush['on'], point: Point, size: number): readonly string[] => {
  if (board.kind !== 'spaces') return [];
  if (on === 'name') return [];
  if (on === 'side') return idOf(sideUnder(board, point));
  const space = spaceUnder(board, point);
  if (on === 'path') return space === null ? [] : [space];
  return space === null ? [] : expandRegion(board, space, size - 1);
};

/** What a brush touches on its way from point to point: a fast pointer skips nothing. */
export const placesAlong = (
  board: Board,
  [from, to]: readonly [Point, Point],
  size: number,
): readonly string[] => {
  if (board.kind !== 'spaces') return [];
  const touched = spacesAlong(board, from, to);
  return size === 1 ? touched : [...new Set(touched.flatMap(space => expandRegion(board, space, size - 1)))];
};

const idOf = (side: SpaceSide | null): readonly string[] => (side ? [side.id] : []);
