import type { Editor } from 'tldraw';
import { spaceUnder } from '@/lib/editor/board/drop-target';
import { type StudioState, selectAndReveal, setSelection } from '@/lib/editor/session/state';
import { type StudioStore, sliceOf } from '@/lib/editor/session/store';
import { isPieceShape } from '../pieces/piece-shape';

const pieceUnder = (editor: Editor, point: { readonly x: number; readonly y: number }): string | null => {
  const shape = editor.getShapeAtPoint(point, { hitInside: true, hitLocked: false, filter: isPieceShape });
  return shape && isPieceShape(shape) ? shape.props.piece : null;
};

/** The menu is about the thing under the pointer, or the whole selection if that is part of it. */
const selectUnder = (state: StudioState, piece: string | null, space: string | null): StudioState => {
  if (piece === null) return setSelection(state, [], space);
  return state.selection.pieces.includes(piece) ? state : selectAndReveal(state, [piece]);
};

export const openMenuAt = (store: StudioStore, editor: Editor, x: number, y: number): void => {
  const point = editor.screenToPage({ x, y });
  const board = store.getState().derived.position?.board;
  const space = board ? spaceUnder(board, [point.x, point.y]) : null;
  const piece = pieceUnder(editor, point);
  store.update(state => selectUnder(state, piece, space));
  sliceOf(store, 'interaction').set({ menu: { x, y } });
};
