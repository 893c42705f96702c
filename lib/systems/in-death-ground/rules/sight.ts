import type { Point } from '@/lib/geometry/board';
import {
  cornersOf,
  crossesLine,
  distance,
  gapToLine,
  isInside,
  lengthWithin,
  type Outline,
} from '@/lib/geometry/plane';
import type { Scenario } from '../scenario';
import { crestOf, groundOf, isArea, isLine, type Stand } from '../table';
import { ringOf } from './ramparts';

const THICKET = 2;
const SAME_HILL = 4;
const LIP = 2;
const BREACH = 2;

/** What stands between two places; null: they see each other. */
export type Obstacle = { readonly type: 'piece' | 'wall' | 'unit'; readonly id: string } | null;

interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** 13.2, 7.1 – A crest between them hides, and so do more than four inches on one hill. */
const hiddenByHill = (scenario: Scenario, { from, to }: Line): string | null => {
  for (const piece of scenario.board.pieces) {
    if (!isArea(piece) || (piece.kind !== 'gentle-hill' && piece.kind !== 'steep-hill')) continue;
    const [isFromOn, isToOn] = [isInside(piece.outline, from), isInside(piece.outline, to)];
    if (isFromOn && isToOn) {
      if (distance(from, to) > SAME_HILL) return piece.id;
    } else if (crossesLine(from, to, crestOf(piece))) return piece.id;
  }
  return null;
};

export const isOnHill = ({ board }: Scenario, point: Point): boolean =>
  board.pieces.some(
    piece =>
      isArea(piece) &&
      (piece.kind === 'gentle-hill' || piece.kind === 'steep-hill') &&
      isInside(piece.outline, point),
  );

/** 7.2, 7.5 – Two inches of wood or village are seen through, no more; from a hill one looks over those on the plain. */
const hiddenByCover = (scenario: Scenario, { from, to }: Line): string | null => {
  const isHigh = isOnHill(scenario, from) || isOnHill(scenario, to);
  for (const piece of scenario.board.pieces) {
    if (!isArea(piece) || (piece.kind !== 'wood' && piece.kind !== 'village')) continue;
    const isEndInside = isInside(piece.outline, from) || isInside(piece.outline, to);
    if (isHigh && !isEndInside) continue;
    if (lengthWithin(from, to, piece.outline) > THICKET) return piece.id;
  }
  return null;
};

/** 7.9 – Into a ravine one looks from within two inches of its lip only. */
const hiddenByRavine = (scenario: Scenario, { from, to }: Line): string | null => {
  for (const piece of scenario.board.pieces) {
    if (!isLine(piece) || piece.kind !== 'ravine') continue;
    const ground = groundOf(scenario, piece);
    const [isFromIn, isToIn] = [isInside(ground, from), isInside(ground, to)];
    if (isFromIn === isToIn) continue;
    const outside = isFromIn ? to : from;
    if (gapToLine([outside, outside, outside], [...ground, ground[0] ?? outside]) > LIP) return piece.id;
  }
  return null;
};

/** 17.1 – A wall hides both ways, except through a breach and for those who hold it. */
const hiddenByWall = ({ board }: Scenario, { from, to }: Line, over: readonly string[]): string | null => {
  for (const wall of board.walls ?? []) {
    if (over.includes(wall.id)) continue;
    const isOpen = [...(wall.breaches ?? []), ...(wall.broken ?? [])].some(breach => {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const length = Math.hypot(dx, dy) || 1;
      return Math.abs((breach[0] - from[0]) * dy - (breach[1] - from[1]) * dx) / length <= BREACH;
    });
    if (!isOpen && crossesLine(from, to, ringOf(wall))) return wall.id;
  }
  return null;
};

/** 13.2 – On level ground other bases are in the way; from or to a hill one looks over them. */
const hiddenByBases = (scenario: Scenario, { from, to }: Line, stands: readonly Stand[]): string | null => {
  if (isOnHill(scenario, from) || isOnHill(scenario, to)) return null;
  for (const stand of stands)
    if (!stand.isHidden && stand.blocks.some(block => lengthWithin(from, to, cornersOf(block)) > 0.01))
      return stand.id;
  return null;
};

/** 13.2 – The first thing that hides one place from another; `between` are the stands that could be in the way, `over` the walls looked over. */
export const obstacleBetween = (
  scenario: Scenario,
  from: Point,
  to: Point,
  between: readonly Stand[] = [],
  over: readonly string[] = [],
): Obstacle => {
  const line = { from, to };
  const piece =
    hiddenByHill(scenario, line) ?? hiddenByCover(scenario, line) ?? hiddenByRavine(scenario, line);
  if (piece !== null) return { type: 'piece', id: piece };
  const wall = hiddenByWall(scenario, line, over);
  if (wall !== null) return { type: 'wall', id: wall };
  const unit = hiddenByBases(scenario, line, between);
  return unit === null ? null : { type: 'unit', id: unit };
};

/** 9.2 – Dead ground: no point of the enemy's edge sees any corner of the outline. */
export const isDeadGround = (scenario: Scenario, outline: Outline, edge: readonly Point[]): boolean =>
  edge.every(watcher =>
    outline.every(corner => {
      const hill = hiddenByHill(scenario, { from: watcher, to: corner });
      return hill !== null;
    }),
  );
