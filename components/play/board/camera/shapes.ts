import type { Target } from '@/lib/game/contract/about';
import type { Piece, Position } from '@/lib/game/contract/position';
import {
  type Board,
  containsPoint,
  type Point,
  type SpaceBoard,
  spaceAt,
  spaceById,
} from '@/lib/geometry/board';
import type { Box } from './camera';

export type Outline = readonly Point[];

/** The corners of a piece as it lies on the board; null: it is not on it. */
export const outlineOfPiece = ({ box }: Piece): Outline | null => {
  if (!box) return null;
  const [left, top] = [box.centre[0] - box.size / 2, box.centre[1] - box.size / 2];
  const { size } = box;
  return (
    box.outline?.map(([x, y]): Point => [left + x, top + y]) ?? [
      [left, top],
      [left + size, top],
      [left + size, top + size],
      [left, top + size],
    ]
  );
};

const asSpaces = (board: Board): SpaceBoard | null => (board.kind === 'spaces' ? board : null);

export const outlineOfSpace = ({ board }: Position, id: string): Outline | null => {
  const spaces = asSpaces(board);
  return (spaces && spaceById(spaces, id)?.outline) ?? null;
};

/** Where a target lies on the board; null: it is none of its places. */
export const outlineOfTarget = (
  position: Position,
  pieceOf: ReadonlyMap<string, Piece>,
  target: Target,
): Outline | null => {
  if (target.type === 'outline') return target.points;
  if (target.type === 'place') return outlineOfSpace(position, target.id);
  const piece = target.type === 'piece' ? pieceOf.get(target.id) : undefined;
  return piece ? outlineOfPiece(piece) : null;
};

export const boxOf = (outlines: readonly Outline[]): Box | null => {
  const points = outlines.flat();
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};

export const middleOf = ({ left, top, right, bottom }: Box): Point => [
  (left + right) / 2,
  (top + bottom) / 2,
];

export const toSvgPoints = (outline: Outline): string => outline.map(point => point.join(',')).join(' ');

/** The uppermost piece and the space under a point of the board. */
export const hitBoard = (
  { board, pieces }: Position,
  point: Point,
): { readonly piece: string | null; readonly space: string | null } => {
  const piece = pieces.findLast(each => {
    const outline = outlineOfPiece(each);
    return outline !== null && containsPoint(outline, point);
  });
  const spaces = asSpaces(board);
  return { piece: piece?.id ?? null, space: (spaces && spaceAt(spaces, point)?.id) ?? piece?.space ?? null };
};

/** How long the side of an ordinary counter is; 0: there are none. */
export const usualCounterSize = ({ pieces }: Position): number => {
  const sizes = pieces.flatMap(({ box }) => box?.size ?? []).toSorted((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
};

/** Whether all of these pieces wait off the board. */
export const isInTray = (ids: readonly string[], pieceOf: ReadonlyMap<string, Piece>): boolean =>
  ids.every(id => {
    const piece = pieceOf.get(id);
    return piece !== undefined && piece.space === null && piece.box === null;
  });
