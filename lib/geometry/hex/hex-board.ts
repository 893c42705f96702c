import type { SpaceBoard } from '../board';
import { computeHexCentre, computeHexOutline, formatHexId, type HexGrid, neighbourOf, OFF_MAP } from './hex';

/** The hexes as named spaces. */
export const createHexBoard = (grid: HexGrid): SpaceBoard => ({
  kind: 'spaces',
  width: grid.width,
  height: grid.height,
  spaces: Array.from({ length: grid.count }, (_, hex) => ({
    id: formatHexId(grid, hex),
    centre: computeHexCentre(grid, hex),
    outline: computeHexOutline(grid, hex),
    neighbours: [0, 1, 2, 3, 4, 5]
      .map(direction => neighbourOf(grid, hex, direction))
      .filter(other => other !== OFF_MAP)
      .map(other => formatHexId(grid, other)),
  })),
});
