import type { Position } from '@/lib/game/contract/position';
import type { Point } from '@/lib/geometry/board';
import { type DraggedPiece, findLandings, spaceUnder } from '../board/drop-target';
import { findSlot, withFan } from '../board/stack-fan';
import type { StudioState } from '../session/state';
import { applyDrop, takeOffPieces } from './board-edits';
import { restackPiece, shiftPieces, stackOf } from './piece-edits';

/** What the canvas reports when dragged pieces are let go. */
export interface PieceDrop {
  readonly dragged: readonly DraggedPiece[];
  readonly isOverTray: boolean;
}

/** The way of every drop on the map: one edit of the document; the canvas then shows what the document says. */
export const dropPieces = (state: StudioState, { dragged, isOverTray }: PieceDrop): StudioState => {
  const { position } = state.derived;
  if (!position || !state.dragging) return state;
  const { interaction } = state;
  const ended = { ...state, dragging: null, interaction: { ...interaction, ruler: null } };
  if (isOverTray) return takeOffPieces(ended, state.dragging.pieces);
  if (position.board.kind === 'table') return shiftToDropPoint(ended, position, dragged);
  const landings = findLandings(position.board, dragged);
  return landings.length > 0
    ? applyDrop(ended, landings)
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
