import type { Point, Space, SpaceBoard } from '@/lib/geometry/board';
import { spaceById } from '@/lib/geometry/board';
import { offsetPoint } from '@/lib/geometry/plane/plane';

const CLEARLY_THERE = 0.5;

/** The neighbour in that direction that is nearest to the line through a point. */
const stepAlong = (board: SpaceBoard, from: Space, heading: number, through: Point): Space | null => {
  const [dx, dy] = offsetPoint([0, 0], heading, 1, 0);
  const ahead = from.neighbours.flatMap(id => {
    const space = spaceById(board, id);
    if (!space) return [];
    const [x, y] = [space.centre[0] - from.centre[0], space.centre[1] - from.centre[1]];
    if ((x * dx + y * dy) / (Math.hypot(x, y) || 1) <= CLEARLY_THERE) return [];
    const aside = Math.abs((space.centre[0] - through[0]) * dy - (space.centre[1] - through[1]) * dx);
    return [{ space, aside }];
  });
  return ahead.sort((one, other) => one.aside - other.aside)[0]?.space ?? null;
};

const walk = (board: SpaceBoard, from: Space, heading: number): readonly string[] => {
  const way: string[] = [];
  for (
    let next = stepAlong(board, from, heading, from.centre);
    next && !way.includes(next.id) && next.id !== from.id;
    next = stepAlong(board, next, heading, from.centre)
  )
    way.push(next.id);
  return way;
};

/** The spaces beside one another, from left to right as seen along the heading. */
export const rowThrough = (board: SpaceBoard, spaceId: string, heading: number): readonly string[] => {
  const space = spaceById(board, spaceId);
  if (!space) return [];
  return [...walk(board, space, heading - 90).toReversed(), space.id, ...walk(board, space, heading + 90)];
};

/** The row of a space, from it outwards to both sides in turn. */
export const rowOutwards = (board: SpaceBoard, spaceId: string, heading: number): readonly string[] =>
  fromMiddle(rowThrough(board, spaceId, heading), spaceId);

const fromMiddle = (row: readonly string[], spaceId: string): readonly string[] => {
  const middle = row.indexOf(spaceId);
  return row
    .map((space, place) => ({ space, away: Math.abs(place - middle) }))
    .sort((one, other) => one.away - other.away)
    .map(({ space }) => space);
};

export const spaceBehind = (board: SpaceBoard, spaceId: string, heading: number): string | null => {
  const space = spaceById(board, spaceId);
  return space ? (stepAlong(board, space, heading + 180, space.centre)?.id ?? null) : null;
};

/** A space in front of the army's own line counts as far as three behind it. */
const IN_FRONT = 3;

/** All spaces from the nearest on; with a heading those beyond the line come later. */
export const listNearestFirst = (board: SpaceBoard, spaceId: string, heading?: number): readonly string[] => {
  const middle = spaceById(board, spaceId)?.centre ?? [0, 0];
  const [dx, dy] = heading === undefined ? [0, 0] : offsetPoint([0, 0], heading, 1, 0);
  const farOf = ({ centre: [x, y] }: Space): number => {
    const [across, down] = [x - middle[0], y - middle[1]];
    const isInFront = across * dx + down * dy > 1;
    return Math.hypot(across, down) * (isInFront ? IN_FRONT : 1);
  };
  return board.spaces
    .map(space => ({ id: space.id, far: farOf(space) }))
    .sort((one, other) => one.far - other.far)
    .map(({ id }) => id);
};
