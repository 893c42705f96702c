import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Point } from '@/lib/geometry/board';
import {
  cornersOf,
  findNearestOnLine,
  gapToLine,
  isInsideOutline,
  normalizeHeading,
  type Outline,
  offsetPoint,
} from '@/lib/geometry/plane/plane';
import type { Scenario, Wall } from '../../document/scenario';
import { blockOf, type Element } from '../../play/field';
import { isArtillery, isFoot } from '../army/points';
import { commandersOf } from '../commanders';

export const ringOf = ({ line, closed }: Pick<Wall, 'line' | 'closed'>): readonly Point[] =>
  closed && line[0] ? [...line, line[0]] : line;

/** What lies behind each wall: a wall that does not close is closed by the defender's edge. */
const insidesByWall: (scenario: Scenario) => ReadonlyMap<string, Outline> = memoizeByIdentity(
  (scenario: Scenario) => {
    const { board } = scenario;
    const edge = commandersOf(scenario).find(({ role }) => role === 'defender')?.edge ?? 'top';
    const onto = ([x, y]: Point): Point => {
      if (edge === 'top') return [x, 0];
      if (edge === 'bottom') return [x, board.height];
      return edge === 'left' ? [0, y] : [board.width, y];
    };
    return new Map(
      (board.walls ?? []).map((wall): [string, Outline] => {
        const [start, end] = [wall.line[0], wall.line.at(-1)];
        return [wall.id, wall.closed || !start || !end ? wall.line : [...wall.line, onto(end), onto(start)]];
      }),
    );
  },
);

export const insideOf = (scenario: Scenario, wall: Pick<Wall, 'id'>): Outline =>
  insidesByWall(scenario).get(wall.id) ?? [];

const ON_WALL = 0.75;
const NO_WALLS: readonly Wall[] = [];

/** 17.1 – Walls that an element holds: foot and engines at them on the inner side; who is in a siege tower is as high. */
export const listWallsHeld = (scenario: Scenario, element: Element): readonly Wall[] => {
  const { walls } = scenario.board;
  if (!walls || walls.length === 0) return NO_WALLS;
  if (element.aboard !== undefined) return walls;
  if (!isFoot(element.profile.troop) && !isArtillery(element.profile.troop)) return NO_WALLS;
  return walls.filter(
    wall =>
      gapToLine(cornersOf(blockOf(element)), ringOf(wall)) <= ON_WALL &&
      isInsideOutline(insideOf(scenario, wall), element.at),
  );
};

/** 17.1 – Units that hold a wall see and are seen over it. */
export const listWallsSeenOver = (scenario: Scenario, one: Element, other: Element): readonly string[] => {
  if ((scenario.board.walls ?? NO_WALLS).length === 0) return [];
  return [...listWallsHeld(scenario, one), ...listWallsHeld(scenario, other)].map(({ id }) => id);
};

/** The point of a wall that is nearest to another, and which way is inwards there. */
export const findNearestOnWall = (
  scenario: Scenario,
  wall: Wall,
  point: Point,
): { readonly at: Point; readonly inwards: number } => {
  const { at, heading } = findNearestOnLine(ringOf(wall), point);
  const isRight = isInsideOutline(insideOf(scenario, wall), offsetPoint(at, heading + 90, 0.1, 0));
  return { at, inwards: normalizeHeading(heading + (isRight ? 90 : -90)) };
};

/** A place on a wall, the wall, and the way inwards from it. */
export interface WallPoint {
  readonly wall: Wall;
  readonly at: Point;
  readonly inwards: number;
}

const REACHED = 0.6;
const TOWER = 2;

/** Elements never change, so that each is looked at once in a battle. */
const WALL_POINTS = new WeakMap<Element, { readonly scenario: Scenario; readonly point: WallPoint | null }>();

/** 17.3, 17.4 – Where a wall is met by somebody before it; nothing can be done against its towers. */
export const findWallPoint = (scenario: Scenario, element: Element): WallPoint | null => {
  const known = WALL_POINTS.get(element);
  if (known?.scenario === scenario) return known.point;
  const point = lookForWallPoint(scenario, element);
  WALL_POINTS.set(element, { scenario, point });
  return point;
};

const lookForWallPoint = (scenario: Scenario, element: Element): WallPoint | null => {
  for (const wall of scenario.board.walls ?? NO_WALLS) {
    const ring = ringOf(wall);
    if (gapToLine(cornersOf(blockOf(element)), ring) > REACHED) continue;
    if (isInsideOutline(insideOf(scenario, wall), element.at)) continue;
    const { at, inwards } = findNearestOnWall(scenario, wall, element.at);
    if (wall.towers.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < TOWER)) continue;
    return { wall, at, inwards };
  }
  return null;
};
