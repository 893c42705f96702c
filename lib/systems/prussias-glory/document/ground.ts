import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import {
  createHexGrid,
  directionTo,
  formatHexId,
  type HexGrid,
  hexOf,
  OFF_MAP,
  oppositeOf,
} from '@/lib/geometry/hex/hex';
import { COMPASS_EDGES, type CompassEdge, TERRAIN_KINDS, type TerrainKind } from '../vocabulary';
import type { BoardDocument } from './board-schema';

/**
 * The ground as the rules read it: the terrain of each hex and the features of each of its six sides, in typed
 * arrays. A hex is a number of the grid.
 */
export interface Ground {
  readonly grid: HexGrid;
  /** A bit for each kind of terrain. */
  readonly terrain: Uint8Array;
  /** Six for each hex, seen from that hex: the bits of SIDE. */
  readonly sides: Uint8Array;
  readonly towns: ReadonlyMap<string, readonly number[]>;
}

/** What lies on a side, seen from one of its hexes. */
export const HEXSIDE_BITS = {
  /** The neighbour is the higher one. */
  up: 1,
  down: 2,
  stream: 4,
  river: 8,
  bridge: 16,
  /** This hex is protected on that side. */
  entrenched: 32,
  /** The neighbour is protected against this hex. */
  facesEntrenchment: 64,
} as const;

export const groundOf = memoizeByIdentity((board: BoardDocument): Ground => {
  const grid = gridOf(board);
  const sides = new Uint8Array(grid.count * 6);
  const { slopes, streams, rivers, bridges, entrenchments } = board.hexsides;
  markSides(grid, sides, slopes, HEXSIDE_BITS.down, HEXSIDE_BITS.up);
  markSides(grid, sides, streams, HEXSIDE_BITS.stream, HEXSIDE_BITS.stream);
  markSides(grid, sides, rivers, HEXSIDE_BITS.river, HEXSIDE_BITS.river);
  markSides(grid, sides, bridges, HEXSIDE_BITS.bridge, HEXSIDE_BITS.bridge);
  markSides(grid, sides, entrenchments, HEXSIDE_BITS.entrenched, HEXSIDE_BITS.facesEntrenchment);
  const towns = new Map(board.towns.map(({ id, hexes }) => [id, hexesOf(grid, hexes)]));
  return { grid, terrain: terrainOf(board, grid), sides, towns };
});

/** The same grid for the same numbers, so that lines worked out on it are kept when an author paints. */
const GRIDS = new Map<string, HexGrid>();
const MAX_GRIDS = 40;

export const gridOf = ({ columns, rows, firstColumn = 1, firstRow = 1 }: BoardDocument): HexGrid => {
  const key = `${columns} ${rows} ${firstColumn} ${firstRow}`;
  const known = GRIDS.get(key);
  if (known) return known;
  const grid = createHexGrid({ columns, rows, first: { column: firstColumn, row: firstRow } });
  if (GRIDS.size >= MAX_GRIDS) GRIDS.clear();
  GRIDS.set(key, grid);
  return grid;
};

/** The two hexes of a side as it is written; null where they are no neighbours on the map. */
export const readHexside = (grid: HexGrid, text: string): readonly [number, number] | null => {
  const cut = text.indexOf('/');
  const [one, other] = [hexOf(grid, text.slice(0, cut)), hexOf(grid, text.slice(cut + 1))];
  if (one === OFF_MAP || other === OFF_MAP || directionTo(grid, one, other) < 0) return null;
  return [one, other];
};

const markSides = (
  grid: HexGrid,
  sides: Uint8Array,
  list: readonly string[],
  seenFromFirst: number,
  seenFromSecond: number,
): void => {
  for (const text of list) {
    const pair = readHexside(grid, text);
    if (!pair) continue;
    const direction = directionTo(grid, pair[0], pair[1]);
    const [here, there] = [pair[0] * 6 + direction, pair[1] * 6 + oppositeOf(direction)];
    sides[here] = (sides[here] ?? 0) | seenFromFirst;
    sides[there] = (sides[there] ?? 0) | seenFromSecond;
  }
};

