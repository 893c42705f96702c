import type { Editor } from 'tldraw';
import { spaceUnder } from '@/lib/editor/board/drop-target';
import { type StudioState, selectAndReveal, setSelection } from '@/lib/editor/session/state';
import type { CanvasContext } from '../board/canvas-access';
import { isPieceShape, pieceShapeId } from '../pieces/piece-shape';

const pieceUnder = (editor: Editor, point: { readonly x: number; readonly y: number }): string | null => {
  const shape = editor.getShapeAtPoint(point, { hitInside: true, hitLocked: false, filter: isPieceShape });
  return shape && isPieceShape(shape) ? shape.props.piece : null;
};

/** The menu speaks of what is under the pointer: of all that is chosen, when that is part of it. */
const selectUnder = (state: StudioState, piece: string | null, space: string | null): StudioState => {
  if (piece === null) return setSelection(state, [], space);
  return state.selection.pieces.includes(piece) ? state : selectAndReveal(state, [piece]);
};

export const openMenuAt = ({ store, interaction, editor }: CanvasContext, x: number, y: number): void => {
  if (!editor) return;
  const point = editor.screenToPage({ x, y });
  const board = store.getState().derived.position?.board;
  const space = board ? spaceUnder(board, [point.x, point.y]) : null;
  const piece = pieceUnder(editor, point);
  store.update(state => selectUnder(state, piece, space));
  interaction.set({ menu: { x, y } });
};

/** Beside the first chosen piece, or in the middle of the map. */
export const openMenuByKey = ({ store, interaction, editor }: CanvasContext): void => {
  if (!editor) return;
  const [first] = store.getState().selection.pieces;
  const bounds = first === undefined ? undefined : editor.getShapePageBounds(pieceShapeId(first));
  const view = editor.getViewportScreenBounds();
  const { x, y } = bounds ? editor.pageToScreen({ x: bounds.maxX, y: bounds.y }) : view.center;
  interaction.set({ menu: { x, y } });
};
