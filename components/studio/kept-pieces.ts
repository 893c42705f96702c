import { isAlike } from '@/lib/documents/json-diff';
import type { SpaceInWords } from '@/lib/game/game-system';
import type { Piece, Position } from '@/lib/game/position';

/** What an edit did not touch stays the same value, so that neither counters nor lists nor a thousand spaces are made again. */
export const withKeptPieces = (before: Position | null, after: Position): Position => {
  if (before === null) return after;
  const pieces = keptPieces(before.pieces, after.pieces);
  return { ...after, pieces, board: isAlike(before.board, after.board) ? before.board : after.board };
};

/** What reads as before stays the same value too. */
export const withKeptWords = (
  before: readonly SpaceInWords[],
  after: readonly SpaceInWords[],
): readonly SpaceInWords[] =>
  after.map((spoken, index) => {
    const earlier = before[index];
    return earlier && isAlike(earlier, spoken) ? earlier : spoken;
  });

const keptPieces = (before: readonly Piece[], after: readonly Piece[]): readonly Piece[] => {
  const known = new Map(before.map(piece => [piece.id, piece]));
  const pieces = after.map(piece => {
    const earlier = known.get(piece.id);
    return earlier && isAlike(earlier, piece) ? earlier : piece;
  });
  const isSame = pieces.length === before.length && pieces.every((piece, index) => piece === before[index]);
  return isSame ? before : pieces;
};
