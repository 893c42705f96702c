import type { BoardShape } from '@/lib/game/contract/position';
import type { Point } from '@/lib/geometry/board';
import { addToPlan, importWords, type PlanInProgress } from '../plan/import-plan';
import { kindOf, propertyOf, type ReadObject } from './read-map';
import { fromTiled, type TiledGrid } from './tiled-grid';

/** Terrain of an open table: reshaped, taken away, laid again. */
export const planShapes = (plan: PlanInProgress, objects: readonly ReadObject[], grid: TiledGrid): void => {
  const before = plan.system.setUp(plan.scenario).shapes;
  const { shapes } = plan.system.editing;
  if (!before || !shapes) return;
  const drawn = objects.filter(({ polygon, polyline }) => polygon ?? polyline);
  const seen = new Set<string>();
  for (const object of drawn) {
    const id = propertyOf(object, 'id') ?? '';
    const known = before.find(shape => shape.id === id);
    if (known) seen.add(id);
    if (known) reshape(plan, known, pointsOf(object, grid), grid);
    else addShape(plan, object, pointsOf(object, grid));
  }
  for (const { id } of before.filter(shape => !seen.has(shape.id)))
    addToPlan(plan, shapes.remove(plan.scenario, id), importWords('done.shape-removed', { id }));
};

const pointsOf = (object: ReadObject, grid: TiledGrid): readonly Point[] =>
  (object.polygon ?? object.polyline ?? []).map(
    ({ x, y }): Point => fromTiled(grid, [object.x + x, object.y + y]),
  );

const reshape = (
  plan: PlanInProgress,
  known: BoardShape,
  points: readonly Point[],
  grid: TiledGrid,
): void => {
  const slack = 1 / grid.scale[0];
  const isSame =
    points.length === known.points.length &&
    points.every(([x, y], index) => {
      const [knownX, knownY] = known.points[index] ?? [0, 0];
      return Math.hypot(x - knownX, y - knownY) < slack;
    });
  if (isSame) return;
  const changes = plan.system.editing.shapes?.reshape(plan.scenario, known.id, points) ?? [];
  addToPlan(plan, changes, importWords('done.reshaped', { id: known.id }));
};

const addShape = (plan: PlanInProgress, object: ReadObject, points: readonly Point[]): void => {
  const brush = plan.system.palette.brushes.find(({ id }) => id === kindOf(object));
  const changes = brush ? (plan.system.editing.shapes?.add(plan.scenario, brush.id, points) ?? []) : [];
  const isAdded =
    brush && addToPlan(plan, changes, importWords('done.shape-added', { terrain: brush.label }));
  if (!isAdded) plan.lost.push(importWords('lost.unknown-object', { id: String(object.id) }));
};
