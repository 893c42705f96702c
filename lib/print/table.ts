import type { Block } from './flow';
import { breakLines, type Line, type Span } from './lines';
import { type Press, printLine, printRule } from './page';
import type { Setting } from './text-blocks';
import { RULE_LINE } from './type';

export interface Column {
  readonly width: number;
  readonly align: 'left' | 'right';
}

export interface Cell {
  readonly spans: readonly Span[];
}

export interface Row {
  readonly cells: readonly Cell[];
  /** Drawn at the row's left end, such as a counter. */
  readonly picture?: (press: Press, x: number, y: number, height: number) => void;
}

export interface TableShape {
  /** Left of the first column, for the pictures. */
  readonly inset: number;
  readonly columns: readonly Column[];
  readonly rowHeight: number;
  readonly width: number;
}

const GUTTER = 6;
const PADDING = 4;

/** Rows under a head; where a table goes on in another column the head is printed again as `continued`. */
export const table = (
  head: Block,
  continued: Block,
  rows: readonly Row[],
  shape: TableShape,
  measure: Setting['measure'],
): Block[] => [head, ...rows.map(row => ({ ...rowBlock(row, shape, measure), repeats: continued }))];

const rowBlock = (row: Row, shape: TableShape, measure: Setting['measure']): Block => {
  const cells = row.cells.map((cell, index) => {
    const width = (shape.columns[index]?.width ?? 0) - GUTTER;
    return breakLines(cell.spans, width, measure);
  });
  const height = Math.max(shape.rowHeight, ...cells.map(lines => heightOf(lines) + PADDING));
  return {
    height,
    paint: (press, { page, x, y }) => {
      row.picture?.(press, x, y, height);
      printCells(press, cells, shape, x, y, height);
      printRule(press, { page, x, y: y + height }, shape.width, RULE_LINE, 0.5);
    },
  };
};

const leadingOf = ({ fragments }: Line): number => Math.max(...fragments.map(({ style }) => style.leading));
const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((height, line) => height + leadingOf(line), 0);

const printCells = (
  press: Press,
  cells: readonly (readonly Line[])[],
  { inset, columns }: TableShape,
  x: number,
  y: number,
  height: number,
): void => {
  let left = x + inset;
  for (const [index, lines] of cells.entries()) {
    const column = columns[index] ?? { width: 0, align: 'left' };
    let top = y + (height - heightOf(lines)) / 2;
    for (const line of lines) {
      const at = column.align === 'left' ? left : left + column.width - line.width;
      printLine(press, line, at, top, leadingOf(line));
      top += leadingOf(line);
    }
    left += column.width;
  }
};

/** What is left for one column beside the others. */
export const remaining = (width: number, inset: number, others: readonly number[]): number =>
  others.reduce((left, other) => left - other, width - inset);

export const cell = (...spans: readonly Span[]): Cell => ({ spans });
