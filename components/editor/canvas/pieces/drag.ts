import { type Editor, react, TLPOINTER_ID } from 'tldraw';
import { centreOf, type DraggedPiece, spaceUnder } from '@/lib/editor/board/drop-target';
import { dropPieces, measureDrag } from '@/lib/editor/edits/drop-edits';
import { type StudioState, setDragTarget, startDrag } from '@/lib/editor/session/state';
import type { StudioStore } from '@/lib/editor/session/store';
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

/** Reports to the store what is dragged, over what, and where it is dropped. */
export const followDrag = (editor: Editor, store: StudioStore): (() => void) => {
  let was = false;
  return react('drag', () => {
    const is = isDragging(editor);
    const pointer = editor.store.get(TLPOINTER_ID);
    // The store must not be written while tldraw is in the middle of an operation.
    if (is !== was) queueMicrotask(() => (is ? onDragStart : onDragEnd)(editor, store));
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
  const board = state.derived.position?.board;
  if (!board || dragged.length === 0) return;
  store.update(current =>
    board.kind === 'table'
      ? measureDrag(current, dragged)
      : setDragTarget(current, spaceUnder(board, centreOf(dragged))),
  );
};

const onDragEnd = (editor: Editor, store: StudioStore): void => {
  const isOverTray = isPointerOverTray(editor);
  store.update(state => dropPieces(state, { dragged: listDraggedPieces(editor, state), isOverTray }));
};

/** Only what has left the map can be over the tray: to ask what lies under a point makes the whole page be laid out. */
const isPointerOverTray = (editor: Editor): boolean => {
  const { x, y } = editor.inputs.currentScreenPoint;
  const view = editor.getViewportScreenBounds();
  if (x >= 0 && y >= 0 && x < view.w && y < view.h) return false;
  return document.elementsFromPoint(view.x + x, view.y + y).some(element => element.closest('[data-tray]'));
};
