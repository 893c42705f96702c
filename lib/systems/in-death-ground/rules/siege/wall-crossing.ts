import type { Point } from '@/lib/geometry/board';
import { cornersOf, edgesOf, findCrossing } from '@/lib/geometry/plane/plane';
import type { Scenario, Wall } from '../../document/scenario';
import { blockOf, type Element, type FieldUnit } from '../../play/field';
import type { State } from '../../play/state';
import { commandersOf } from '../commanders';
import { ringOf } from './ramparts';

const OPENING = 2;

/** 17.1, 17.2 – A wall is passed at its breaches and broken gates; its owners pass their gates too. */
const openingsOf = (scenario: Scenario, wall: Wall, { side }: Pick<FieldUnit, 'side'>): readonly Point[] => {
  const isOwner = commandersOf(scenario)[side].role === 'defender';
  return [...(wall.breaches ?? []), ...(wall.broken ?? []), ...(isOwner ? wall.gates : [])];
};

/** Whether a stretch crosses a wall other than at these openings. */
export const doesCrossWall = (wall: Wall, openings: readonly Point[], from: Point, to: Point): boolean => {
  const ring = ringOf(wall);
  return ring.slice(1).some((end, index) => {
    const share = findCrossing([from, to], [ring[index] ?? end, end]);
    if (share === null) return false;
    const at: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    return !openings.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) <= OPENING);
  });
};

/** Whether some part of a base lies on either side of a wall. */
const isOnBothSides = (wall: Wall, openings: readonly Point[], element: Element): boolean =>
  edgesOf(cornersOf(blockOf(element))).some(([from, to]) => doesCrossWall(wall, openings, from, to));

/** 17.1 – A wall stops everybody except where it is open; who was astride of it, on a ladder, may step off to either side. */
export const isStoppedByWall = (
  { scenario }: Pick<State, 'scenario'>,
  unit: FieldUnit,
  from: Element,
  to: Element,
): boolean =>
  (scenario.board.walls ?? []).some(wall => {
    const openings = openingsOf(scenario, wall, unit);
    if (doesCrossWall(wall, openings, from.at, to.at)) return !isOnBothSides(wall, openings, from);
    return isOnBothSides(wall, openings, to) && !isOnBothSides(wall, openings, from);
  });

/** 17.1 – Whether a wall that this side cannot pass lies between two points. */
export const isWallBetween = (
  scenario: Scenario,
  of: Pick<FieldUnit, 'side'>,
  from: Point,
  to: Point,
): boolean =>
  (scenario.board.walls ?? []).some(wall => doesCrossWall(wall, openingsOf(scenario, wall, of), from, to));
