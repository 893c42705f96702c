import { isEqualJson } from '@/lib/documents/compare/json-diff';
import type { SpaceDescription } from '@/lib/game/contract/game-system';
import type { Piece, Position } from '@/lib/game/contract/position';

/**
 * Parts that an edit did not touch stay the same value, so that counters, lists and a thousand spaces do not render
 * again.
 */
export const reuseUnchangedPieces = (before: Position | null, after: Position): Position => {
  if (before === null) return after;
  const pieces = reusePieceList(before.pieces, after.pieces);
  return { ...after, pieces, board: isEqualJson(before.board, after.board) ? before.board : after.board };
};

/** Texts that did not change stay the same value too. */
export const reuseUnchangedWords = (
  before: readonly SpaceDescription[],
  after: readonly SpaceDescription[],
): readonly SpaceDescription[] =>
  after.map((labelled, index) => {
    const earlier = before[index];
    return earlier && isEqualJson(earlier, labelled) ? earlier : labelled;
  });

const reusePieceList = (before: readonly Piece[], after: readonly Piece[]): readonly Piece[] => {
  const known = new Map(before.map(piece => [piece.id, piece]));
  const pieces = after.map(piece => {
    const earlier = known.get(piece.id);
    return earlier && isEqualJson(earlier, piece) ? earlier : piece;
  });
  const isSame = pieces.length === before.length && pieces.every((piece, index) => piece === before[index]);
  return isSame ? before : pieces;
};
