import type { Change } from '@/lib/documents/change';
import { findNumberedId } from '@/lib/game/document/free-id';
import type { Point } from '@/lib/geometry/board';
import { findNearestOnLine, measureDistance } from '@/lib/geometry/plane/plane';
import type { Scenario, Wall } from '../document/scenario';
import { ringOf } from '../rules/siege/ramparts';
import { round } from '../view/position';

/** What is built: a wall, and its towers and gates. */
export const WALL_BRUSHES = ['wall', 'wall-tower', 'gate', 'breach'] as const;
export type WallBrush = (typeof WALL_BRUSHES)[number];

const WALLS = ['board', 'walls'] as const;
const CLOSES = 2;

type InchPoint = [number, number];

const findFreeId = ({ board: { walls = [] } }: Scenario): string =>
  findNumberedId(
    'wall',
    walls.map(({ id }) => id),
  );

const middleBetween = ([ax, ay]: Point, [bx, by]: Point): InchPoint => [
  round((ax + bx) / 2),
  round((ay + by) / 2),
];

/** 17.1, 17.2 – A wall with a tower at each of its corners and a gate in the middle of each stretch between towers. */
const makeWall = (id: string, points: readonly InchPoint[]): Wall | null => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const closed = points.length > 3 && measureDistance(first, last) <= CLOSES;
  const line = closed ? points.slice(0, -1) : [...points];
  const ring = ringOf({ line, closed });
  const towers = closed ? line : line.slice(1, -1);
  const stretches = ring.slice(1).map((end, index) => middleBetween(ring[index] ?? end, end));
  const inner = closed || towers.length < 2 ? stretches : stretches.slice(1, -1);
  return { id, line, ...(closed ? { closed } : {}), towers: [...towers], gates: inner };
};

/** The wall nearest to a place, and the point of it that is meant. */
const findNearestWall = (
  { board: { walls = [] } }: Scenario,
  point: Point,
): { readonly index: number; readonly at: InchPoint } | null => {
  const [best] = walls
    .map((wall, index) => {
      const { at } = findNearestOnLine(ringOf(wall), point);
      return { index, at: [round(at[0]), round(at[1])] as InchPoint, away: measureDistance(at, point) };
    })
    .sort((one, other) => one.away - other.away);
  return best ?? null;
};

const KEYS = { 'wall-tower': 'towers', gate: 'gates', breach: 'breaches' } as const;

/** A stroke lays a wall; towers, gates and breaches go to the nearest one. */
export const layWall = (
  scenario: Scenario,
  brush: WallBrush,
  points: readonly InchPoint[],
): readonly Change[] => {
  const { walls } = scenario.board;
  if (brush === 'wall') {
    const wall = makeWall(findFreeId(scenario), points);
    if (!wall) return [];
    return [
      walls ? { op: 'add', path: [...WALLS, '-'], value: wall } : { op: 'add', path: WALLS, value: [wall] },
    ];
  }
  const [first] = points;
  const found = first ? findNearestWall(scenario, first) : null;
  if (!found) return [];
  const places = walls?.[found.index]?.[KEYS[brush]] ?? [];
  return [{ op: 'add', path: [...WALLS, found.index, KEYS[brush]], value: [...places, found.at] }];
};

/** What stands in a wall goes along when the wall is bent. */
export const reshapeWall = (
  scenario: Scenario,
  id: string,
  line: readonly InchPoint[],
): readonly Change[] => {
  const index = (scenario.board.walls ?? []).findIndex(wall => wall.id === id);
  const wall = scenario.board.walls?.[index];
  if (!wall || line.length < 2) return [];
  const ring = ringOf({ ...wall, line: [...line] });
  const onto = (points: readonly Point[]): InchPoint[] =>
    points.map(point => {
      const { at } = findNearestOnLine(ring, point);
      return [round(at[0]), round(at[1])];
    });
  const value: Wall = {
    ...wall,
    line: [...line],
    towers: onto(wall.towers),
    gates: onto(wall.gates),
    ...(wall.breaches ? { breaches: onto(wall.breaches) } : {}),
    ...(wall.broken ? { broken: onto(wall.broken) } : {}),
  };
  return [{ op: 'replace', path: [...WALLS, index], value }];
};

export const removeWall = ({ board: { walls = [] } }: Scenario, id: string): readonly Change[] => {
  const index = walls.findIndex(wall => wall.id === id);
  if (index < 0) return [];
  return [{ op: 'remove', path: walls.length === 1 ? WALLS : [...WALLS, index] }];
};

/** Every point of a wall, moved the same way. */
export const moveWall = (wall: Wall, move: (point: Point) => InchPoint): Wall => ({
  ...wall,
  line: wall.line.map(move),
  towers: wall.towers.map(move),
  gates: wall.gates.map(move),
  ...(wall.breaches ? { breaches: wall.breaches.map(move) } : {}),
  ...(wall.broken ? { broken: wall.broken.map(move) } : {}),
});
