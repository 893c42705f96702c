import type { Point } from '@/lib/geometry/board';
import { crossing, distanceToSegment } from '@/lib/geometry/plane';
import { commandersOf } from '../commanders';
import type { FieldUnit } from '../field';
import type { Wall } from '../scenario';
import type { State } from '../state';

export const ringOf = ({ line, closed }: Pick<Wall, 'line' | 'closed'>): readonly Point[] =>
  closed && line[0] ? [...line, line[0]] : line;

const OPENING = 2;

/** 17.1, 17.2, 17.4 – A wall stops everybody except at a breach, its owners at their gates, and ladders that stood there a turn. */
export const isStoppedByWall = (
  { scenario, round }: State,
  unit: FieldUnit,
  from: Point,
  to: Point,
): boolean => {
  const isOwner = commandersOf(scenario)[unit.side].role === 'defender';
  return (scenario.board.walls ?? []).some(wall => {
    const ring = ringOf(wall);
    const openings = [...(wall.breaches ?? []), ...(isOwner ? wall.gates : [])];
    return ring.slice(1).some((end, index) => {
      const share = crossing([from, to], [ring[index] ?? end, end]);
      if (share === null) return false;
      const at: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      const isOpen = openings.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) <= OPENING);
      const isTower = wall.towers.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) <= OPENING);
      const canClimb = isOwner || (unit.hasLadders && isAtWall(wall, unit) && round > 1);
      return !isOpen && !(canClimb && !isTower);
    });
  });
};

const AT_WALL = 1;

/** 17.4 – Ladders stand where the unit began its turn at the wall. */
const isAtWall = (wall: Wall, unit: FieldUnit): boolean =>
  unit.elements.some(({ at }) => {
    const ring = ringOf(wall);
    return ring.slice(1).some((end, index) => {
      const start = ring[index] ?? end;
      return distanceToSegment(start, end, at) <= AT_WALL + 0.6;
    });
  });
