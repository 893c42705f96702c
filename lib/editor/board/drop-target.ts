import { applyChanges, type Change } from '@/lib/documents/change';
import type { Editing } from '@/lib/game/contract/authoring/editing';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { type Board, type Point, type SpaceBoard, spaceAt } from '@/lib/geometry/board';

/** Where a dragged piece came from and where its middle is now. */
export interface DraggedPiece {
  readonly id: string;
  readonly from: string | null;
  readonly centre: Point;
}

/** Pieces that leave a space together arrive together, so that a stack is not torn at a line. */
export interface Landing {
  readonly pieces: readonly string[];
  readonly space: string;
}

export const spaceUnder = (board: Board, point: Point): string | null =>
  board.kind === 'spaces' ? (spaceAt(board, point)?.id ?? null) : null;

/** Each stack lands in the space under its middle; one that left the board, or never left its space, does not land. */
export const findLandings = (board: Board, dragged: readonly DraggedPiece[]): readonly Landing[] => {
  const origins = [...new Set(dragged.map(({ from }) => from))];
  return origins.flatMap(from => {
    const stack = dragged.filter(piece => piece.from === from);
    const space = spaceUnder(board, centreOf(stack));
    return space === null || space === from ? [] : [{ space, pieces: stack.map(({ id }) => id) }];
  });
};

export const centreOf = (stack: readonly DraggedPiece[]): Point => [
  stack.reduce((sum, { centre }) => sum + centre[0], 0) / stack.length,
  stack.reduce((sum, { centre }) => sum + centre[1], 0) / stack.length,
];

/** Several landings as one list of changes, each applied to the result of those before it. */
export const toLandingChanges = (
  editing: Editing<ScenarioBase>,
  scenario: ScenarioBase,
  landings: readonly Landing[],
): readonly Change[] => {
  let standing = scenario;
  return landings.flatMap(({ pieces, space }) => {
    const changes = editing.move(standing, pieces, space);
    standing = applyChanges(standing, changes);
    return changes;
  });
};

/** The spaces that a brush touches on its way: a fast pointer skips none. */
export const spacesAlong = (board: Board, from: Point, to: Point): readonly string[] => {
  const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP));
  const points = Array.from({ length: steps + 1 }, (_, step) => pointBetween(from, to, step / steps));
  return [...new Set(points.flatMap(point => spaceUnder(board, point) ?? []))];
};

const STEP = 8;

const pointBetween = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** The neighbour that lies most nearly in a direction; null: the board ends there. */
export const neighbourTowards = (board: SpaceBoard, spaceId: string, [dx, dy]: Point): string | null => {
  const here = board.spaces.find(({ id }) => id === spaceId);
  if (!here) return null;
  const ahead = board.spaces
    .filter(({ id }) => here.neighbours.includes(id))
    .map(({ id, centre }) => ({ id, along: alignmentOf(here.centre, centre, [dx, dy]) }))
    .filter(({ along }) => along > 0.5);
  return ahead.sort((left, right) => right.along - left.along)[0]?.id ?? null;
};

const alignmentOf = (from: Point, to: Point, [dx, dy]: Point): number => {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  return (x * dx + y * dy) / (Math.hypot(x, y) || 1);
};
