import { type PrintArea, widthOf } from '../layout/paper';

/** Equal pieces in rows and columns on a page, to be cut out; all lengths in points. */
export interface CutGrid {
  readonly columns: number;
  readonly rows: number;
  readonly cell: { readonly width: number; readonly height: number };
  /** Between two pieces, so that each can bleed over its edge. */
  readonly gutter: number;
  readonly left: number;
  readonly top: number;
}

/** As many as fit, in the middle of the area from side to side, so that fronts and backs meet when the sheet is turned. */
export const createCutGrid = (area: PrintArea, cell: CutGrid['cell'], gutter: number): CutGrid => {
  const howMany = (room: number, side: number): number =>
    Math.max(1, Math.floor((room + gutter) / (side + gutter)));
  const columns = howMany(widthOf(area), cell.width);
  const rows = howMany(area.bottom - area.top, cell.height);
  const width = columns * (cell.width + gutter) - gutter;
  return { columns, rows, cell, gutter, left: (area.left + area.right - width) / 2, top: area.top };
};

export const countPerPage = ({ columns, rows }: CutGrid): number => columns * rows;

export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

/** The upper left corner of a piece, counted row by row. */
export const cornerOf = (grid: CutGrid, index: number): PagePoint => {
  const { columns, cell, gutter, left, top } = grid;
  return {
    x: left + (index % columns) * (cell.width + gutter),
    y: top + Math.floor(index / columns) * (cell.height + gutter),
  };
};

export const FLIPS = ['long-edge', 'short-edge'] as const;
export type Flip = (typeof FLIPS)[number];

/** Where the back of a piece lies on the other side of the sheet, with pages of this `height`. */
export const computeBackCorner = (grid: CutGrid, index: number, turn: Flip, page: PageSize): PagePoint => {
  const { x, y } = cornerOf(grid, index);
  return turn === 'long-edge'
    ? { x: page.width - x - grid.cell.width, y }
    : { x, y: page.height - y - grid.cell.height };
};

interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Ticks outside the block at every cut, as pairs of ends. */
export const listCutMarks = (
  grid: CutGrid,
  count: number,
  length: number,
): readonly (readonly [PagePoint, PagePoint])[] => {
  const rows = Math.ceil(count / grid.columns);
  const columns = Math.min(count, grid.columns);
  const first = cornerOf(grid, 0);
  const right = first.x + columns * (grid.cell.width + grid.gutter) - grid.gutter;
  const bottom = first.y + rows * (grid.cell.height + grid.gutter) - grid.gutter;
  const away = grid.gutter / 2 + 1;
  const xs = cutPositions(first.x, columns, grid.cell.width, grid.gutter);
  const ys = cutPositions(first.y, rows, grid.cell.height, grid.gutter);
  return [
    ...xs.flatMap(x => [tickFrom(x, first.y - away, 0, -length), tickFrom(x, bottom + away, 0, length)]),
    ...ys.flatMap(y => [tickFrom(first.x - away, y, -length, 0), tickFrom(right + away, y, length, 0)]),
  ];
};

/** Ticks beside every row of a folded block, half-way down its pieces. */
export const listFoldMarks = (
  grid: CutGrid,
  count: number,
  length: number,
): readonly (readonly [PagePoint, PagePoint])[] => {
  const columns = Math.min(count, grid.columns);
  const right = grid.left + columns * (grid.cell.width + grid.gutter) - grid.gutter;
  const away = grid.gutter / 2 + 1;
  return Array.from({ length: Math.ceil(count / grid.columns) }, (_, row) => {
    const y = grid.top + row * (grid.cell.height + grid.gutter) + grid.cell.height / 2;
    return [tickFrom(grid.left - away, y, -length / 2, 0), tickFrom(right + away, y, length / 2, 0)];
  }).flat();
};

const cutPositions = (from: number, count: number, side: number, gutter: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index * (side + gutter)).flatMap(start => [
    start,
    start + side,
  ]);

const tickFrom = (x: number, y: number, dx: number, dy: number): readonly [PagePoint, PagePoint] => [
  { x, y },
  { x: x + dx, y: y + dy },
];
