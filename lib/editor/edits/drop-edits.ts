import type { Position } from '@/lib/game/contract/position';
import type { Point } from '@/lib/geometry/board';
import { type DraggedPiece, findLandings, spaceUnder } from '../board/drop-target';
import { findSlot, withFan } from '../board/stack-fan';
import { askForDeployment, cancelDeployment, confirmDeployment } from '../deploy/deploy-edits';
import type { DeployRequest } from '../deploy/deploy-request';
import { type DragState, setDragTarget } from '../session/drag-state';
import type { StudioState } from '../session/state';
import { takeOffPieces } from './map/board-edits';
import { restackPiece, shiftPieces, stackOf } from './piece-edits';

/** What the canvas reports when dragged pieces are let go. */
export interface PieceDrop {
  readonly dragged: readonly DraggedPiece[];
  readonly isOverTray: boolean;
  /** The space under the pointer. */
  readonly aim: string | null;
  readonly keys: DragKeys;
}

/** The modifier keys of a drag: Shift spreads along the row, Alt drops regardless of the rules. */
export interface DragKeys {
  readonly isRow: boolean;
  readonly isForced: boolean;
}

/** The query of a drop here to the rules; null: nothing would move. */
const requestOf = (
  { position }: StudioState['derived'],
  { pieces, origin }: DragState,
  { space, dragged }: DragAim,
  keys: DragKeys,
): DeployRequest | null => {
  if (space === null || position?.board.kind !== 'spaces') return null;
  const origins = new Set(dragged.map(({ from }) => from));
  if (origin === 'tray' || origins.size === 1)
    return origins.size === 1 && origins.has(space) ? null : { pieces, how: 'around', space, ...keys };
  const landings = findLandings(position.board, dragged);
  if (keys.isRow) return { pieces, how: 'around', space, ...keys };
  return landings.length > 0
    ? {
        pieces: landings.flatMap(landing => landing.pieces),
        how: 'stacks',
        landings,
        isForced: keys.isForced,
      }
    : null;
};

interface DragAim {
  readonly space: string | null;
  readonly dragged: readonly DraggedPiece[];
}

/** Shows what would happen if the pieces were let go over a space. */
export const aimDrag = (state: StudioState, aim: DragAim, keys: DragKeys): StudioState => {
  if (!state.dragging) return state;
  const next = setDragTarget(state, aim.space);
  const request = requestOf(state.derived, state.dragging, aim, keys);
  return request ? askForDeployment(next, request) : cancelDeployment(next);
};

/** The same over a point of an open table. */
export const aimDragAtPoint = (state: StudioState, point: Point): StudioState =>
  state.dragging ? askForDeployment(state, { pieces: state.dragging.pieces, how: 'table', point }) : state;

/** Dropped outside the map: nothing happens. */
export const endDrag = (state: StudioState): StudioState =>
  cancelDeployment(state.dragging ? { ...state, dragging: null } : state);

/** Applies the preview: at once, or as soon as the rules have answered. */
export const dropWhereShown = (state: StudioState): StudioState =>
  confirmDeployment(state.dragging ? { ...state, dragging: null } : state);

/** The way of every drop on the map: one edit of the document; the canvas then shows what the document says. */
export const dropPieces = (
  state: StudioState,
  { dragged, isOverTray, aim, keys }: PieceDrop,
): StudioState => {
  const { position } = state.derived;
  if (!position || !state.dragging) return state;
  const { interaction } = state;
  const ended = { ...endDrag(state), interaction: { ...interaction, ruler: null } };
  if (isOverTray) return takeOffPieces(ended, state.dragging.pieces);
  if (position.board.kind === 'table') return shiftToDropPoint(ended, position, dragged);
  const aimed = aimDrag(state, { space: aim, dragged }, keys);
  return aimed.deploying
    ? dropWhereShown(aimed)
    : reorderStack(ended, withFan(position, interaction.fan), dragged);
};

/** On an open table all go as far as the first one went. */
const shiftToDropPoint = (
  state: StudioState,
  position: Position,
  [first]: readonly DraggedPiece[],
): StudioState => {
  const start = centreBefore(position, first);
  if (!first || !start) return state;
  return shiftPieces(state, [first.centre[0] - start[0], first.centre[1] - start[1]], 0);
};

const centreBefore = ({ pieces }: Position, dragged: DraggedPiece | undefined): Point | undefined =>
  pieces.find(({ id }) => id === dragged?.id)?.box?.centre;

/** On an open table the ruler lies from where the first piece stood. */
export const measureDrag = (state: StudioState, [first]: readonly DraggedPiece[]): StudioState => {
  const start = state.derived.position && centreBefore(state.derived.position, first);
  if (!first || !start) return state;
  return { ...state, interaction: { ...state.interaction, ruler: [start, first.centre] } };
};

/** One counter that is dropped in its own space takes the place of the counter under it. */
const reorderStack = (state: StudioState, shown: Position, dragged: readonly DraggedPiece[]): StudioState => {
  const [one] = dragged;
  if (!one || dragged.length > 1 || one.from !== spaceUnder(shown.board, one.centre)) return state;
  return restackPiece(state, one.id, findSlot(stackOf(shown, one.id), one.centre));
};
