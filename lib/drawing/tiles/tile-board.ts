import type { Box, Point } from '../points';
import { hashText } from '../random';

export const TILE_KINDS = ['hill', 'wood', 'marsh', 'stream', 'river', 'coast', 'impassable'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

/** What one tile of a rectangular board carries; no kinds at all is open ground. */
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

export interface Place {
  readonly column: number;
  readonly row: number;
}

/** A step to a neighbouring tile. */
export interface Step {
  readonly dx: -1 | 0 | 1;
  readonly dy: -1 | 0 | 1;
}

export const NORTH: Step = { dx: 0, dy: -1 };
export const EAST: Step = { dx: 1, dy: 0 };
export const SOUTH: Step = { dx: 0, dy: 1 };
export const WEST: Step = { dx: -1, dy: 0 };
export const STEPS: readonly Step[] = [NORTH, EAST, SOUTH, WEST];

export const beyond = ({ column, row }: Place, { dx, dy }: Step): Place => ({
  column: column + dx,
  row: row + dy,
});

export const opposite = ({ dx, dy }: Step): Step => ({
  dx: (0 - dx) as Step['dx'],
  dy: (0 - dy) as Step['dy'],
});

export const isSame = (one: Place, other: Place): boolean =>
  one.column === other.column && one.row === other.row;

export const isSameStep = (one: Step, other: Step): boolean => one.dx === other.dx && one.dy === other.dy;

export const stepBetween = (from: Place, to: Place): Step => ({
  dx: Math.sign(to.column - from.column) as Step['dx'],
  dy: Math.sign(to.row - from.row) as Step['dy'],
});

export const isOnBoard = ({ columns, rows }: TileBoard, { column, row }: Place): boolean =>
  column >= 0 && row >= 0 && column < columns && row < rows;

const NOTHING: TileTerrain = { kinds: [] };

export const terrainAt = (board: TileBoard, { column, row }: Place): TileTerrain =>
  board.tiles[row]?.[column] ?? NOTHING;

export const hasKind = (board: TileBoard, place: Place, kind: TileKind): boolean =>
  isOnBoard(board, place) && terrainAt(board, place).kinds.includes(kind);

export const everyPlace = ({ columns, rows }: TileBoard): readonly Place[] =>
  Array.from({ length: rows * columns }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  }));

export const placesOf = (board: TileBoard, kind: TileKind): readonly Place[] =>
  everyPlace(board).filter(place => hasKind(board, place, kind));

export const boardBox = ({ columns, rows, tile }: TileBoard): Box => ({
  left: 0,
  top: 0,
  right: columns * tile,
  bottom: rows * tile,
});

export const tileBox = ({ tile }: TileBoard, { column, row }: Place): Box => ({
  left: column * tile,
  top: row * tile,
  right: (column + 1) * tile,
  bottom: (row + 1) * tile,
});

export const centreOf = ({ tile }: TileBoard, { column, row }: Place): Point => [
  (column + 0.5) * tile,
  (row + 0.5) * tile,
];

/** The seed of one piece: board, kind of thing and tile. Editing another tile never touches it. */
export const pieceSeed = ({ seed }: TileBoard, what: string, { column, row }: Place): string =>
  `${seed}/${what}/${column},${row}`;

/** A fixed number between -1 and 1 for a piece. */
export const lean = (board: TileBoard, what: string, place: Place): number =>
  (hashText(pieceSeed(board, what, place)) / 4294967296) * 2 - 1;

/** The same for the edge between two tiles, whichever of them asks. */
export const edgeLean = (board: TileBoard, what: string, place: Place, step: Step): number => {
  const first = step.dx + step.dy < 0 ? beyond(place, step) : place;
  return lean(board, `${what}/${step.dx === 0 ? 'south' : 'east'}`, first);
};
