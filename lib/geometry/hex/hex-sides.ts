import type { Point } from '../board';
import {
  CORNERS,
  columnOf,
  type HexGrid,
  halvesDown,
  hexAt,
  hexCentre,
  hexCorner,
  hexId,
  hexOf,
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
 * A side is named by its two hexes, the lower number first: "2103/2104". At the edge of the map the missing hex is replaced by the
 * direction in which it would lie: "2101/edge-0".
 */
export const sideName = (grid: HexGrid, { hex, direction }: HexSide): string => {
  const beyond = neighbourOf(grid, hex, direction);
  if (beyond === OFF_MAP) return `${hexId(grid, hex)}/edge-${direction}`;
  return `${hexId(grid, Math.min(hex, beyond))}/${hexId(grid, Math.max(hex, beyond))}`;
};

/** The side of that name, seen from the hex that it names first; the two hexes may stand in either order. */
export const parseSideName = (grid: HexGrid, name: string): HexSide | undefined => {
  const [first = '', second = ''] = name.split('/');
  const hex = hexOf(grid, first);
  if (hex === OFF_MAP) return undefined;
  const edge = /^edge-([0-5])$/.exec(second);
  const direction = edge ? Number(edge[1]) : directionOf(grid, hex, hexOf(grid, second));
  if (direction === undefined) return undefined;
  return (neighbourOf(grid, hex, direction) === OFF_MAP) === (edge !== null) ? { hex, direction } : undefined;
};

const directionOf = (grid: HexGrid, hex: number, other: number): number | undefined =>
  other === OFF_MAP
    ? undefined
    : [0, 1, 2, 3, 4, 5].find(direction => neighbourOf(grid, hex, direction) === other);

/** One number for a side, the same from both its hexes: what is known of sides can stand in a typed array of six for each hex. */
export const sideKey = (grid: HexGrid, { hex, direction }: HexSide): number => {
  const beyond = neighbourOf(grid, hex, direction);
  return beyond === OFF_MAP || hex < beyond ? hex * 6 + direction : beyond * 6 + oppositeOf(direction);
};

export const sideOfKey = (key: number): HexSide => ({ hex: Math.floor(key / 6), direction: key % 6 });

/** The two ends of a side on the board, clockwise about its hex. */
export const sideEnds = (grid: HexGrid, { hex, direction }: HexSide): readonly [Point, Point] => [
  hexCorner(grid, hex, direction),
  hexCorner(grid, hex, direction + 1),
];

/** The same side from the hex beyond it; none at the edge of the map. */
export const acrossSide = (grid: HexGrid, { hex, direction }: HexSide): HexSide | undefined => {
  const beyond = neighbourOf(grid, hex, direction);
  return beyond === OFF_MAP ? undefined : { hex: beyond, direction: oppositeOf(direction) };
};

/** All sides of the map, each once. */
export const sidesOf = (grid: HexGrid): readonly HexSide[] =>
  Array.from({ length: grid.count * 6 }, (_, key) => key)
    .map(sideOfKey)
    .filter((side, key) => sideKey(grid, side) === key);

/** The side nearest to a point on the map, seen from the hex in which the point lies. */
export const nearestSide = (grid: HexGrid, point: Point): HexSide | undefined => {
  const hex = hexAt(grid, point);
  if (hex === OFF_MAP) return undefined;
  const [x, y] = hexCentre(grid, hex);
  // Sides are crossed at 30, 90, 150… degrees; the sector that holds the point names the nearest.
  const turn = Math.atan2(point[0] - x, y - point[1]) / (Math.PI / 3);
  return { hex, direction: (Math.round(turn) + 6) % 6 };
};

/** One number for a corner of the map, the same from all hexes that meet there. */
export const cornerKey = (grid: HexGrid, hex: number, corner: number): number => {
  const [across, down] = CORNERS[corner % 6] ?? [0, 0];
  return (3 * columnOf(grid, hex) + across + 2) * (2 * grid.rows + 4) + halvesDown(grid, hex) + down + 1;
};

/** The hexes of the map that meet at a corner: three inside, fewer at the edge. */
export const hexesAtCorner = (grid: HexGrid, hex: number, corner: number): readonly number[] =>
  [hex, neighbourOf(grid, hex, (corner + 5) % 6), neighbourOf(grid, hex, corner % 6)].filter(
    found => found !== OFF_MAP,
  );
