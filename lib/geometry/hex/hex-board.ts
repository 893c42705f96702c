import type { SpaceBoard } from '../board';
import { type HexGrid, hexCentre, hexId, hexOutline, neighbourOf, OFF_MAP } from './hex';

/** The hexes as named spaces. */
export const createHexBoard = (grid: HexGrid): SpaceBoard => ({
  kind: 'spaces',
  width: grid.width,
  height: grid.height,
  spaces: Array.from({ length: grid.count }, (_, hex) => ({
    id: hexId(grid, hex),
    centre: hexCentre(grid, hex),
    outline: hexOutline(grid, hex),
    neighbours: [0, 1, 2, 3, 4, 5]
      .map(direction => neighbourOf(grid, hex, direction))
      .filter(other => other !== OFF_MAP)
      .map(other => hexId(grid, other)),
  })),
});
