import type { Editor } from 'tldraw';
import { type StudioState, selected, selectedAndShown } from '@/components/studio/studio-state';
import type { Canvas } from './canvas-access';
import { spaceUnder } from './drop-target';
import { isPieceShape, pieceShapeId } from './piece-shape';

const pieceUnder = (editor: Editor, point: { readonly x: number; readonly y: number }): string | null => {
  const shape = editor.getShapeAtPoint(point, { hitInside: true, hitLocked: false, filter: isPieceShape });
  return shape && isPieceShape(shape) ? shape.props.piece : null;
};

/** The menu speaks of what is under the pointer: of all that is chosen, when that is part of it. */
const chosenUnder = (state: StudioState, piece: string | null, space: string | null): StudioState => {
  if (piece === null) return selected(state, [], space);
  return state.selection.pieces.includes(piece) ? state : selectedAndShown(state, [piece]);
};

export const menuAt = ({ store, hand, editor }: Canvas, x: number, y: number): void => {
  if (!editor) return;
  const point = editor.screenToPage({ x, y });
  const board = store.getState().reading.position?.board;
  const space = board ? spaceUnder(board, [point.x, point.y]) : null;
  const piece = pieceUnder(editor, point);
  store.update(state => chosenUnder(state, piece, space));
  hand.set({ menu: { x, y } });
};

/** Beside the first chosen piece, or in the middle of the map. */
export const menuByKey = ({ store, hand, editor }: Canvas): void => {
  if (!editor) return;
  const [first] = store.getState().selection.pieces;
  const bounds = first === undefined ? undefined : editor.getShapePageBounds(pieceShapeId(first));
  const view = editor.getViewportScreenBounds();
  const { x, y } = bounds ? editor.pageToScreen({ x: bounds.maxX, y: bounds.y }) : view.center;
  hand.set({ menu: { x, y } });
};
