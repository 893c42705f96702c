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
import type { Box, ReadableSizes } from './camera';

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

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const shortSideOf = (outline: Outline): number => {
  const box = boxOf([outline]);
  return box ? Math.min(box.right - box.left, box.bottom - box.top) : 0;
};

/** A unit of several bases is as high as its shorter side, however long it is. */
const counterSize = ({ pieces }: Position): number =>
  medianOf(
    pieces.flatMap(piece => {
      const outline = outlineOfPiece(piece);
      return outline ? [Math.min(piece.box?.size ?? 0, shortSideOf(outline))] : [];
    }),
  );

/** More are hexes, which counters fill. */
const MOST_TILES = 60;

/** What must be readable on a board, by its usual size. */
export const readableSizesOf = (position: Position): ReadableSizes => {
  const { board } = position;
  const spaces = asSpaces(board)?.spaces ?? [];
  const counter = counterSize(position);
  if (spaces.length === 0 || spaces.length > MOST_TILES) return { counter, tile: 0, place: 0 };
  const boxes = spaces.flatMap(({ outline }) => boxOf([outline]) ?? []);
  const sides = boxes.map(({ left, right }) => right - left);
  const area = boxes.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0);
  const isCovered = area > 0.8 * board.width * board.height;
  // Where places lie apart, their contents are numbers to be read with them, not units: also those of the smallest.
  return isCovered
    ? { counter, tile: medianOf(sides), place: 0 }
    : { counter: 0, tile: 0, place: Math.min(...sides) };
};

/** Whether all of these pieces wait off the board. */
export const isInTray = (ids: readonly string[], pieceOf: ReadonlyMap<string, Piece>): boolean =>
  ids.every(id => {
    const piece = pieceOf.get(id);
    return piece !== undefined && piece.space === null && piece.box === null;
  });
