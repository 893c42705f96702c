import type { Point } from '@/lib/geometry/board';
import type { Target } from '../../contract/about';
import type { PieceBox, Position } from '../../contract/position';
import type { LoggedOrder } from '../log/order-log';
import type { GameSession } from '../session/game-session';

/** Where an order went and what it hurt, in units of the board. */
export interface OrderTracePlan {
  readonly lines: readonly (readonly Point[])[];
  /** Around what was hurt. */
  readonly boxes: readonly PieceBox[];
  readonly board: { readonly width: number; readonly height: number };
  /** The usual side of a counter. */
  readonly size: number;
}

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

const pieceCentre = ({ pieces }: Position, id: string): readonly Point[] => {
  const box = pieces.find(piece => piece.id === id)?.box;
  return box ? [box.centre] : [];
};

const placeCentre = ({ board }: Position, id: string): readonly Point[] => {
  const space = board.kind === 'spaces' ? board.spaces.find(other => other.id === id) : undefined;
  return space ? [middleOf(space.outline)] : [];
};

const targetCentre = (position: Position, target: Target): readonly Point[] => {
  switch (target.type) {
    case 'piece':
      return pieceCentre(position, target.id);
    case 'place':
      return placeCentre(position, target.id);
    case 'outline':
      return [middleOf(target.points)];
    case 'side':
      return [];
  }
};

/** On the board before the order; the harm is searched for after it. Null: there is nothing to draw. */
export const traceOf = (
  { rules, moments }: Pick<GameSession, 'rules' | 'moments'>,
  viewer: string | 'all',
  { from, to, summary }: LoggedOrder,
): OrderTracePlan | null => {
  const [before, after] = [moments[from - 1], moments[to]];
  if (!summary || !before || !after) return null;
  const position = rules.position(before.state, viewer);
  const seen = rules.position(after.state, viewer);
  const { subjects, targets, path = [] } = summary.about;
  const starts = subjects.flatMap(id => pieceCentre(position, id));
  const [aim] = targets.flatMap(target => targetCentre(position, target));
  const way = path.flatMap(id => placeCentre(position, id));
  const ends = way.length > 0 ? way : aim ? [aim] : [];
  return {
    lines: starts.length > 0 && ends.length > 0 ? [[middleOf(starts), ...ends]] : [],
    boxes: summary.suffered.flatMap(id => boxIn(seen, id) ?? boxIn(position, id) ?? []),
    board: { width: position.board.width, height: position.board.height },
    size: position.pieces.find(({ box }) => box)?.box?.size ?? 60,
  };
};

const boxIn = ({ pieces }: Position, id: string): PieceBox | null =>
  pieces.find(piece => piece.id === id)?.box ?? null;

export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** How many counters wide a picture of an order is at least. */
const LEAST = 7;

/** The part of the board, three wide and two high, that shows an order; the whole board if it has no place. */
export const cropAround = ({ lines, boxes, board, size }: OrderTracePlan): Crop => {
  const points = [...lines.flat(), ...boxes.map(({ centre }) => centre)];
  if (points.length === 0) return { left: 0, top: 0, width: board.width };
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const wanted = Math.max(LEAST * size, right - left + 3 * size, (bottom - top + 3 * size) * 1.5);
  const width = Math.min(wanted, board.width, board.height * 1.5);
  const within = (middle: number, length: number, most: number): number =>
    Math.max(0, Math.min(most - length, middle - length / 2));
  return {
    left: within((left + right) / 2, width, board.width),
    top: within((top + bottom) / 2, width / 1.5, board.height),
    width,
  };
};
