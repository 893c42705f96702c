import type { Piece, Position } from '@/lib/game/position';

const isSame = (left: unknown, right: unknown): boolean =>
  left === right || JSON.stringify(left) === JSON.stringify(right);

/** Pieces that an edit did not touch stay the same values, so that their counters are not drawn again. */
export const withKeptPieces = (before: Position | null, after: Position): Position => {
  if (before === null) return after;
  const known = new Map(before.pieces.map(piece => [piece.id, piece]));
  const kept = (piece: Piece): Piece => {
    const earlier = known.get(piece.id);
    return earlier && isSame(earlier, piece) ? earlier : piece;
  };
  return { ...after, pieces: after.pieces.map(kept) };
};
