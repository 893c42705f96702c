import {
  cellsOf,
  createSquareBoard,
  DIRECTIONS,
  type Direction,
  measureSquareDistance,
  type SquareCell,
  stepTo,
} from '@/lib/geometry/square';

export const COLUMNS = 5;
export const ROWS = 4;
/** Length of a tile's side in board units. */
export const TILE_SIZE = 220;

const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
const NUMBERS = ['4', '3', '2', '1'] as const;
export type TileId = `${(typeof LETTERS)[number]}${(typeof NUMBERS)[number]}`;

export const composeTileId = ({ column, row }: SquareCell): TileId => {
  const letter = LETTERS[column];
  const number = NUMBERS[row];
  if (!letter || !number) throw new Error(`no tile at column ${column}, row ${row}`);
  return `${letter}${number}`;
};

export const TILE_IDS: readonly TileId[] = cellsOf(COLUMNS, ROWS).map(composeTileId);

const CELLS: ReadonlyMap<TileId, SquareCell> = new Map(
  cellsOf(COLUMNS, ROWS).map(cell => [composeTileId(cell), cell]),
);

export const cellOf = (tile: TileId): SquareCell => {
  const cell = CELLS.get(tile);
  if (!cell) throw new Error(`no tile ${tile}`);
  return cell;
};

export const BOARD = createSquareBoard(COLUMNS, ROWS, TILE_SIZE, composeTileId);

/** The side that moves first is at the bottom of the map (0), the other at the top (1). */
export type SideIndex = 0 | 1;

export const FRONT_TILES = ['left-flank', 'left-centre', 'centre', 'right-centre', 'right-flank'] as const;
export const BACK_TILES = ['left-wing', 'left-rear', 'rear', 'right-rear', 'right-wing'] as const;
export type TileName = (typeof FRONT_TILES)[number] | (typeof BACK_TILES)[number];

export interface NamedTile {
  /** The side whose half contains it. */
  readonly side: SideIndex;
  readonly name: TileName;
}

/** 2.1 – Ten tiles belong to each army's half; each has its name as its owner sees it. */
export const toNamedTile = (tile: TileId): NamedTile => NAMED_TILES[tile];

const NAMED_TILES = Object.fromEntries(TILE_IDS.map(tile => [tile, nameOfTile(tile)])) as Readonly<
  Record<TileId, NamedTile>
>;

function nameOfTile(tile: TileId): NamedTile {
  const { column, row } = cellOf(tile);
  const side: SideIndex = row < 2 ? 1 : 0;
  const fromLeft = side === 0 ? column : COLUMNS - 1 - column;
  const names = row === 1 || row === 2 ? FRONT_TILES : BACK_TILES;
  const name = names[fromLeft];
  if (!name) throw new Error(`tile ${tile} has no name`);
  return { side, name };
}

const tilesByName = (side: SideIndex): ReadonlyMap<TileName, TileId> =>
  new Map(
    TILE_IDS.filter(tile => toNamedTile(tile).side === side).map(
      tile => [toNamedTile(tile).name, tile] as const,
    ),
  );

const TILES_BY_NAME = [tilesByName(0), tilesByName(1)] as const;

export const tileOf = (side: SideIndex, name: TileName): TileId => {
  const found = TILES_BY_NAME[side].get(name);
  if (!found) throw new Error(`no tile ${name}`);
  return found;
};

/** 2.1 – Tiles join along their sides only, and distances are counted so. */
export const measureTileDistance = (from: TileId, to: TileId): number => DISTANCES[from][to];

/** A value for each tile, worked out once. */
const tableOf = <Value>(valueOn: (tile: TileId) => Value): Readonly<Record<TileId, Value>> =>
  Object.fromEntries(TILE_IDS.map(tile => [tile, valueOn(tile)])) as Record<TileId, Value>;

const DISTANCES = tableOf(from => tableOf(to => measureSquareDistance(cellOf(from), cellOf(to))));

export const forwardOf = (side: SideIndex): Direction => (side === 0 ? 'up' : 'down');

export const isCentreTile = (tile: TileId, side: SideIndex): boolean =>
  isNamed(tile, side, ['left-centre', 'centre', 'right-centre']);

export const isRearTile = (tile: TileId, side: SideIndex): boolean =>
  isNamed(tile, side, ['left-rear', 'rear', 'right-rear']);

const isNamed = (tile: TileId, side: SideIndex, names: readonly TileName[]): boolean => {
  const named = toNamedTile(tile);
  return named.side === side && names.includes(named.name);
};

const AHEAD = tableOf(
  tile =>
    Object.fromEntries(
      DIRECTIONS.map(direction => [direction, tileAt(stepTo(cellOf(tile), direction))]),
    ) as Record<Direction, TileId | null>,
);

export function tileAt(cell: SquareCell): TileId | null {
  const isOnBoard = cell.column >= 0 && cell.row >= 0 && cell.column < COLUMNS && cell.row < ROWS;
  return isOnBoard ? composeTileId(cell) : null;
}

/** 2.1 – The tile that lies in a direction; null beyond the edge of the field. */
export const findTileAhead = (tile: TileId, direction: Direction): TileId | null => AHEAD[tile][direction];

export const listAdjacentTiles = (tile: TileId): readonly TileId[] => ADJACENT[tile];

const ADJACENT = tableOf(tile => DIRECTIONS.flatMap(direction => findTileAhead(tile, direction) ?? []));

/** 2.1 – A tile of the outer ring, which touches the edge of the field. */
export const isEdgeTile = (tile: TileId): boolean => listAdjacentTiles(tile).length < DIRECTIONS.length;

export const getOtherSide = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);

/** One value for each side. */
export type PerSide<Value> = readonly [Value, Value];

export const withSide = <Value>(values: PerSide<Value>, side: SideIndex, value: Value): PerSide<Value> =>
  side === 0 ? [value, values[1]] : [values[0], value];
