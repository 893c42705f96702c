import { type Editor, getIndices, type IndexKey, type TLShapePartial } from 'tldraw';
import type { Piece, PieceBox, Position } from '@/lib/game/contract/position';
import { marginsOf } from '@/lib/game/view/draw-picture';
import { isAnnotationShape } from '../annotations/convert-annotations';
import { composePieceShapeId, PIECE, type PieceShape } from '../pieces/piece-shape';
import { BOARD, BOARD_ID, type BoardShape } from './board-shape';

export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

/** Board units are the canvas's own; the sheet's frame lies outside them. */
const makeBoardPartial = (sheet: SheetSize, position: Position): TLShapePartial<BoardShape> => {
  const [x, y] = marginsOf(sheet, position.board);
  return {
    id: BOARD_ID,
    type: BOARD,
    x: -x,
    y: -y,
    index: getIndices(1)[0],
    isLocked: true,
    props: { width: sheet.width, height: sheet.height },
  };
};

/** The first of a stack is drawn last, on top, as canvas order requires. */
const makePiecePartials = ({ pieces }: Position): TLShapePartial<PieceShape>[] => {
  const indices = getIndices(pieces.length + 1);
  return pieces.flatMap((piece, place) => {
    const index = indices[pieces.length - place];
    return piece.box && index ? [makePiecePartial(piece, piece.box, index)] : [];
  });
};

const makePiecePartial = (
  { id }: Piece,
  { centre: [x, y], size, outline = [] }: PieceBox,
  index: IndexKey,
): TLShapePartial<PieceShape> => ({
  id: composePieceShapeId(id),
  type: PIECE,
  x: x - size / 2,
  y: y - size / 2,
  index,
  props: { piece: id, size, outline: outline.flat() },
});

const SLIDE = 220;

let sliding = 0;

/** For a moment the style sheet lets counters slide to where they belong. */
const startSliding = (editor: Editor): void => {
  const { dataset } = editor.getContainer();
  dataset.sliding = 'true';
  window.clearTimeout(sliding);
  sliding = window.setTimeout(() => delete dataset.sliding, SLIDE);
};

/** A dragged counter follows the pointer at once. */
export const stopSliding = (editor: Editor): void => {
  delete editor.getContainer().dataset.sliding;
};

type Wanted = TLShapePartial<BoardShape> | TLShapePartial<PieceShape>;

/** Most edits move little or nothing: shapes in the right place are left alone. */
const isOutdated = (editor: Editor, { id, x, y, index, props }: Wanted): boolean => {
  const shape = editor.getShape(id);
  if (!shape) return false;
  const isSame = shape.x === x && shape.y === y && shape.index === index;
  return !isSame || JSON.stringify(shape.props) !== JSON.stringify(props);
};

/** Makes the shapes what the document says: tldraw is a view of it and keeps nothing of its own. */
export const syncShapes = (editor: Editor, sheet: SheetSize, position: Position): void => {
  const wanted = [makeBoardPartial(sheet, position), ...makePiecePartials(position)];
  const ids = new Set(wanted.map(({ id }) => id));
  const gone = editor.getCurrentPageShapes().filter(shape => !isAnnotationShape(shape) && !ids.has(shape.id));
  const fresh = wanted.filter(({ id }) => !editor.getShape(id));
  const known = wanted.filter(partial => isOutdated(editor, partial));
  if (gone.length + fresh.length + known.length === 0) return;
  startSliding(editor);
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
