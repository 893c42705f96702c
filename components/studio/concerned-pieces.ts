import { type JsonPath, startsWith } from '@/lib/documents/json-path';
import { type Finding, isError } from '@/lib/game/finding';
import type { Piece, Position } from '@/lib/game/position';

/** A path shorter than this names a whole part of the document, not the neighbourhood of some pieces. */
const NEIGHBOURHOOD = 3;

/** The pieces that a finding speaks of: named itself, or else named within the place that it names, or else beside it. */
export const concernedPieces = ({ pieces }: Position, { path }: Finding): readonly Piece[] => {
  const named = pieces.filter(piece => piece.paths.some(own => own.length > 0 && startsWith(path, own)));
  if (named.length > 0) return named;
  const within = piecesWithin(pieces, path);
  return within.length > 0 ? within : piecesWithin(pieces, path.slice(0, -1));
};

const piecesWithin = (pieces: readonly Piece[], path: JsonPath): readonly Piece[] =>
  path.length < NEIGHBOURHOOD
    ? []
    : pieces.filter(({ paths: [placed] }) => placed && startsWith(placed, path));

export interface Faults {
  readonly pieces: readonly string[];
  readonly spaces: readonly string[];
}

export const NO_FAULTS: Faults = { pieces: [], spaces: [] };

/** What the map frames in red. */
export const faultsOn = (position: Position, findings: readonly Finding[]): Faults => {
  const pieces = findings.filter(isError).flatMap(error => concernedPieces(position, error));
  const ids = pieces.map(({ id }) => id);
  const spaces = pieces.flatMap(({ space }) => space ?? []);
  return { pieces: [...new Set(ids)], spaces: [...new Set(spaces)] };
};

/** What is said of one piece. */
export const findingsAbout = (
  position: Position,
  pieceId: string,
  findings: readonly Finding[],
): readonly Finding[] =>
  findings.filter(finding => concernedPieces(position, finding).some(({ id }) => id === pieceId));
