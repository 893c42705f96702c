import { type JsonPath, startsWithPath } from '@/lib/documents/json-path';
import { type Finding, isError } from '@/lib/game/contract/finding';
import type { Piece, Position } from '@/lib/game/contract/position';

/** A path shorter than this names a whole part of the document, not the neighbourhood of some pieces. */
const NEIGHBOURHOOD = 3;

/** The pieces of a finding: named directly, or within the place that it names, or else beside it. */
export const findConcernedPieces = ({ pieces }: Position, { path }: Finding): readonly Piece[] => {
  const named = pieces.filter(piece => piece.paths.some(own => own.length > 0 && startsWithPath(path, own)));
  if (named.length > 0) return named;
  const within = piecesWithin(pieces, path);
  return within.length > 0 ? within : piecesWithin(pieces, path.slice(0, -1));
};

const piecesWithin = (pieces: readonly Piece[], path: JsonPath): readonly Piece[] =>
  path.length < NEIGHBOURHOOD
    ? []
    : pieces.filter(({ paths: [placed] }) => placed && startsWithPath(placed, path));

export interface InvalidPieces {
  readonly pieces: readonly string[];
  readonly spaces: readonly string[];
}

export const NO_INVALID_PIECES: InvalidPieces = { pieces: [], spaces: [] };

/** What the map frames in red. */
export const findInvalidPieces = (position: Position, findings: readonly Finding[]): InvalidPieces => {
  const pieces = findings.filter(isError).flatMap(error => findConcernedPieces(position, error));
  const ids = pieces.map(({ id }) => id);
  const spaces = pieces.flatMap(({ space }) => space ?? []);
  return { pieces: [...new Set(ids)], spaces: [...new Set(spaces)] };
};

/** The findings about one piece. */
export const listFindingsAbout = (
  position: Position,
  pieceId: string,
  findings: readonly Finding[],
): readonly Finding[] =>
  findings.filter(finding => findConcernedPieces(position, finding).some(({ id }) => id === pieceId));
