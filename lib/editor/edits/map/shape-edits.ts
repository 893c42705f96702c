import type { Brush } from '@/lib/game/contract/game-system';
import type { BoardShape, Position } from '@/lib/game/contract/position';
import { containsPoint, type Point } from '@/lib/geometry/board';
import { distanceTo } from '@/lib/geometry/sides';
import { applyScenarioEdit, type StudioState } from '../../session/state';
import { nameCanvasStep } from '../piece-edits';

/** Terrain that is laid on an open table as shapes. */

export const brushOf = ({ rules }: StudioState, id: string): Brush | undefined =>
  rules.system.palette.brushes.find(brush => brush.id === id);

const shapeHistoryName = (state: StudioState, what: string, brushId: string) =>
  nameCanvasStep(what, { brush: brushOf(state, brushId)?.label ?? brushId });

const MIN_CORNERS: Readonly<Record<string, number>> = { area: 3, line: 2, point: 1 };

/** A double click leaves the same corner twice. */
const withoutDoubles = (points: readonly Point[]): readonly Point[] =>
  points.filter(([x, y], index) => {
    const before = points[index - 1];
    return !before || Math.hypot(x - before[0], y - before[1]) > 0.001;
  });

/** Too few corners make no shape. */
export const addShape = (state: StudioState, brushId: string, corners: readonly Point[]): StudioState => {
  const { shapes } = state.rules.system.editing;
  const points = withoutDoubles(corners);
  if (!shapes || points.length < (MIN_CORNERS[brushOf(state, brushId)?.on ?? ''] ?? 3)) return state;
  return applyScenarioEdit(state, shapeHistoryName(state, 'lay-shape', brushId), scenario =>
    shapes.add(scenario, brushId, points),
  );
};

/** Ends a shape in the making with the corners that are set; the last one still follows the pointer. */
export const finishShape = (state: StudioState): StudioState => {
  const corners = state.interaction.corners.slice(0, -1);
  const ended = { ...state, interaction: { ...state.interaction, corners: [] } };
  return state.tool.type === 'brush' ? addShape(ended, state.tool.brush, corners) : ended;
};

export const shapeById = ({ derived }: StudioState, id: string | null): BoardShape | undefined =>
  derived.position?.shapes?.find(shape => shape.id === id);

export const setShapePoints = (state: StudioState, id: string, points: readonly Point[]): StudioState => {
  const { shapes } = state.rules.system.editing;
  const shape = shapeById(state, id);
  if (!shapes || !shape) return state;
  return applyScenarioEdit(state, shapeHistoryName(state, 'reshape', shape.brush), scenario =>
    shapes.reshape(scenario, id, points),
  );
};

export const removeShape = (state: StudioState, id: string): StudioState => {
  const { shapes } = state.rules.system.editing;
  const shape = shapeById(state, id);
  if (!shapes || !shape) return state;
  return applyScenarioEdit(state, shapeHistoryName(state, 'remove-shape', shape.brush), scenario =>
    shapes.remove(scenario, id),
  );
};

export const isClosed = (state: StudioState, { brush }: Pick<BoardShape, 'brush'>): boolean =>
  brushOf(state, brush)?.on === 'area';

const isNear = (points: readonly Point[], at: Point, reach: number): boolean =>
  points.some((point, index) => {
    const next = points[index + 1];
    return next !== undefined && distanceTo([point, next], at) <= reach;
  });

/** The shape that was laid last lies on top. */
export const shapeUnder = (state: StudioState, position: Position, at: Point, reach: number): string | null =>
  position.shapes?.findLast(shape =>
    isClosed(state, shape) ? containsPoint(shape.points, at) : isNear(shape.points, at, reach),
  )?.id ?? null;
