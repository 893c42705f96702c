import type { Point, SpaceBoard } from './board';

/** Where two neighbouring spaces meet. */
export interface SpaceSide {
  /** "a/b": the space that comes first in the board's order stands first. */
  readonly id: string;
  readonly spaces: readonly [string, string];
  readonly ends: readonly [Point, Point];
}

const orders = new WeakMap<SpaceBoard, ReadonlyMap<string, number>>();

const orderOf = (board: SpaceBoard): ReadonlyMap<string, number> => {
  const order = orders.get(board) ?? new Map(board.spaces.map(({ id }, index) => [id, index]));
  orders.set(board, order);
  return order;
};

const known = new WeakMap<SpaceBoard, readonly SpaceSide[]>();

/** Every side of a board once; made once for each board. */
export const sidesOf = (board: SpaceBoard): readonly SpaceSide[] => {
  const sides = known.get(board) ?? makeSides(board);
  known.set(board, sides);
  return sides;
};

const makeSides = (board: SpaceBoard): readonly SpaceSide[] => {
  const edges = new Map(board.spaces.map(({ id, outline }) => [id, edgesOf(outline)]));
  const order = orderOf(board);
  return board.spaces.flatMap((space, index) =>
    space.neighbours.flatMap(id => {
      if ((order.get(id) ?? 0) <= index) return [];
      const ends = findSharedEdge(edges.get(space.id) ?? [], edges.get(id) ?? []);
      return ends ? [{ id: `${space.id}/${id}`, spaces: [space.id, id] as const, ends }] : [];
    }),
  );
};

type Segment = readonly [Point, Point];

const edgesOf = (outline: readonly Point[]): readonly Segment[] =>
  outline.map((corner, index) => [corner, outline[(index + 1) % outline.length] ?? corner]);

/** Outlines are computed, so that corners that should be one differ by a hair. */
const HAIR = 0.01;

/** The longest stretch that two outlines have in common; null: they meet in a corner at most. */
const findSharedEdge = (one: readonly Segment[], other: readonly Segment[]): Segment | null => {
  let longest: Segment | null = null;
  for (const edge of one)
    for (const facing of other) {
      const shared = areApart(edge, facing) ? null : overlapOf(edge, facing);
      if (shared && (!longest || lengthOf(shared) > lengthOf(longest))) longest = shared;
    }
  return longest;
};

/** Most edges of two neighbours do not come near each other: that is seen by their boxes. */
const areApart = ([[ax, ay], [bx, by]]: Segment, [[cx, cy], [dx, dy]]: Segment): boolean =>
  Math.max(ax, bx) < Math.min(cx, dx) - HAIR ||
  Math.max(cx, dx) < Math.min(ax, bx) - HAIR ||
  Math.max(ay, by) < Math.min(cy, dy) - HAIR ||
  Math.max(cy, dy) < Math.min(ay, by) - HAIR;

export const lengthOf = ([from, to]: Segment): number => distance(from, to);

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** The part of one edge that lies on another. */
const overlapOf = (edge: Segment, facing: Segment): Segment | null => {
  const [from, to] = edge;
  const length = lengthOf(edge);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const across = ([x, y]: Point): number => Math.abs((x - from[0]) * uy - (y - from[1]) * ux);
  if (facing.some(point => across(point) > HAIR * length)) return null;
  const [first = 0, last = 0] = facing
    .map(([x, y]) => (x - from[0]) * ux + (y - from[1]) * uy)
    .sort((left, right) => left - right);
  const [start, end] = [Math.max(0, first), Math.min(length, last)];
  if (end - start < HAIR * length) return null;
  const at = (along: number): Point => [from[0] + ux * along, from[1] + uy * along];
  return [at(start), at(end)];
};

/** How far a point lies from a stretch. */
export const distanceTo = ([[ax, ay], [bx, by]]: Segment, [x, y]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const along = Math.min(1, Math.max(0, share));
  return Math.hypot(x - ax - dx * along, y - ay - dy * along);
};

/** The side nearest to a point, if one lies within reach of it. */
export const findNearestSide = (
  sides: readonly SpaceSide[],
  point: Point,
  reach: number,
): SpaceSide | null => {
  let nearest: SpaceSide | null = null;
  let least = reach;
  for (const side of sides) {
    const [[ax, ay], [bx, by]] = side.ends;
    if (Math.min(ax, bx) - least > point[0] || Math.max(ax, bx) + least < point[0]) continue;
    if (Math.min(ay, by) - least > point[1] || Math.max(ay, by) + least < point[1]) continue;
    const away = distanceTo(side.ends, point);
    if (away <= least) [nearest, least] = [side, away];
  }
  return nearest;
};

/** Two sides that meet in a corner. */
export const areJoined = (one: SpaceSide, other: SpaceSide): boolean =>
  one.ends.some(end => other.ends.some(facing => distance(end, facing) < HAIR * lengthOf(one.ends)));

/** The shortest chain of joined sides from one to another, both included; a hand that cuts a corner still draws a river. */
export const findSideChain = (
  sides: readonly SpaceSide[],
  from: SpaceSide,
  to: SpaceSide,
): readonly SpaceSide[] => {
  const joints = jointsOf(sides);
  const cameFrom = new Map<string, SpaceSide | null>([[from.id, null]]);
  let edge: readonly SpaceSide[] = [from];
  while (edge.length > 0 && !cameFrom.has(to.id))
    edge = edge.flatMap(side =>
      (joints.get(side.id) ?? []).filter(next => {
        if (cameFrom.has(next.id)) return false;
        cameFrom.set(next.id, side);
        return true;
      }),
    );
  return cameFrom.has(to.id) ? tracePath(cameFrom, to) : [from, to];
};

const tracePath = (cameFrom: ReadonlyMap<string, SpaceSide | null>, to: SpaceSide): readonly SpaceSide[] => {
  const before = cameFrom.get(to.id);
  return before ? [...tracePath(cameFrom, before), to] : [to];
};

const joined = new WeakMap<readonly SpaceSide[], ReadonlyMap<string, readonly SpaceSide[]>>();

/** For every side those that meet it in a corner; made once for each list. */
const jointsOf = (sides: readonly SpaceSide[]): ReadonlyMap<string, readonly SpaceSide[]> => {
  const known = joined.get(sides);
  if (known) return known;
  const corners = new Map<string, SpaceSide[]>();
  const cornerOf = ([x, y]: Point): string => `${Math.round(x * 10)} ${Math.round(y * 10)}`;
  for (const side of sides)
    for (const end of side.ends) corners.set(cornerOf(end), [...(corners.get(cornerOf(end)) ?? []), side]);
  const joints = new Map(
    sides.map(side => [
      side.id,
      side.ends.flatMap(end => corners.get(cornerOf(end)) ?? []).filter(other => other !== side),
    ]),
  );
  joined.set(sides, joints);
  return joints;
};
