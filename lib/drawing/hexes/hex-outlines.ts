import {
  columnOf,
  computeHexCentre,
  createHexGrid,
  type HexGrid,
  neighbourOf,
  OFF_MAP,
  rowOf,
} from '@/lib/geometry/hex/hex';
import { computeCornerKey, type HexSide } from '@/lib/geometry/hex/hex-sides';
import { memoizeRecent } from '../lru-memo';
import type { Point } from '../math/points';
import { hashCell, hashText } from '../math/random';
import { smoothPath } from '../path-data';
import type { HexGround } from './hex-ground';

export interface PatchShape {
  /** How far a free edge stands from the middle of its hex, in radii. */
  readonly reach: number;
  /** How unruly its edge is. */
  readonly wobble: number;
}

/** All hexes of one kind as one path: they run into each other where they touch, and round off where they do not. */
export const drawPatchPath = (
  { grid, seed }: Pick<HexGround, 'grid' | 'seed'>,
  hexes: readonly number[],
  shape: PatchShape,
): string => {
  const rimmed = withRim(grid, hexes);
  return traceBorders(rimmed.grid, rimmed.hexes)
    .map(border =>
      smoothPath(
        border.flatMap((side, index) => edgePoints(rimmed, hashText(seed), border, side, index, shape)),
        true,
      ),
    )
    .join('');
};

/** An area on a map that is larger by one hex all about. */
export interface RimmedArea {
  readonly grid: HexGrid;
  readonly hexes: readonly number[];
  /** Where the centre of one of its hexes lies on the true map. */
  centre(hex: number): Point;
}

const rimOf = memoizeRecent(
  8,
  ({ columns, rows, first, radius }: HexGrid) => `${columns} ${rows} ${first.column} ${first.row} ${radius}`,
  ({ columns, rows, first, radius }: HexGrid) =>
    createHexGrid({
      columns: columns + 2,
      rows: rows + 2,
      first: { column: first.column - 1, row: first.row - 1 },
      radius,
    }),
);

/** Ground at the edge of the map continues beyond it: a hex of the rim takes the kind of most hexes beside it. */
export const withRim = (grid: HexGrid, hexes: readonly number[]): RimmedArea => {
  const rim = rimOf(grid);
  const moved = hexes.map(hex => (columnOf(grid, hex) + 1) * rim.rows + rowOf(grid, hex) + 1);
  const among = new Set(moved);
  const outside = new Set(moved.flatMap(hex => neighboursOf(rim, hex)).filter(hex => !isOnMap(rim, hex)));
  const joining = [...outside].filter(hex => {
    const inside = neighboursOf(rim, hex).filter(other => isOnMap(rim, other));
    return inside.filter(other => among.has(other)).length * 2 >= inside.length;
  });
  const centre = (hex: number): Point => {
    const [x, y] = computeHexCentre(rim, hex);
    return [x - 1.5 * rim.radius, y - Math.sqrt(3) * rim.radius];
  };
  return { grid: rim, hexes: [...moved, ...joining], centre };
};

const neighboursOf = (grid: HexGrid, hex: number): readonly number[] =>
  [0, 1, 2, 3, 4, 5].map(direction => neighbourOf(grid, hex, direction)).filter(other => other !== OFF_MAP);

const isOnMap = (rim: HexGrid, hex: number): boolean => {
  const [column, row] = [columnOf(rim, hex), rowOf(rim, hex)];
  return column > 0 && row > 0 && column < rim.columns - 1 && row < rim.rows - 1;
};

/** The outer sides of an area, in closed rings, clockwise about the area. */
export const traceBorders = (grid: HexGrid, hexes: readonly number[]): readonly (readonly HexSide[])[] => {
  const among = new Set(hexes);
  const walked = new Set<number>();
  const found: HexSide[][] = [];
  const isBorder = (hex: number, direction: number): boolean => !among.has(neighbourOf(grid, hex, direction));
  for (const start of among)
    for (let first = 0; first < 6; first++) {
      if (!isBorder(start, first) || walked.has(start * 6 + first)) continue;
      const ring: HexSide[] = [];
      for (let [hex, direction] = [start, first]; !walked.has(hex * 6 + direction); ) {
        walked.add(hex * 6 + direction);
        ring.push({ hex, direction });
        const next = (direction + 1) % 6;
        if (isBorder(hex, next)) direction = next;
        else [hex, direction] = [neighbourOf(grid, hex, next), (direction + 5) % 6];
      }
      found.push(ring);
    }
  return found;
};

/** The corner where a side begins, and its middle. An inner corner is filled a little, an outer one rounded. */
const edgePoints = (
  { grid, centre }: RimmedArea,
  key: number,
  border: readonly HexSide[],
  { hex, direction }: HexSide,
  index: number,
  { reach, wobble }: PatchShape,
): readonly Point[] => {
  const unruly = (at: number): number => 1 + wobble * (hashCell(key, at, 7) - 0.5);
  const isOuter = (border.at(index - 1)?.hex ?? hex) === hex;
  const corner = isOuter ? reach * 0.97 * unruly(computeCornerKey(grid, hex, direction)) : 0.62 + 0.4 * reach;
  return [
    computeSpokePoint(centre(hex), grid.radius * corner, direction * 2),
    computeSpokePoint(centre(hex), grid.radius * reach * unruly(hex * 6 + direction), direction * 2 + 1),
  ];
};

/** Corners have even places and the middles of sides odd ones, clockwise from the upper left corner. */
export const computeSpokePoint = ([x, y]: Point, length: number, place: number): Point => {
  const angle = (place * Math.PI) / 6 - (2 * Math.PI) / 3;
  return [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
};
