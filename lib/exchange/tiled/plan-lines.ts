import type { MapLine, MapLineKind } from '@/lib/game/contract/exchange';
import { type Board, type Point, spaceAt } from '@/lib/geometry/board';
import { findNearestSide, sidesOf } from '@/lib/geometry/sides';
import { addToPlan, importWords, type PlanInProgress } from '../plan/import-plan';
import { pointsOfLine } from './map-layers';
import { kindOf, propertyOf, type ReadObject } from './read-map';
import { fromTiled, type TiledGrid, toTiled } from './tiled-grid';

/** In pixels: less is not moved by a hand. */
const SLACK = 2;

/** Rivers, slopes and roads as they lie in the map now. */
export const planLines = (plan: PlanInProgress, objects: readonly ReadObject[], grid: TiledGrid): void => {
  const { lines } = plan.system.exchange;
  if (!lines) return;
  const { board } = plan.system.setUp(plan.scenario);
  // A name can be of a kind that is also that of a line.
  const drawn = objects.filter(({ polyline }) => polyline !== undefined);
  const read = drawn.flatMap(object => {
    const kind = lines.kinds.find(({ id }) => id === kindOf(object));
    return kind ? [readLine(plan, kind, object, board, grid)] : [];
  });
  const before = lines.list(plan.scenario);
  const wanted = sortLike(
    read.filter(line => line !== null),
    before,
  );
  const keyOf = ({ kind, spaces }: MapLine): string => `${kind} ${spaces.join(' ')}`;
  const [old, fresh] = [new Set(before.map(keyOf)), new Set(wanted.map(keyOf))];
  const added = wanted.filter(line => !old.has(keyOf(line)));
  const removed = before.filter(line => !fresh.has(keyOf(line)));
  if (added.length + removed.length === 0) return;
  addToPlan(
    plan,
    lines.replace(plan.scenario, wanted),
    importWords('done.lines', { added: added.length, removed: removed.length }),
  );
};

/** What was there keeps its order in the document, so that the difference is small. */
const sortLike = (lines: readonly MapLine[], before: readonly MapLine[]): readonly MapLine[] => {
  const order = new Map(before.map(({ kind, spaces }, index) => [`${kind} ${spaces.join(' ')}`, index]));
  const place = ({ kind, spaces }: MapLine): number =>
    order.get(`${kind} ${spaces.join(' ')}`) ?? before.length;
  return [...new Map(lines.map(line => [`${line.kind} ${line.spaces.join(' ')}`, line])).values()].sort(
    (one, other) => place(one) - place(other),
  );
};

/**
 * Its recorded places are kept while it still lies there; a line that was moved or redrawn is read by where it lies.
 */
const readLine = (
  plan: PlanInProgress,
  kind: MapLineKind,
  object: ReadObject,
  board: Board,
  grid: TiledGrid,
): MapLine | null => {
  const points = (object.polyline ?? []).map(
    ({ x, y }): Point => fromTiled(grid, [object.x + x, object.y + y]),
  );
  const said = (propertyOf(object, kind.along === 'side' ? 'between' : 'through') ?? '').split(/[/ ]/);
  const known = { kind: kind.id, spaces: said };
  const there = pointsOfLine(kind, known, board);
  if (there && liesAt(there, points, grid)) return known;
  const spaces = kind.along === 'side' ? findSide(board, points) : findWay(board, points);
  if (spaces) return { kind: kind.id, spaces };
  plan.lost.push(importWords('lost.line', { kind: kind.label, id: object.id }));
  return null;
};

const liesAt = (there: readonly Point[], points: readonly Point[], grid: TiledGrid): boolean => {
  const isNear = (one: Point | undefined, other: Point | undefined): boolean => {
    if (!one || !other) return false;
    const [a, b] = [toTiled(grid, one), toTiled(grid, other)];
    return Math.hypot(a[0] - b[0], a[1] - b[1]) <= SLACK;
  };
  return there.length === points.length && there.every((point, index) => isNear(point, points[index]));
};

const findSide = (board: Board, points: readonly Point[]): readonly string[] | null => {
  const [first, last] = [points[0], points.at(-1)];
  if (board.kind !== 'spaces' || !first || !last) return null;
  const middle: Point = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  return findNearestSide(sidesOf(board), middle, Math.max(1, length / 2))?.spaces ?? null;
};

const findWay = (board: Board, points: readonly Point[]): readonly string[] | null => {
  if (board.kind !== 'spaces' || points.length < 2) return null;
  const spaces = points.map(point => spaceAt(board, point)?.id);
  if (!spaces.every(id => id !== undefined)) return null;
  const way = spaces.filter((id, index) => id !== spaces[index - 1]);
  return way.length < 2 ? null : way;
};
