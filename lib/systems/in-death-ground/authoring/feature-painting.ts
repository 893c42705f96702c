import type { Change } from '@/lib/documents/change';
import { containsPoint, type Point } from '@/lib/geometry/board';
import { findNearestOnLine, measureDistance } from '@/lib/geometry/plane/plane';
import type { Scenario, TerrainPiece } from '../document/scenario';
import { round } from '../view/position';
import type { PieceKind } from '../vocabulary';

/** What is drawn on a piece that lies already: the crest of a hill, its plateau, a ford of a river. */
export const FEATURE_BRUSHES = ['crest', 'plateau', 'ford'] as const;
export type FeatureBrush = (typeof FEATURE_BRUSHES)[number];

const BEARERS: Readonly<Record<FeatureBrush, readonly PieceKind[]>> = {
  crest: ['gentle-hill', 'steep-hill'],
  plateau: ['steep-hill'],
  ford: ['river'],
};

type InchPoint = [number, number];

const distanceFrom = (piece: TerrainPiece, point: Point): number => {
  if ('edge' in piece) return Number.POSITIVE_INFINITY;
  if ('line' in piece) return measureDistance(findNearestOnLine(piece.line, point).at, point);
  if (containsPoint(piece.outline, point)) return 0;
  const [first] = piece.outline;
  return measureDistance(findNearestOnLine([...piece.outline, ...(first ? [first] : [])], point).at, point);
};

/** The piece that is meant: the one under the middle of the stroke, or the nearest that can have it. */
const findFeaturePiece = ({ board: { pieces } }: Scenario, brush: FeatureBrush, points: readonly Point[]) => {
  const middle = points[Math.floor(points.length / 2)];
  if (!middle) return null;
  const [nearest] = pieces
    .map((piece, index) => ({ piece, index, away: distanceFrom(piece, middle) }))
    .filter(({ piece }) => BEARERS[brush].includes(piece.kind))
    .sort((one, other) => one.away - other.away);
  return nearest ?? null;
};

/** The fords of a river with one more. */
const addFord = (piece: TerrainPiece, points: readonly InchPoint[]): readonly InchPoint[] | null => {
  const [first] = points;
  if (!('line' in piece) || !first) return null;
  const [x, y] = findNearestOnLine(piece.line, first).at;
  return [...(piece.fords ?? []), [round(x), round(y)]];
};

/** 7.1, 7.10 – A stroke on a hill draws its crest or plateau again; a click on a river sets one more ford. */
export const layFeature = (
  scenario: Scenario,
  brush: FeatureBrush,
  points: readonly InchPoint[],
): readonly Change[] => {
  const found = findFeaturePiece(scenario, brush, points);
  if (!found) return [];
  const path = ['board', 'pieces', found.index, brush === 'ford' ? 'fords' : brush];
  const value = brush === 'ford' ? addFord(found.piece, points) : points;
  return value ? [{ op: 'add', path, value }] : [];
};
