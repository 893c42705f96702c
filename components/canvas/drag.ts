import { type Editor, react, TLPOINTER_ID } from 'tldraw';
import { landed, takenOff } from '@/components/studio/edits';
import { draggedOver, dragStarted, type StudioState } from '@/components/studio/studio-state';
import type { StudioStore } from '@/components/studio/studio-store';
import type { Position } from '@/lib/game/position';
import { arrivals, type Dragged, middleOf, spaceUnder } from './drop-target';
import { slotAt, withFan } from './fan';
import { stopSliding } from './follow-document';
import { restackedTo, shiftedBy, stackOf } from './hand-edits';
import { handOf } from './hand-state';
import { isPieceShape, pieceShapeId } from './piece-shape';
import { type SheetSize, showDocument } from './show-document';

export const selectedPieces = (editor: Editor): string[] =>
  editor
    .getSelectedShapes()
    .filter(isPieceShape)
    .map(({ props }) => props.piece);

export const isDragging = (editor: Editor): boolean => editor.isIn('select.translating');

const draggedPieces = (editor: Editor, { dragging, reading }: StudioState): Dragged[] =>
  (dragging?.pieces ?? []).flatMap(id => {
    const bounds = editor.getShapePageBounds(pieceShapeId(id));
    const piece = reading.position?.pieces.find(piece => piece.id === id);
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
    if (is !== was) queueMicrotask(is ? () => lift(editor, store) : () => drop(editor, store, sheet));
    else if (is && pointer) queueMicrotask(() => hover(editor, store));
    was = is;
  });
};

const lift = (editor: Editor, store: StudioStore): void => {
  const pieces = selectedPieces(editor);
  if (pieces.length === 0) return;
  stopSliding(editor);
  editor.run(() => editor.bringToFront(pieces.map(pieceShapeId)), { history: 'ignore' });
  store.update(state => dragStarted(state, pieces));
};

const hover = (editor: Editor, store: StudioStore): void => {
  const state = store.getState();
  const dragged = draggedPieces(editor, state);
  const { position } = state.reading;
  if (!position || dragged.length === 0) return;
  if (position.board.kind === 'table') measureFrom(store, position, dragged);
  else store.update(current => draggedOver(current, spaceUnder(position.board, middleOf(dragged))));
};

/** On an open table the ruler lies from where the first one stood. */
const measureFrom = (store: StudioStore, { pieces }: Position, [first]: readonly Dragged[]): void => {
  const box = pieces.find(({ id }) => id === first?.id)?.box;
  if (first && box) handOf(store).set({ ruler: [box.centre, first.centre] });
};

const drop = (editor: Editor, store: StudioStore, sheet: SheetSize): void => {
  const hand = handOf(store);
  const { fan } = hand.getState();
  if (hand.getState().ruler) hand.set({ ruler: null });
  store.update(state => {
    const { position } = state.reading;
    if (!position || !state.dragging) return state;
    const laidDown: StudioState = { ...state, dragging: null };
    if (isOverTray(editor)) return takenOff(laidDown, state.dragging.pieces);
    const dragged = draggedPieces(editor, state);
    if (position.board.kind === 'table') return shiftedTo(laidDown, position, dragged);
    const landings = arrivals(position.board, dragged);
    return landings.length > 0
      ? landed(laidDown, landings)
      : reordered(laidDown, withFan(position, fan), dragged);
  });
  // Whatever did not land goes back to where the document has it.
  showDocument(editor, store, sheet);
};

/** On an open table all go as far as the first one went. */
const shiftedTo = (state: StudioState, { pieces }: Position, [first]: readonly Dragged[]): StudioState => {
  const box = pieces.find(({ id }) => id === first?.id)?.box;
  if (!first || !box) return state;
  return shiftedBy(state, [first.centre[0] - box.centre[0], first.centre[1] - box.centre[1]], 0);
};

/** One counter let go in its own space takes the place of the counter under it. */
const reordered = (state: StudioState, shown: Position, dragged: readonly Dragged[]): StudioState => {
  const [one] = dragged;
  if (!one || dragged.length > 1 || one.from !== spaceUnder(shown.board, one.centre)) return state;
  return restackedTo(state, one.id, slotAt(stackOf(shown, one.id), one.centre));
};

/** Only what has left the map can lie on the tray: to ask what lies under a point makes the whole page be laid out. */
const isOverTray = (editor: Editor): boolean => {
  const { x, y } = editor.inputs.currentScreenPoint;
  const view = editor.getViewportScreenBounds();
  if (x >= 0 && y >= 0 && x < view.w && y < view.h) return false;
  return document.elementsFromPoint(view.x + x, view.y + y).some(element => element.closest('[data-tray]'));
};
