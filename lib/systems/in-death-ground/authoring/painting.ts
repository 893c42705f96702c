import type { Change } from '@/lib/documents/change';
import type { ShapeEditing } from '@/lib/game/contract/authoring/editing';
import type { Point } from '@/lib/geometry/board';
import type { Scenario, TerrainPiece } from '../document/scenario';
import { toInches } from '../view/position';
import { AREA_KINDS, EDGES, LINE_KINDS } from '../vocabulary';
import { FEATURE_BRUSHES, layFeature } from './feature-painting';
import { layWall, removeWall, reshapeWall, WALL_BRUSHES } from './wall-painting';

const WIDTHS: Readonly<Record<(typeof LINE_KINDS)[number], number>> = {
  stream: 1,
  ravine: 4,
  river: 4,
  road: 1,
};

const findFreePieceId = ({ board }: Scenario, kind: string): string => {
  const taken = new Set(board.pieces.map(({ id }) => id));
  let number = 1;
  while (taken.has(`${kind}-${number}`)) number += 1;
  return `${kind}-${number}`;
};

const PIECES = ['board', 'pieces'] as const;

/** A stroke of a brush: areas close by themselves, lines keep their ends, walls close where they end at their beginning. */
const layPiece = (scenario: Scenario, brush: string, points: readonly Point[]): readonly Change[] => {
  const built = WALL_BRUSHES.find(each => each === brush);
  if (built) return layWall(scenario, built, points.map(toInches));
  const feature = FEATURE_BRUSHES.find(each => each === brush);
  if (feature) return layFeature(scenario, feature, points.map(toInches));
  const value = pieceFromStroke(scenario, brush, points);
  return value ? [{ op: 'add', path: [...PIECES, '-'], value }] : [];
};

const pieceFromStroke = (
  scenario: Scenario,
  brush: string,
  points: readonly Point[],
): TerrainPiece | null => {
  const id = findFreePieceId(scenario, brush);
  const placed = points.map(toInches);
  const area = AREA_KINDS.find(kind => kind === brush);
  if (area) return placed.length >= 3 ? { id, kind: area, outline: placed } : null;
  const line = LINE_KINDS.find(kind => kind === brush);
  if (line) return placed.length >= 2 ? { id, kind: line, line: placed, width: WIDTHS[line] } : null;
  const [first] = placed;
  return brush === 'beach' && first
    ? { id, kind: 'beach', edge: findNearestEdge(scenario, first), ground: 'sand' }
    : null;
};

const findNearestEdge = ({ board: { width, height } }: Scenario, [x, y]: Point): (typeof EDGES)[number] => {
  const away = { top: y, right: width - x, bottom: height - y, left: x };
  return EDGES.reduce((best, edge) => (away[edge] < away[best] ? edge : best));
};

const reshapePiece = (scenario: Scenario, shapeId: string, points: readonly Point[]): readonly Change[] => {
  if ((scenario.board.walls ?? []).some(({ id }) => id === shapeId))
    return reshapeWall(scenario, shapeId, points.map(toInches));
  const index = scenario.board.pieces.findIndex(({ id }) => id === shapeId);
  const piece = scenario.board.pieces[index];
  if (!piece || 'edge' in piece) return [];
  const key = 'outline' in piece ? 'outline' : 'line';
  if (points.length < (key === 'outline' ? 3 : 2)) return [];
  const shaped: Change = { op: 'replace', path: [...PIECES, index, key], value: points.map(toInches) };
  // A crest or plateau that was drawn for the old outline would hang in the air.
  const stale = (['crest', 'plateau'] as const).filter(field => Object.hasOwn(piece, field));
  return [shaped, ...stale.map((field): Change => ({ op: 'remove', path: [...PIECES, index, field] }))];
};

const removePiece = (scenario: Scenario, shapeId: string): readonly Change[] => {
  const index = scenario.board.pieces.findIndex(({ id }) => id === shapeId);
  return index < 0 ? removeWall(scenario, shapeId) : [{ op: 'remove', path: [...PIECES, index] }];
};

export const shapeEditing: ShapeEditing<Scenario> = {
  add: layPiece,
  reshape: reshapePiece,
  remove: removePiece,
};
