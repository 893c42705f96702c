import type { Brush } from '@/lib/game/contract/game-system';
import type { Board, Point, SpaceBoard } from '@/lib/geometry/board';
import { expandRegion } from '@/lib/geometry/regions';
import { findNearestSide, findSideChain, lengthOf, type SpaceSide, sidesOf } from '@/lib/geometry/sides';
import { spacesAlong, spaceUnder } from './drop-target';

/** How far from a side the pointer still means it, as a share of its length. */
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
  if (on === 'side') return idOf(sideUnder(board, point));
  const space = spaceUnder(board, point);
  return space === null ? [] : expandRegion(board, space, size - 1);
};

/** What a brush touches on its way from point to point: a fast pointer skips nothing, and sides stay joined. */
export const placesAlong = (
  board: Board,
  on: Brush['on'],
  [from, to]: readonly [Point, Point],
  size: number,
): readonly string[] => {
  if (board.kind !== 'spaces') return [];
  if (on === 'side') return sidesAlong(board, from, to);
  const touched = spacesAlong(board, from, to);
  return size === 1 ? touched : [...new Set(touched.flatMap(space => expandRegion(board, space, size - 1)))];
};

/** Where the next stretch of a stroke begins: over the middle of a space the pointer still belongs to the side that it left. */
export const anchorAt = (board: Board, on: Brush['on'], anchor: Point, at: Point): Point =>
  on === 'side' && sideUnder(board, at) === null ? anchor : at;

const sidesAlong = (board: SpaceBoard, from: Point, to: Point): readonly string[] => {
  const [first, last] = [sideUnder(board, from), sideUnder(board, to)];
  if (!first || !last) return idOf(first ?? last);
  return first === last ? [first.id] : findSideChain(sidesOf(board), first, last).map(({ id }) => id);
};

const idOf = (side: SpaceSide | null): readonly string[] => (side ? [side.id] : []);
