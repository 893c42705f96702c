import type { Point, Space, SpaceBoard } from './board';

export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface SquareCell {
  readonly column: number;
  readonly row: number;
}

const STEPS: Readonly<Record<Direction, SquareCell>> = {
  up: { column: 0, row: -1 },
  right: { column: 1, row: 0 },
  down: { column: 0, row: 1 },
  left: { column: -1, row: 0 },
};

export const stepTo = (cell: SquareCell, direction: Direction): SquareCell => ({
  column: cell.column + STEPS[direction].column,
  row: cell.row + STEPS[direction].row,
});

export const turnDirection = (direction: Direction, quarterTurns: number): Direction => {
  const index = (DIRECTIONS.indexOf(direction) + quarterTurns + 4 * Math.abs(quarterTurns)) % 4;
  return DIRECTIONS[index] ?? direction;
};

/** In degrees clockwise from the top. */
export const headingOf = (direction: Direction): number => DIRECTIONS.indexOf(direction) * 90;

export const reverseDirection = (direction: Direction): Direction => turnDirection(direction, 2);

/** Squares joined by their sides only: the sum of the steps in both directions. */
export const measureSquareDistance = (a: SquareCell, b: SquareCell): number =>
  Math.abs(a.column - b.column) + Math.abs(a.row - b.row);

/** A board of equal squares; row 0 lies at the top. */
export const createSquareBoard = (
  columns: number,
  rows: number,
  side: number,
  idOf: (cell: SquareCell) => string,
): SpaceBoard => ({
  kind: 'spaces',
  width: columns * side,
  height: rows * side,
  spaces: cellsOf(columns, rows).map(cell => squareSpace(cell, { columns, rows, side, idOf })),
});

export const cellsOf = (columns: number, rows: number): SquareCell[] =>
  Array.from({ length: columns * rows }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  }));

interface Layout {
  readonly columns: number;
  readonly rows: number;
  readonly side: number;
  readonly idOf: (cell: SquareCell) => string;
}

const squareSpace = (cell: SquareCell, { columns, rows, side, idOf }: Layout): Space => {
  const [x, y] = [cell.column * side, cell.row * side];
  const isOnBoard = (other: SquareCell) =>
    other.column >= 0 && other.row >= 0 && other.column < columns && other.row < rows;
  const outline: readonly Point[] = [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ];
  return {
    id: idOf(cell),
    centre: [x + side / 2, y + side / 2],
    outline,
    neighbours: DIRECTIONS.map(direction => stepTo(cell, direction))
      .filter(isOnBoard)
      .map(idOf),
  };
};
