import { type Editor, react, TLPOINTER_ID } from 'tldraw';
import { type DraggedPiece, spaceUnder } from '@/lib/editor/board/drop-target';
import { aimDrag, type DragKeys, dropPieces, measureDrag } from '@/lib/editor/edits/drop-edits';
import { startDrag } from '@/lib/editor/session/drag-state';
import type { StudioState } from '@/lib/editor/session/state';
import type { StudioStore } from '@/lib/editor/session/store';
import type { Board } from '@/lib/geometry/board';
import { stopSliding } from '../board/sync-shapes';
import { watchDragKeys } from './drag-keys';
import { composePieceShapeId, isPieceShape } from './piece-shape';

export const listSelectedPieces = (editor: Editor): string[] =>
  editor
    .getSelectedShapes()
    .filter(isPieceShape)
    .map(({ props }) => props.piece);

export const isDragging = (editor: Editor): boolean => editor.isIn('select.translating');

const listDraggedPieces = (editor: Editor, { dragging, derived }: StudioState): DraggedPiece[] =>
  (dragging?.pieces ?? []).flatMap(id => {
    const bounds = editor.getShapePageBounds(composePieceShapeId(id));
    const piece = derived.position?.pieces.find(piece => piece.id === id);
    return bounds && piece
      ? [{ id, from: piece.space, centre: [bounds.center.x, bounds.center.y] as const }]
      : [];
  });

/** The modifier keys held during a drag. */
interface DragHand {
  keys: DragKeys;
}

/** Reports to the store what is dragged, over what, and where it is dropped. */
export const followDrag = (editor: Editor, store: StudioStore): (() => void) => {
  let was = false;
  const hand: DragHand = { keys: { isRow: false, isForced: false } };
  const stopWatching = watchDragKeys(keys => {
    const isOther = keys.isRow !== hand.keys.isRow || keys.isForced !== hand.keys.isForced;
    hand.keys = keys;
    if (isOther && isDragging(editor)) onDragMove(editor, store, hand);
  });
  const stop = react('drag', () => {
    const is = isDragging(editor);
    const pointer = editor.store.get(TLPOINTER_ID);
    // The store must not be written while tldraw is in the middle of an operation.
    if (is !== was) queueMicrotask(() => (is ? onDragStart : onDragEnd)(editor, store, hand));
    else if (is && pointer) queueMicrotask(() => onDragMove(editor, store, hand));
    was = is;
  });
  return () => {
    stopWatching();
    stop();
  };
};

const onDragStart = (editor: Editor, store: StudioStore): void => {
  const pieces = listSelectedPieces(editor);
  if (pieces.length === 0) return;
  stopSliding(editor);
  editor.run(() => editor.bringToFront(pieces.map(composePieceShapeId)), { history: 'ignore' });
  store.update(state => startDrag(state, pieces, 'map'));
};

/** A set moves to the pointer; stacks from several spaces keep their relative positions. */
const findAim = (editor: Editor, board: Board): string | null => {
  const { x, y } = editor.inputs.currentPagePoint;
  return spaceUnder(board, [x, y]);
};

const onDragMove = (editor: Editor, store: StudioStore, { keys }: DragHand): void => {
  const state = store.getState();
  const dragged = listDraggedPieces(editor, state);
  const board = state.derived.position?.board;
  if (!board || dragged.length === 0) return;
  store.update(current =>
    board.kind === 'table'
      ? measureDrag(current, dragged)
      : aimDrag(current, { space: findAim(editor, board), dragged }, keys),
  );
};

const onDragEnd = (editor: Editor, store: StudioStore, { keys }: DragHand): void => {
  const isOverTray = isPointerOverTray(editor);
  store.update(state => {
    const board = state.derived.position?.board;
    const aim = board ? findAim(editor, board) : null;
    return dropPieces(state, { dragged: listDraggedPieces(editor, state), isOverTray, aim, keys });
  });
};

/** The tray lies on the map: what is let go over it is taken off the board. */
const isPointerOverTray = (editor: Editor): boolean => {
  const { x, y } = editor.inputs.currentScreenPoint;
  const view = editor.getViewportScreenBounds();
  return document.elementsFromPoint(view.x + x, view.y + y).some(element => element.closest('[data-tray]'));
};
