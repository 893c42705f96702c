import type { Editor, TLShapePartial } from 'tldraw';
import type { Box, Piece, Position } from '@/lib/game/position';
import { BOARD, BOARD_ID, type BoardShape } from './board-shape';
import { PIECE, type PieceShape, pieceShapeId } from './piece-shape';
import { marginsOf } from './spaces-overlay';

export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

/** Board units are the canvas's own; the sheet's frame lies outside them. */
const boardPartial = (sheet: SheetSize, position: Position): TLShapePartial<BoardShape> => {
  const [x, y] = marginsOf(sheet, position.board);
  return {
    id: BOARD_ID,
    type: BOARD,
    x: -x,
    y: -y,
    isLocked: true,
    props: { width: sheet.width, height: sheet.height },
  };
};

const piecePartials = ({ pieces }: Position): TLShapePartial<PieceShape>[] =>
  pieces.flatMap(piece => (piece.box ? [piecePartial(piece, piece.box)] : []));

const piecePartial = ({ id }: Piece, { centre: [x, y], size }: Box): TLShapePartial<PieceShape> => ({
  id: pieceShapeId(id),
  type: PIECE,
  x: x - size / 2,
  y: y - size / 2,
  props: { piece: id, size },
});

/** Makes the shapes what the document says: tldraw is a view of it and keeps nothing of its own. */
export const followDocument = (editor: Editor, sheet: SheetSize, position: Position): void => {
  const wanted = [boardPartial(sheet, position), ...piecePartials(position)];
  const ids = new Set(wanted.map(({ id }) => id));
  const gone = editor.getCurrentPageShapes().filter(({ id }) => !ids.has(id));
  const fresh = wanted.filter(({ id }) => !editor.getShape(id));
  const known = wanted.filter(({ id }) => editor.getShape(id));
  editor.store.mergeRemoteChanges(() => {
    editor.run(
      () => {
        editor.deleteShapes(gone.map(({ id }) => id));
        editor.createShapes(fresh);
        editor.updateShapes(known);
      },
      { history: 'ignore', ignoreShapeLock: true },
    );
  });
};
