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
  path.length < NEIGHBOURHOOD ? [] : pieces.filter(({ paths: [placed] }) => placed && startsWith(placed, path));

/** A piece itself is at fault when the finding names the place where it stands; otherwise only its space is. */
const isNamed = ({ paths: [placed] }: Piece, { path }: Finding): boolean =>
  placed !== undefined && startsWith(path, placed);

export interface Faults {
  readonly pieces: readonly string[];
  readonly spaces: readonly string[];
}

export const NO_FAULTS: Faults = { pieces: [], spaces: [] };

/** What the map frames in red. */
export const faultsOn = (position: Position, findings: readonly Finding[]): Faults => {
  const errors = findings.filter(isError);
  const pieces = position.pieces.filter(piece => errors.some(error => isNamed(piece, error)));
  const spaces = errors.flatMap(error => concernedPieces(position, error)).flatMap(({ space }) => space ?? []);
  return { pieces: pieces.map(({ id }) => id), spaces: [...new Set(spaces)] };
};

/** What is said of one piece. */
export const findingsAbout = (piece: Piece, findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ path }) => piece.paths.some(own => startsWith(path, own)));