const bitOf = (kind: TerrainKind): number => 1 << TERRAIN_KINDS.indexOf(kind);

const terrainOf = (board: BoardDocument, grid: HexGrid): Uint8Array => {
  const letters = new Map(
    Object.entries(board.legend).map(([letter, kinds]) => [
      letter,
      kinds.reduce((bits, kind) => bits | bitOf(kind), 0),
    ]),
  );
  const terrain = new Uint8Array(grid.count);
  for (const [row, letterRow] of board.terrain.slice(0, grid.rows).entries())
    for (let column = 0; column < grid.columns; column++)
      terrain[column * grid.rows + row] = letters.get(letterRow[column] ?? '') ?? 0;
  return terrain;
};

export const hasTerrain = ({ terrain }: Ground, hex: number, kind: TerrainKind): boolean =>
  ((terrain[hex] ?? 0) & bitOf(kind)) !== 0;

export const listTerrainKinds = (ground: Ground, hex: number): readonly TerrainKind[] =>
  TERRAIN_KINDS.filter(kind => hasTerrain(ground, hex, kind));

/** What lies between two neighbours, seen from the first. */
export const sideBetween = ({ grid, sides }: Ground, from: number, to: number): number =>
  sides[from * 6 + directionTo(grid, from, to)] ?? 0;

interface ReadRanges {
  readonly grid: HexGrid;
  readonly hexes: readonly number[];
  readonly set: ReadonlySet<number>;
}

/** What each list of ranges means on the grid that it was last asked for: many limits name the same areas. */
const RANGES_CACHE = new WeakMap<readonly string[], ReadRanges>();

const readRangesCached = (grid: HexGrid, ranges: readonly string[]): ReadRanges => {
  const known = RANGES_CACHE.get(ranges);
  if (known?.grid === grid) return known;
  const hexes = readRanges(grid, ranges);
  const read = { grid, hexes, set: new Set(hexes) };
  RANGES_CACHE.set(ranges, read);
  return read;
};

/** "2104" or "1001..1223", as hexes of the map; those beyond it are left out. */
export const hexesOf = (grid: HexGrid, ranges: readonly string[]): readonly number[] =>
  readRangesCached(grid, ranges).hexes;

/** Whether some ranges hold a hex. */
export const includesHex = (grid: HexGrid, ranges: readonly string[], hex: number): boolean =>
  readRangesCached(grid, ranges).set.has(hex);

const readRanges = (grid: HexGrid, ranges: readonly string[]): readonly number[] =>
  ranges
    .flatMap(range => {
      const [first = '', last = first] = range.split('..');
      return first === last ? [hexOf(grid, first)] : hexesOfBlock(grid, first, last);
    })
    .filter(hex => hex !== OFF_MAP);

const hexesOfBlock = (grid: HexGrid, first: string, last: string): number[] => {
  const [[fromColumn, fromRow], [toColumn, toRow]] = [cellOf(grid, first), cellOf(grid, last)];
  const found: number[] = [];
  for (let column = Math.max(0, fromColumn); column <= Math.min(toColumn, grid.columns - 1); column++)
    for (let row = Math.max(0, fromRow); row <= Math.min(toRow, grid.rows - 1); row++)
      found.push(column * grid.rows + row);
  return found;
};

/** Column and place in the column from 0, on the map or beyond it. */
const cellOf = (grid: HexGrid, hex: string): readonly [number, number] => {
  const figures = hex.length / 2;
  return [Number(hex.slice(0, figures)) - grid.first.column, Number(hex.slice(figures)) - grid.first.row];
};

export const hexIdOf = ({ grid }: Ground, hex: number): string => formatHexId(grid, hex);

/** Where an edge of the compass lies on the picture: 0 at the top, 1 on the right, 2 at the bottom, 3 on the left. */
export const pageEdgeOf = ({ north }: Pick<BoardDocument, 'north'>, edge: CompassEdge): number =>
  (north / 90 + COMPASS_EDGES.indexOf(edge)) % 4;
