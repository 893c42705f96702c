import type { Point } from '@/lib/geometry/board';
import { areBasesWithin, doBasesOverlap } from '@/lib/geometry/plane/bases';
import {
  crossesLine,
  findCrossing,
  gapToLine,
  isInsideOutline,
  lengthWithin,
  measureDistance,
  type Outline,
  type TableBase,
} from '@/lib/geometry/plane/plane';
import type { AreaPiece, Scenario } from '../../document/scenario';
import { crestOf, groundOf, isArea, isLine, type Stand } from '../../document/table';
import { doesCrossWall } from '../siege/wall-crossing';

const THICKET = 2;
const SAME_HILL = 4;
const LIP = 2;

/** What stands between two places; null: they see each other. */
export type Obstacle = { readonly type: 'piece' | 'wall' | 'unit'; readonly id: string } | null;

interface SightLine {
  readonly from: Point;
  readonly to: Point;
}

/** 7.1 – Both are on the level top of a hill, which hides nothing (F2). */
const areOnTop = ({ plateau }: Pick<AreaPiece, 'plateau'>, { from, to }: SightLine): boolean =>
  plateau !== undefined && isInsideOutline(plateau, from) && isInsideOutline(plateau, to);

/** 13.2, 7.1 – A crest between them hides, and so do more than four inches on one hill. */
const findHidingHill = (scenario: Scenario, { from, to }: SightLine): string | null => {
  for (const piece of scenario.board.pieces) {
    if (!isArea(piece) || (piece.kind !== 'gentle-hill' && piece.kind !== 'steep-hill')) continue;
    if (areOnTop(piece, { from, to })) continue;
    const isOnSame = isInsideOutline(piece.outline, from) && isInsideOutline(piece.outline, to);
    if (isOnSame && measureDistance(from, to) > SAME_HILL) return piece.id;
    if (crossesLine(from, to, crestOf(piece))) return piece.id;
  }
  return null;
};

export const isOnHill = ({ board }: Scenario, point: Point): boolean =>
  board.pieces.some(
    piece =>
      isArea(piece) &&
      (piece.kind === 'gentle-hill' || piece.kind === 'steep-hill') &&
      isInsideOutline(piece.outline, point),
  );

/** 7.12 – Along a straight road units see through woods and villages. */
const isAlongRoad = (scenario: Scenario, { from, to }: SightLine): boolean =>
  scenario.board.pieces.some(
    piece =>
      isLine(piece) &&
      piece.kind === 'road' &&
      isInsideOutline(groundOf(scenario, piece), from) &&
      lengthWithin(from, to, groundOf(scenario, piece)) >= measureDistance(from, to) - 0.01,
  );

/**
 * 7.2, 7.5 – Two inches of wood or village can be seen through, no more; from a hill units see over those on the
 * plain.
 */
const findHidingCover = (scenario: Scenario, { from, to }: SightLine): string | null => {
  const isHigh = isOnHill(scenario, from) || isOnHill(scenario, to);
  for (const piece of scenario.board.pieces) {
    if (!isArea(piece) || (piece.kind !== 'wood' && piece.kind !== 'village')) continue;
    const isEndInside = isInsideOutline(piece.outline, from) || isInsideOutline(piece.outline, to);
    if (isHigh && !isEndInside) continue;
    if (lengthWithin(from, to, piece.outline) > THICKET)
      return isAlongRoad(scenario, { from, to }) ? null : piece.id;
  }
  return null;
};

/** 7.9 – A ravine can be seen into only from within two inches of its lip. */
const findHidingRavine = (scenario: Scenario, { from, to }: SightLine): string | null => {
  for (const piece of scenario.board.pieces) {
    if (!isLine(piece) || piece.kind !== 'ravine') continue;
    const ground = groundOf(scenario, piece);
    const [isFromIn, isToIn] = [isInsideOutline(ground, from), isInsideOutline(ground, to)];
    if (isFromIn === isToIn) continue;
    const outside = isFromIn ? to : from;
    if (gapToLine([outside, outside, outside], [...ground, ground[0] ?? outside]) > LIP) return piece.id;
  }
  return null;
};

/** 17.1 – A wall hides both ways wherever it is crossed, except at a breach or broken gate and for those who hold it. */
const findHidingWall = (
  { board }: Scenario,
  { from, to }: SightLine,
  over: readonly string[],
): string | null => {
  const wall = (board.walls ?? []).find(
    each =>
      !over.includes(each.id) &&
      doesCrossWall(each, [...(each.breaches ?? []), ...(each.broken ?? [])], from, to),
  );
  return wall?.id ?? null;
};

/** A needle along the line of sight, as a base. */
const toThinBlock = ([ax, ay]: Point, [bx, by]: Point): TableBase => ({
  centre: [(ax + bx) / 2, (ay + by) / 2],
  heading: (Math.atan2(bx - ax, ay - by) * 180) / Math.PI,
  width: 0.02,
  depth: Math.hypot(bx - ax, by - ay),
});

const HAIR = 0.01;
const SLACK = 0.05;

/** 13.2 – The first of these bases that is in the way: on the line, or with another leaving a gap that is less than the watcher is deep. */
export const findBaseBetween = (
  { from, to }: SightLine,
  blocks: readonly TableBase[],
  depth: number,
): number | null => {
  const line = toThinBlock(from, to);
  const onLine = blocks.findIndex(block => doBasesOverlap(block, line, HAIR));
  if (onLine >= 0) return onLine;
  const near = blocks.filter(block => areBasesWithin(block, line, Math.max(HAIR, depth)));
  const pinching = near.find((one, index) =>
    near
      .slice(index + 1)
      .some(
        other =>
          areBasesWithin(one, other, Math.max(HAIR, depth - SLACK)) &&
          findCrossing([from, to], [one.centre, other.centre]) !== null,
      ),
  );
  return pinching ? blocks.indexOf(pinching) : null;
};

/** 13.2 – On level ground other bases block the view; from or to a hill units see over them. */
const findHidingBase = (
  scenario: Scenario,
  line: SightLine,
  stands: readonly Stand[],
  depth: number,
): string | null => {
  if (isOnHill(scenario, line.from) || isOnHill(scenario, line.to)) return null;
  const bases = stands
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ id, blocks }) => blocks.map(block => ({ id, block })));
  const found = findBaseBetween(
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
    findHidingHill(scenario, line) ?? findHidingCover(scenario, line) ?? findHidingRavine(scenario, line);
  if (piece !== null) return { type: 'piece', id: piece };
  const wall = findHidingWall(scenario, line, over);
  if (wall !== null) return { type: 'wall', id: wall };
  const unit = findHidingBase(scenario, line, between, depth);
  return unit === null ? null : { type: 'unit', id: unit };
};

/** 9.2 – Dead ground: no point of the enemy's edge sees any corner of the outline. */
export const isDeadGround = (scenario: Scenario, outline: Outline, edge: readonly Point[]): boolean =>
  edge.every(watcher =>
    outline.every(corner => {
      const hill = findHidingHill(scenario, { from: watcher, to: corner });
      return hill !== null;
    }),
  );
