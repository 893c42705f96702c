/** A cell by its row and column, from 0. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** The cells between two corners; the second is where the keys work. */
export interface CellRange {
  readonly from: CellPosition;
  readonly to: CellPosition;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

export const selectSingleCell = (at: CellPosition): CellRange => ({ from: at, to: at });

export const FIRST_CELL: CellRange = selectSingleCell({ row: 0, column: 0 });

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** The range within a table that may have become smaller. */
export const clampRange = ({ rows, columns }: GridSize, { from, to }: CellRange): CellRange => {
  const kept = ({ row, column }: CellPosition): CellPosition => ({
    row: clamp(0, row, Math.max(0, rows - 1)),
    column: clamp(0, column, Math.max(0, columns - 1)),
  });
  return { from: kept(from), to: kept(to) };
};

const listBetween = (one: number, other: number): number[] =>
  Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => Math.min(one, other) + index);

export const rowsOf = ({ from, to }: CellRange): readonly number[] => listBetween(from.row, to.row);
export const columnsOf = ({ from, to }: CellRange): readonly number[] => listBetween(from.column, to.column);

export const isIn = (range: CellRange, { row, column }: CellPosition): boolean =>
  rowsOf(range).includes(row) && columnsOf(range).includes(column);

export interface GridKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

/** Where a key leads; null: it is no key of movement. Shift keeps the first corner, Ctrl goes to the end. */
export const moveRange = (range: CellRange, size: GridSize, press: GridKey): CellRange | null => {
  const [down, right] = STEPS[press.key] ?? [];
  if (down === undefined || right === undefined) return null;
  const far = press.ctrlKey || press.metaKey ? 1_000 : 1;
  const isCorner = far > 1 && (press.key === 'Home' || press.key === 'End');
  const to = {
    row: range.to.row + down * far + (isCorner ? right : 0),
    column: range.to.column + right * far,
  };
  return clampRange(size, press.shiftKey ? { from: range.from, to } : selectSingleCell(to));
};

/** Tab goes to the next cell and on to the next row; null: it leaves the table. */
export const stepRangeByTab = (
  { to }: CellRange,
  { rows, columns }: GridSize,
  isBack: boolean,
): CellRange | null => {
  const next = to.row * columns + to.column + (isBack ? -1 : 1);
  if (next < 0 || next >= rows * columns) return null;
  return selectSingleCell({ row: Math.floor(next / columns), column: next % columns });
};
