import type { BoardGrid } from '@/lib/game/contract/exchange';
import { type Board, type Point, spaceAt } from '@/lib/geometry/board';

/** How a board lies in a map of Tiled. */
export interface TiledGrid {
  readonly orientation: 'hexagonal' | 'orthogonal';
  readonly columns: number;
  readonly rows: number;
  readonly tileWidth: number;
  readonly tileHeight: number;
  /** Of hexes: which columns sit lower, counted from 0. */
  readonly staggerIndex: 'odd' | 'even' | null;
  /** Pixels to a unit of the board, across and down. */
  readonly scale: Point;
  /** The space of each cell, row by row; null where the board has no cells. */
  readonly cells: readonly string[] | null;
}

/** A picture of the whole map may not have more pixels than this. */
const MOST_PIXELS = 14_000_000;
const HEX_WIDTH = 120;
const SQUARE = 220;
const INCH = 20;
const ROOT = Math.sqrt(3);

/** Null: the board has no cells and is no open table either. */
export const tiledGridOf = (grid: BoardGrid, board: Board): TiledGrid | null => {
  if (grid.kind === 'hexes') return hexGridOf(grid, board);
  if (grid.kind === 'squares') return squareGridOf(grid, board);
  return board.kind === 'table' ? tableGridOf(board) : null;
};

type Hexes = Extract<BoardGrid, { kind: 'hexes' }>;
type Squares = Extract<BoardGrid, { kind: 'squares' }>;

/** Tiled draws hexes as wide as this; a tile of odd height would shift the map. */
const hexTileOf = ({ columns, rows }: Pick<Hexes, 'columns' | 'rows'>): readonly [number, number] => {
  const pixels = columns * rows * 0.75 * HEX_WIDTH * ((HEX_WIDTH * ROOT) / 2);
  const shrink = Math.min(1, Math.sqrt(MOST_PIXELS / pixels));
  const width = Math.max(16, Math.floor((HEX_WIDTH * shrink) / 4) * 4);
  return [width, 2 * Math.round((width * ROOT) / 4)];
};

const hexGridOf = (grid: Hexes, board: Board): TiledGrid => {
  const { columns, rows, first, radius } = grid;
  const [tileWidth, tileHeight] = hexTileOf(grid);
  const isOddFirst = first.column % 2 === 1;
  const centre = (column: number, row: number): Point => [
    (1 + 1.5 * column) * radius,
    (1 + 2 * row + ((first.column + column) % 2)) * (ROOT / 2) * radius,
  ];
  return {
    ...{ orientation: 'hexagonal', columns, rows, tileWidth, tileHeight },
    staggerIndex: isOddFirst ? 'even' : 'odd',
    scale: [tileWidth / (2 * radius), tileHeight / (ROOT * radius)],
    cells: listCells(board, columns, rows, centre),
  };
};

const squareGridOf = ({ columns, rows, width, height }: Squares, board: Board): TiledGrid => {
  const scale = SQUARE / Math.max(width, height);
  const [tileWidth, tileHeight] = [Math.round(width * scale), Math.round(height * scale)];
  const centre = (column: number, row: number): Point => [(column + 0.5) * width, (row + 0.5) * height];
  return {
    ...{ orientation: 'orthogonal', columns, rows, tileWidth, tileHeight, staggerIndex: null },
    scale: [tileWidth / width, tileHeight / height],
    cells: listCells(board, columns, rows, centre),
  };
};

/** One cell to the inch. */
const tableGridOf = ({ width, height, inch = 1 }: Extract<Board, { kind: 'table' }>): TiledGrid => ({
  ...{ orientation: 'orthogonal', columns: Math.round(width / inch), rows: Math.round(height / inch) },
  ...{ tileWidth: INCH, tileHeight: INCH, staggerIndex: null, cells: null },
  scale: [INCH / inch, INCH / inch],
});

const listCells = (
  board: Board,
  columns: number,
  rows: number,
  centre: (column: number, row: number) => Point,
): readonly string[] =>
  Array.from({ length: columns * rows }, (_, index) => {
    const at = centre(index % columns, Math.floor(index / columns));
    const space = board.kind === 'spaces' ? spaceAt(board, at) : undefined;
    if (!space) throw new Error(`no space at ${at}`);
    return space.id;
  });

export const toTiled = ({ scale }: TiledGrid, [x, y]: Point): Point => [
  round(x * scale[0]),
  round(y * scale[1]),
];

export const fromTiled = ({ scale }: TiledGrid, [x, y]: Point): Point => [x / scale[0], y / scale[1]];

const round = (value: number): number => Math.round(value * 100) / 100;
