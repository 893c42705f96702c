/** A cell by its row and column, from 0. */
export interface CellAt {
  readonly row: number;
  readonly column: number;
}

/** The cells between two corners; the second is where the keys work. */
export interface Range {
  readonly from: CellAt;
  readonly to: CellAt;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

export const single = (at: CellAt): Range => ({ from: at, to: at });

export const FIRST: Range = single({ row: 0, column: 0 });

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** The range within a table that may have become smaller. */
export const within = ({ rows, columns }: Size, { from, to }: Range): Range => {
  const kept = ({ row, column }: CellAt): CellAt => ({
    row: between(0, row, Math.max(0, rows - 1)),
    column: between(0, column, Math.max(0, columns - 1)),
  });
  return { from: kept(from), to: kept(to) };
};

const span = (one: number, other: number): number[] =>
  Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => Math.min(one, other) + index);

export const rowsOf = ({ from, to }: Range): readonly number[] => span(from.row, to.row);
export const columnsOf = ({ from, to }: Range): readonly number[] => span(from.column, to.column);

export const isIn = (range: Range, { row, column }: CellAt): boolean =>
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
export const movedBy = (range: Range, size: Size, press: GridKey): Range | null => {
  const [down, right] = STEPS[press.key] ?? [];
  if (down === undefined || right === undefined) return null;
  const far = press.ctrlKey || press.metaKey ? 1_000 : 1;
  const isCorner = far > 1 && (press.key === 'Home' || press.key === 'End');
  const to = {
    row: range.to.row + down * far + (isCorner ? right : 0),
    column: range.to.column + right * far,
  };
  return within(size, press.shiftKey ? { from: range.from, to } : single(to));
};

/** Tab goes to the next cell and on to the next row; null: it leaves the table. */
export const tabbed = ({ to }: Range, { rows, columns }: Size, isBack: boolean): Range | null => {
  const next = to.row * columns + to.column + (isBack ? -1 : 1);
  if (next < 0 || next >= rows * columns) return null;
  return single({ row: Math.floor(next / columns), column: next % columns });
};
