import { areBasesWithin, doBasesOverlap } from '@/lib/geometry/bases';
import type { Point } from '@/lib/geometry/board';
import {
  type Block,
  crossesLine,
  crossing,
  distance,
  gapToLine,
  isInside,
  lengthWithin,
  type Outline,
} from '@/lib/geometry/plane';
import type { AreaPiece, Scenario } from '../scenario';
import { crestOf, groundOf, isArea, isLine, type Stand } from '../table';
import { isAcross } from './wall-crossing';

const THICKET = 2;
const SAME_HILL = 4;
const LIP = 2;

/** What stands between two places; null: they see each other. */
export type Obstacle = { readonly type: 'piece' | 'wall' | 'unit'; readonly id: string } | null;

interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** 7.1 – Both are on the level top of a hill, whose shape hides nothing (F2). */
const areOnTop = ({ plateau }: Pick<AreaPiece, 'plateau'>, { from, to }: Line): boolean =>
  plateau !== undefined && isInside(plateau, from) && isInside(plateau, to);

/** 13.2, 7.1 – A crest between them hides, and so do more than four inches on one hill. */
const hiddenByHill = (scenario: Scenario, { from, to }: Line): string | null => {
  for (const piece of scenario.board.pieces) {
    if (!isArea(piece) || (piece.kind !== 'gentle-hill' && piece.kind !== 'steep-hill')) continue;
    if (areOnTop(piece, { from, to })) continue;
    const isOnSame = isInside(piece.outline, from) && isInside(piece.outline, to);
    if (isOnSame && distance(from, to) > SAME_HILL) return piece.id;
    if (crossesLine(from, to, crestOf(piece))) return piece.id;
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

/** 7.12 – Along a straight road one sees through woods and villages. */
const isAlongRoad = (scenario: Scenario, { from, to }: Line): boolean =>
  scenario.board.pieces.some(
    piece =>
      isLine(piece) &&
      piece.kind === 'road' &&
      isInside(groundOf(scenario, piece), from) &&
      lengthWithin(from, to, groundOf(scenario, piece)) >= distance(from, to) - 0.01,
  );

/** 7.2, 7.5 – Two inches of wood or village are seen through, no more; from a hill one looks over those on the plain. */
const hiddenByCover = (scenario: Scenario, { from, to }: Line): string | null => {
  const isHigh = isOnHill(scenario, from) || isOnHill(scenario, to);
  for (const piece of scenario.board.pieces) {
    if (!isArea(piece) || (piece.kind !== 'wood' && piece.kind !== 'village')) continue;
    const isEndInside = isInside(piece.outline, from) || isInside(piece.outline, to);
    if (isHigh && !isEndInside) continue;
    if (lengthWithin(from, to, piece.outline) > THICKET)
      return isAlongRoad(scenario, { from, to }) ? null : piece.id;
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

/** 17.1 – A wall hides both ways wherever it is crossed, except at a breach or broken gate and for those who hold it. */
const hiddenByWall = ({ board }: Scenario, { from, to }: Line, over: readonly string[]): string | null => {
  const wall = (board.walls ?? []).find(
    each =>
      !over.includes(each.id) && isAcross(each, [...(each.breaches ?? []), ...(each.broken ?? [])], from, to),
  );
  return wall?.id ?? null;
};

/** A needle along the line of sight, as a base. */
const needle = ([ax, ay]: Point, [bx, by]: Point): Block => ({
  centre: [(ax + bx) / 2, (ay + by) / 2],
  heading: (Math.atan2(bx - ax, ay - by) * 180) / Math.PI,
  width: 0.02,
  depth: Math.hypot(bx - ax, by - ay),
});

const HAIR = 0.01;
const SLACK = 0.05;

/** 13.2 – The first of these bases that is in the way: on the line, or with another leaving a gap that is less than the watcher is deep. */
export const baseBetween = ({ from, to }: Line, blocks: readonly Block[], depth: number): number | null => {
  const line = needle(from, to);
  const onLine = blocks.findIndex(block => doBasesOverlap(block, line, HAIR));
  if (onLine >= 0) return onLine;
  const near = blocks.filter(block => areBasesWithin(block, line, Math.max(HAIR, depth)));
  const pinching = near.find((one, index) =>
    near
      .slice(index + 1)
      .some(
        other =>
          areBasesWithin(one, other, Math.max(HAIR, depth - SLACK)) &&
          crossing([from, to], [one.centre, other.centre]) !== null,
      ),
  );
  return pinching ? blocks.indexOf(pinching) : null;
};

/** 13.2 – On level ground other bases are in the way; from or to a hill one looks over them. */
const hiddenByBases = (
  scenario: Scenario,
  line: Line,
  stands: readonly Stand[],
  depth: number,
): string | null => {
  if (isOnHill(scenario, line.from) || isOnHill(scenario, line.to)) return null;
  const bases = stands
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ id, blocks }) => blocks.map(block => ({ id, block })));
  const found = baseBetween(
    line,
    bases.map(({ block }) => block),
    depth,
  );
  return found === null ? null : (bases[found]?.id ?? null);
};

/** 13.2 – The first thing that hides one place from another; `between` are the stands that could be in the way, `over` the walls looked over, `depth` that of the watcher's base. */
export const obstacleBetween = (
  scenario: Scenario,
  from: Point,
  to: Point,
  between: readonly Stand[] = [],
  over: readonly string[] = [],
  depth = 0,
): Obstacle => {
  const line = { from, to };
  const piece =
    hiddenByHill(scenario, line) ?? hiddenByCover(scenario, line) ?? hiddenByRavine(scenario, line);
  if (piece !== null) return { type: 'piece', id: piece };
  const wall = hiddenByWall(scenario, line, over);
  if (wall !== null) return { type: 'wall', id: wall };
  const unit = hiddenByBases(scenario, line, between, depth);
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
