import type { Point } from '../board';
import {
  CORNERS,
  columnOf,
  computeHalvesDown,
  computeHexCorner,
  type HexGrid,
  neighbourOf,
  OFF_MAP,
  oppositeOf,
} from './hex';

/** A hexside seen from one of its hexes. */
export interface HexSide {
  readonly hex: number;
  readonly direction: number;
}

/**
 * One number for a side, the same from both its hexes, so that data of sides can stand in a typed array of six for
 * each hex.
 */
export const computeSideKey = (grid: HexGrid, { hex, direction }: HexSide): number => {
  const beyond = neighbourOf(grid, hex, direction);
  return beyond === OFF_MAP || hex < beyond ? hex * 6 + direction : beyond * 6 + oppositeOf(direction);
};

export const sideOfKey = (key: number): HexSide => ({ hex: Math.floor(key / 6), direction: key % 6 });

/** The two ends of a side on the board, clockwise about its hex. */
export const computeSideEnds = (grid: HexGrid, { hex, direction }: HexSide): readonly [Point, Point] => [
  computeHexCorner(grid, hex, direction),
  computeHexCorner(grid, hex, direction + 1),
];

/** All sides of the map, each once. */
export const sidesOf = (grid: HexGrid): readonly HexSide[] =>
  Array.from({ length: grid.count * 6 }, (_, key) => key)
    .map(sideOfKey)
    .filter((side, key) => computeSideKey(grid, side) === key);

/** One number for a corner of the map, the same from all hexes that meet there. */
export const computeCornerKey = (grid: HexGrid, hex: number, corner: number): number => {
  const [across, down] = CORNERS[corner % 6] ?? [0, 0];
  return (
    (3 * columnOf(grid, hex) + across + 2) * (2 * grid.rows + 4) + computeHalvesDown(grid, hex) + down + 1
  );
};

/** The hexes of the map that meet at a corner: three inside, fewer at the edge. */
export const hexesAtCorner = (grid: HexGrid, hex: number, corner: number): readonly number[] =>
  [hex, neighbourOf(grid, hex, (corner + 5) % 6), neighbourOf(grid, hex, corner % 6)].filter(
    found => found !== OFF_MAP,
  );
