import type { Box, Point } from '../math/points';
import { hashText } from '../math/random';

export const TILE_KINDS = ['hill', 'wood', 'marsh', 'stream', 'river', 'coast', 'impassable'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

/** What one tile of a rectangular board contains; no kinds at all is open ground. */
export interface TileTerrain {
  readonly kinds: readonly TileKind[];
  readonly camp?: 'fortified' | 'unfortified';
}

export interface TileBoard {
  readonly columns: number;
  readonly rows: number;
  /** Side of a tile in board units. */
  readonly tile: number;
  readonly seed: string;
  /** Rows from the top, each from the left. */
  readonly tiles: readonly (readonly TileTerrain[])[];
}

export interface TileCell {
  readonly column: number;
  readonly row: number;
}

/** A step to a neighbouring tile. */
export interface TileStep {
  readonly dx: -1 | 0 | 1;
  readonly dy: -1 | 0 | 1;
}

export const NORTH: TileStep = { dx: 0, dy: -1 };
export const EAST: TileStep = { dx: 1, dy: 0 };
export const SOUTH: TileStep = { dx: 0, dy: 1 };
export const WEST: TileStep = { dx: -1, dy: 0 };
export const TILE_STEPS: readonly TileStep[] = [NORTH, EAST, SOUTH, WEST];

export const stepFrom = ({ column, row }: TileCell, { dx, dy }: TileStep): TileCell => ({
  column: column + dx,
  row: row + dy,
});

export const reverseStep = ({ dx, dy }: TileStep): TileStep => ({
  dx: (0 - dx) as TileStep['dx'],
  dy: (0 - dy) as TileStep['dy'],
});

export const isSameTile = (one: TileCell, other: TileCell): boolean =>
  one.column === other.column && one.row === other.row;

export const isSameStep = (one: TileStep, other: TileStep): boolean =>
  one.dx === other.dx && one.dy === other.dy;

export const stepBetween = (from: TileCell, to: TileCell): TileStep => ({
  dx: Math.sign(to.column - from.column) as TileStep['dx'],
  dy: Math.sign(to.row - from.row) as TileStep['dy'],
});

export const isOnBoard = ({ columns, rows }: TileBoard, { column, row }: TileCell): boolean =>
  column >= 0 && row >= 0 && column < columns && row < rows;

const OPEN_GROUND: TileTerrain = { kinds: [] };

export const terrainAt = (board: TileBoard, { column, row }: TileCell): TileTerrain =>
  board.tiles[row]?.[column] ?? OPEN_GROUND;

export const hasKind = (board: TileBoard, place: TileCell, kind: TileKind): boolean =>
  isOnBoard(board, place) && terrainAt(board, place).kinds.includes(kind);

export const listTiles = ({ columns, rows }: TileBoard): readonly TileCell[] =>
  Array.from({ length: rows * columns }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  }));

export const listTilesOfKind = (board: TileBoard, kind: TileKind): readonly TileCell[] =>
  listTiles(board).filter(place => hasKind(board, place, kind));

export const measureBoard = ({ columns, rows, tile }: TileBoard): Box => ({
  left: 0,
  top: 0,
  right: columns * tile,
  bottom: rows * tile,
});

export const computeTileBox = ({ tile }: TileBoard, { column, row }: TileCell): Box => ({
  left: column * tile,
  top: row * tile,
  right: (column + 1) * tile,
  bottom: (row + 1) * tile,
});

export const centreOf = ({ tile }: TileBoard, { column, row }: TileCell): Point => [
  (column + 0.5) * tile,
  (row + 0.5) * tile,
];

/** The seed of one piece: board, kind of thing and tile. Editing another tile never touches it. */
export const createPieceSeed = ({ seed }: TileBoard, what: string, { column, row }: TileCell): string =>
  `${seed}/${what}/${column},${row}`;

/** A fixed number between -1 and 1 for a piece. */
export const computeTileLean = (board: TileBoard, what: string, place: TileCell): number =>
  (hashText(createPieceSeed(board, what, place)) / 4294967296) * 2 - 1;

/** The same for the edge between two tiles, from either side. */
export const computeEdgeLean = (board: TileBoard, what: string, place: TileCell, step: TileStep): number => {
  const first = step.dx + step.dy < 0 ? stepFrom(place, step) : place;
  return computeTileLean(board, `${what}/${step.dx === 0 ? 'south' : 'east'}`, first);
};
