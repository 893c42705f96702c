import type { Piece, PieceBox, Position } from '@/lib/game/contract/position';
import type { Point } from '@/lib/geometry/board';

type Placed = Piece & { readonly box: PieceBox };

const isPlaced = (piece: Piece): piece is Placed => piece.box !== null;

/** How much of each counter must be visible; if less is, the stack is fanned out under the pointer. */
const FREE = 0.75;
const GAP = 5;
const PER_ROW = 4;

const isCovered = (one: PieceBox, other: PieceBox): boolean => {
  const room = (Math.min(one.size, other.size) + Math.max(one.size, other.size)) / 2;
  return [0, 1].every(axis => Math.abs((one.centre[axis] ?? 0) - (other.centre[axis] ?? 0)) < room * FREE);
};

/** Counters of one space that hide each other. */
export const findCrowd = ({ pieces }: Position, space: string): readonly Placed[] => {
  const here = pieces.filter(piece => piece.space === space).filter(isPlaced);
  const isCrowded = here.some((piece, index) =>
    here.slice(index + 1).some(other => isCovered(piece.box, other.box)),
  );
  return isCrowded ? here : [];
};

const middleOf = (boxes: readonly PieceBox[], axis: 0 | 1): number =>
  boxes.reduce((sum, { centre }) => sum + centre[axis], 0) / boxes.length;

/** In rows around the middle of the stack, the top one first, like cards laid out to be read. */
const fannedBoxes = (crowd: readonly Placed[]): ReadonlyMap<string, PieceBox> => {
  const boxes = crowd.map(({ box }) => box);
  const size = Math.max(...boxes.map(box => box.size));
  const rows = Math.ceil(crowd.length / PER_ROW);
  const centreOf = (index: number): Point => {
    const row = Math.floor(index / PER_ROW);
    const inRow = Math.min(PER_ROW, crowd.length - row * PER_ROW);
    return [
      middleOf(boxes, 0) + ((index % PER_ROW) - (inRow - 1) / 2) * (size + GAP),
      middleOf(boxes, 1) + (row - (rows - 1) / 2) * (size + GAP),
    ];
  };
  return new Map(crowd.map(({ id }, index) => [id, { centre: centreOf(index), size }]));
};

/** The position with the stack in one space laid out side by side. */
export const withFan = (position: Position, space: string | null): Position => {
  const crowd = space === null ? [] : findCrowd(position, space);
  if (crowd.length === 0) return position;
  const fanned = fannedBoxes(crowd);
  return {
    ...position,
    pieces: position.pieces.map(piece => ({ ...piece, box: fanned.get(piece.id) ?? piece.box })),
  };
};

/** Whether a point lies on one of the counters of a space, or between them. */
export const isWithin = ({ pieces }: Position, space: string, [x, y]: Point): boolean => {
  const boxes = pieces
    .filter(piece => piece.space === space)
    .filter(isPlaced)
    .map(({ box }) => box);
  const reach = (axis: 0 | 1, value: number): boolean =>
    value > Math.min(...boxes.map(({ centre, size }) => centre[axis] - size / 2)) - GAP &&
    value < Math.max(...boxes.map(({ centre, size }) => centre[axis] + size / 2)) + GAP;
  return boxes.length > 0 && reach(0, x) && reach(1, y);
};

/** The place in the stack where a counter was dropped: that of the nearest counter. */
export const findSlot = (stack: readonly Piece[], point: Point): number => {
  const away = stack.map(({ box }) =>
    box ? Math.hypot(box.centre[0] - point[0], box.centre[1] - point[1]) : Number.POSITIVE_INFINITY,
  );
  return away.indexOf(Math.min(...away));
};
