import type { Change } from '@/lib/documents/change';
import { columnOf, hexOf, OFF_MAP, rowOf } from '@/lib/geometry/hex/hex';
import type { FriendlyEdges } from '../document/board-schema';
import { gridOf, pageEdgeOf } from '../document/ground';
import type { Scenario } from '../document/scenario';
import { COMPASS_EDGES, type CompassEdge } from '../vocabulary';

export const EDGE_BRUSHES = ['edge-first', 'edge-second'] as const;
export type EdgeBrush = (typeof EDGE_BRUSHES)[number];

/** 8.4 – A stroke along an edge of the map makes it friendly to a side; painted again, it is so no more. */
export const paintEdge = (
  { board, sides }: Scenario,
  brush: EdgeBrush,
  places: readonly string[],
): readonly Change[] => {
  const side = sides[brush === 'edge-first' ? 0 : 1]?.id;
  const edge = findEdge(board, places);
  if (side === undefined || edge === null) return [];
  const known = board.friendlyEdges.find(entry => entry.side === side);
  const edges = known?.edges.includes(edge)
    ? known.edges.filter(other => other !== edge)
    : COMPASS_EDGES.filter(other => other === edge || known?.edges.includes(other));
  const changed: FriendlyEdges = { ...known, side, edges };
  const value = known
    ? board.friendlyEdges.map(entry => (entry === known ? changed : entry))
    : [...board.friendlyEdges, changed];
  return [{ op: 'replace', path: ['board', 'friendlyEdges'], value }];
};

/** The edge of the picture along which most of the stroke lies, by the compass of the map. */
const findEdge = (board: Scenario['board'], places: readonly string[]): CompassEdge | null => {
  const grid = gridOf(board);
  const hexes = places.map(place => hexOf(grid, place)).filter(hex => hex !== OFF_MAP);
  const counts = [
    hexes.filter(hex => rowOf(grid, hex) === 0).length,
    hexes.filter(hex => columnOf(grid, hex) === grid.columns - 1).length,
    hexes.filter(hex => rowOf(grid, hex) === grid.rows - 1).length,
    hexes.filter(hex => columnOf(grid, hex) === 0).length,
  ];
  const most = Math.max(...counts);
  if (most === 0) return null;
  return COMPASS_EDGES.find(edge => pageEdgeOf(board, edge) === counts.indexOf(most)) ?? null;
};
