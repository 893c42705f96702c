import { type Editor, react, TLPOINTER_ID } from 'tldraw';
import { centreOf, type DraggedPiece, findLandings, spaceUnder } from '@/lib/editor/board/drop-target';
import { findSlot, withFan } from '@/lib/editor/board/stack-fan';
import { applyDrop, takeOffPieces } from '@/lib/editor/edits/board-edits';
import { restackPiece, shiftPieces, stackOf } from '@/lib/editor/edits/piece-edits';
import { interactionOf } from '@/lib/editor/session/interaction-state';
import { type StudioState, setDragTarget, startDrag } from '@/lib/editor/session/state';
import type { StudioStore } from '@/lib/editor/session/store';
import type { Position } from '@/lib/game/contract/position';
import { type SheetSize, showDocument } from '../board/show-document';
import { stopSliding } from '../board/sync-shapes';
import { isPieceShape, pieceShapeId } from './piece-shape';

export const listSelectedPieces = (editor: Editor): string[] =>
  editor
    .getSelectedShapes()
    .filter(isPieceShape)
    .map(({ props }) => props.piece);

export const isDragging = (editor: Editor): boolean => editor.isIn('select.translating');

const listDraggedPieces = (editor: Editor, { dragging, derived }: StudioState): DraggedPiece[] =>
  (dragging?.pieces ?? []).flatMap(id => {
    const bounds = editor.getShapePageBounds(pieceShapeId(id));
    const piece = derived.position?.pieces.find(piece => piece.id === id);
    return bounds && piece
      ? [{ id, from: piece.space, centre: [bounds.center.x, bounds.center.y] as const }]
      : [];
  });

export const followDrag = (editor: Editor, store: StudioStore, sheet: SheetSize): (() => void) => {
  let was = false;
  return react('drag', () => {
    const is = isDragging(editor);
    const pointer = editor.store.get(TLPOINTER_ID);
    // The store must not be written while tldraw is in the midst of an operation.
    if (is !== was)
      queueMicrotask(is ? () => onDragStart(editor, store) : () => onDragEnd(editor, store, sheet));
    else if (is && pointer) queueMicrotask(() => onDragMove(editor, store));
    was = is;
  });
};

const onDragStart = (editor: Editor, store: StudioStore): void => {
  const pieces = listSelectedPieces(editor);
  if (pieces.length === 0) return;
  stopSliding(editor);
  editor.run(() => editor.bringToFront(pieces.map(pieceShapeId)), { history: 'ignore' });
  store.update(state => startDrag(state, pieces));
};

const onDragMove = (editor: Editor, store: StudioStore): void => {
  const state = store.getState();
  const dragged = listDraggedPieces(editor, state);
  const { position } = state.derived;
  if (!position || dragged.length === 0) return;
  if (position.board.kind === 'table') measureFrom(store, position, dragged);
  else store.update(current => setDragTarget(current, spaceUnder(position.board, centreOf(dragged))));
};

/** On an open table the ruler lies from where the first one stood. */
const measureFrom = (store: StudioStore, { pieces }: Position, [first]: readonly DraggedPiece[]): void => {
  const box = pieces.find(({ id }) => id === first?.id)?.box;
  if (first && box) interactionOf(store).set({ ruler: [box.centre, first.centre] });
};

const onDragEnd = (editor: Editor, store: StudioStore, sheet: SheetSize): void => {
  const interaction = interactionOf(store);
  const { fan } = interaction.getState();
  if (interaction.getState().ruler) interaction.set({ ruler: null });
  store.update(state => {
    const { position } = state.derived;
    if (!position || !state.dragging) return state;
    const laidDown: StudioState = { ...state, dragging: null };
    if (isOverTray(editor)) return takeOffPieces(laidDown, state.dragging.pieces);
    const dragged = listDraggedPieces(editor, state);
    if (position.board.kind === 'table') return shiftToDropPoint(laidDown, position, dragged);
    const landings = findLandings(position.board, dragged);
    return landings.length > 0
      ? applyDrop(laidDown, landings)
      : reorderStack(laidDown, withFan(position, fan), dragged);
  });
  // Whatever did not land goes back to where the document has it.
  showDocument(editor, store, sheet);
};

/** On an open table all go as far as the first one went. */
const shiftToDropPoint = (
  state: StudioState,
  { pieces }: Position,
  [first]: readonly DraggedPiece[],
): StudioState => {
  const box = pieces.find(({ id }) => id === first?.id)?.box;
  if (!first || !box) return state;
  return shiftPieces(state, [first.centre[0] - box.centre[0], first.centre[1] - box.centre[1]], 0);
};

/** One counter let go in its own space takes the place of the counter under it. */
const reorderStack = (state: StudioState, shown: Position, dragged: readonly DraggedPiece[]): StudioState => {
  const [one] = dragged;
  if (!one || dragged.length > 1 || one.from !== spaceUnder(shown.board, one.centre)) return state;
  return restackPiece(state, one.id, findSlot(stackOf(shown, one.id), one.centre));
};

/** Only what has left the map can lie on the tray: to ask what lies under a point makes the whole page be laid out. */
const isOverTray = (editor: Editor): boolean => {
  const { x, y } = editor.inputs.currentScreenPoint;
  const view = editor.getViewportScreenBounds();
  if (x >= 0 && y >= 0 && x < view.w && y < view.h) return false;
  return document.elementsFromPoint(view.x + x, view.y + y).some(element => element.closest('[data-tray]'));
};
