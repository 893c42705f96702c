import type { Point } from '../board';

/**
 * A map of flat-topped hexes numbered XXYY by column and place in the column; odd columns sit half a hex lower.
 * Internally a hex is a whole number from 0, column by column, so that data of hexes can stand in a typed array.
 */
export interface HexGrid {
  readonly columns: number;
  readonly rows: number;
  /** The numbers of the first column and of the first hex in it. */
  readonly first: { readonly column: number; readonly row: number };
  /** From the centre of a hex to its corners. */
  readonly radius: number;
  readonly count: number;
  readonly width: number;
  readonly height: number;
  /** Six for each hex, by direction; -1 beyond the edge. */
  readonly neighbours: Int32Array;
}

export interface HexGridOptions {
  readonly columns: number;
  readonly rows: number;
  readonly first?: { readonly column: number; readonly row: number };
  readonly radius?: number;
}

/** Clockwise from the top of the page. A hex's side has the number of the direction that it faces. */
export const HEX_DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

export const OFF_MAP = -1;
export const DEFAULT_RADIUS = 42;
const HALF_HEIGHT = Math.sqrt(3) / 2;

/** Where the corners lie from the centre, in halves of the radius across and halves of the height down; side k runs from corner k to k + 1. */
export const CORNERS: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
];

/** Steps to the neighbours in columns and half hexes down. */
const STEPS: readonly Point[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

export const createHexGrid = (options: HexGridOptions): HexGrid => {
  const { columns, rows, first = { column: 1, row: 1 }, radius = DEFAULT_RADIUS } = options;
  const bare = { columns, rows, first, radius, count: columns * rows };
  return {
    ...bare,
    width: (1.5 * (columns - 1) + 2) * radius,
    height: (2 * rows + (columns > 1 ? 1 : 0)) * HALF_HEIGHT * radius,
    neighbours: Int32Array.from({ length: columns * rows * 6 }, (_, index) =>
      stepFrom(bare, Math.floor(index / 6), index % 6),
    ),
  };
};

type Shape = Pick<HexGrid, 'columns' | 'rows' | 'first' | 'count'>;

const stepFrom = (grid: Shape, hex: number, direction: number): number => {
  const [across, down] = STEPS[direction] ?? [0, 0];
  return hexOfHalves(grid, columnOf(grid, hex) + across, computeHalvesDown(grid, hex) + down);
};

/** Column from 0. */
export const columnOf = (grid: Pick<Shape, 'rows'>, hex: number): number => Math.floor(hex / grid.rows);

/** Place in its column from 0. */
export const rowOf = (grid: Pick<Shape, 'rows'>, hex: number): number => hex % grid.rows;

/** 1 for a column that sits half a hex lower. */
const columnOffset = (grid: Pick<Shape, 'first'>, column: number): number => (grid.first.column + column) & 1;

/** How far down the centre lies, in half hexes: whole numbers, so that lines can be followed without rounding. */
export const computeHalvesDown = (grid: Pick<Shape, 'rows' | 'first'>, hex: number): number =>
  2 * rowOf(grid, hex) + columnOffset(grid, columnOf(grid, hex));

/** The hex with its centre there; off the map if there is none. */
export const hexOfHalves = (grid: Shape, column: number, halves: number): number => {
  const row = (halves - columnOffset(grid, column)) / 2;
  return isOnMap(grid, column, row) ? column * grid.rows + row : OFF_MAP;
};

const isOnMap = ({ columns, rows }: Shape, column: number, row: number): boolean =>
  column >= 0 && column < columns && row >= 0 && row < rows && Number.isInteger(row);

/** The four figures on the map: 2104 is the fourth hex of column 21. */
export const formatHexId = (grid: Shape, hex: number): string =>
  padDigits(grid, grid.first.column + columnOf(grid, hex)) +
  padDigits(grid, grid.first.row + rowOf(grid, hex));

const padDigits = (grid: Shape, value: number): string => String(value).padStart(digitsPerNumber(grid), '0');

/** Two figures for the column and two for the place in it; three on maps of more than 99. */
const digitsPerNumber = ({ columns, rows, first }: Shape): number =>
  Math.max(first.column + columns, first.row + rows) > 100 ? 3 : 2;

/** The hex of that number; off the map if there is none. */
export const hexOf = (grid: Shape, id: string): number => {
  const length = digitsPerNumber(grid);
  if (id.length !== 2 * length) return OFF_MAP;
  const column = parseDigits(id, 0, length) - grid.first.column;
  const row = parseDigits(id, length, 2 * length) - grid.first.row;
  return isOnMap(grid, column, row) ? column * grid.rows + row : OFF_MAP;
};

const ZERO = 48;

/** A part of a text as a number; anything but figures is none. Maps have thousands of hexsides to read, so nothing is cut out. */
const parseDigits = (text: string, from: number, to: number): number => {
  let value = 0;
  for (let at = from; at < to; at++) {
    const figure = text.charCodeAt(at) - ZERO;
    if (figure < 0 || figure > 9) return Number.NaN;
    value = 10 * value + figure;
  }
  return value;
};

export const neighbourOf = (grid: HexGrid, hex: number, direction: number): number =>
  grid.neighbours[hex * 6 + direction] ?? OFF_MAP;

export const oppositeOf = (direction: number): number => (direction + 3) % 6;

/** The direction of a neighbour; -1 for a hex that is none. */
export const directionTo = (grid: HexGrid, from: number, to: number): number => {
  for (let direction = 0; direction < 6; direction++)
    if (grid.neighbours[from * 6 + direction] === to) return direction;
  return -1;
};

/** Hexes on the way, the start not counted. */
export const measureHexDistance = (grid: Shape, from: number, to: number): number => {
  const across = Math.abs(columnOf(grid, from) - columnOf(grid, to));
  const down = Math.abs(computeHalvesDown(grid, from) - computeHalvesDown(grid, to));
  return across + Math.max(0, (down - across) / 2);
};

/** All hexes within a distance, the middle one too. */
export const hexesWithin = (grid: Shape, hex: number, distance: number): readonly number[] => {
  const [column, halves] = [columnOf(grid, hex), computeHalvesDown(grid, hex)];
  const found: number[] = [];
  for (let across = -distance; across <= distance; across++) {
    const reach = 2 * distance - Math.abs(across);
    for (let down = -reach; down <= reach; down += 2) {
      const other = hexOfHalves(grid, column + across, halves + down);
      if (other !== OFF_MAP) found.push(other);
    }
  }
  return found;
};

/** Where the centre lies on the board. */
export const computeHexCentre = (grid: HexGrid, hex: number): Point => [
  (1 + 1.5 * columnOf(grid, hex)) * grid.radius,
  (1 + computeHalvesDown(grid, hex)) * HALF_HEIGHT * grid.radius,
];

/** A corner on the board; corners of neighbours at one place are equal to the last digit. */
export const computeHexCorner = (grid: HexGrid, hex: number, corner: number): Point => {
  const [across, down] = CORNERS[corner % 6] ?? [0, 0];
  return [
    ((2 + 3 * columnOf(grid, hex) + across) / 2) * grid.radius,
    (1 + computeHalvesDown(grid, hex) + down) * HALF_HEIGHT * grid.radius,
  ];
};

export const computeHexOutline = (grid: HexGrid, hex: number): readonly Point[] =>
  CORNERS.map((_, corner) => computeHexCorner(grid, hex, corner));
