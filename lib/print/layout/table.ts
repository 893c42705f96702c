import type { PrintBlock } from './flow';
import { breakLines, type TextLine, type TextMeasure, type TextSpan } from './lines';
import { type PrintJob, printLine, printRule } from './print-job';
import { RULE_LINE } from './text-styles';

export interface TableColumn {
  readonly align: 'left' | 'right';
  /** As wide as its widest cell, but no wider than this; absent: it takes what the others leave. */
  readonly most?: number;
}

export type TableCell = readonly TextSpan[];

export interface TableRow {
  readonly cells: readonly TableCell[];
  /** Drawn at the row's left end, such as a counter. */
  readonly picture?: (job: PrintJob, x: number, y: number, height: number) => void;
}

export interface TableShape {
  readonly width: number;
  /** Left of the first column, for the pictures. */
  readonly inset: number;
  readonly rowHeight: number;
  readonly columns: readonly TableColumn[];
}

const GUTTER = 7;
const PADDING = 4;

/** Rows of cells as blocks; long words wrap inside their column. */
export const createTableRows = (
  rows: readonly TableRow[],
  shape: TableShape,
  measure: TextMeasure,
): PrintBlock[] => {
  const widths = columnWidths(rows, shape, measure);
  return rows.map(row => rowBlock(row, shape, widths, measure));
};

/** Rows under a head; where the table continues in another column, `continued` is printed above them. */
export const withTableHead = (
  head: PrintBlock,
  continued: PrintBlock,
  rows: readonly PrintBlock[],
): PrintBlock[] => [head, ...rows.map(row => ({ ...row, repeats: continued }))];

const columnWidths = (
  rows: readonly TableRow[],
  shape: TableShape,
  measure: TextMeasure,
): readonly number[] => {
  const natural = shape.columns.map(({ most }, index) =>
    most === undefined ? undefined : Math.min(most, widest(rows, index, measure)),
  );
  const gutters = GUTTER * (shape.columns.length - 1);
  const taken = natural.reduce<number>((sum, width) => sum + (width ?? 0), shape.inset + gutters);
  return natural.map(width => width ?? shape.width - taken);
};

const widest = (rows: readonly TableRow[], column: number, measure: TextMeasure): number =>
  Math.max(0, ...rows.map(({ cells }) => cellWidth(cells[column] ?? [], measure)));

const cellWidth = (cell: TableCell, measure: TextMeasure): number =>
  // Slightly more than the words need, so that rounding does not break them.
  cell.reduce((width, { text, style }) => width + measure(text, style), 0.1);

const rowBlock = (
  row: TableRow,
  shape: TableShape,
  widths: readonly number[],
  measure: TextMeasure,
): PrintBlock => {
  const cells = row.cells.map((cell, index) => breakLines(cell, widths[index] ?? 0, measure));
  const height = Math.max(shape.rowHeight, ...cells.map(lines => heightOf(lines) + PADDING));
  return {
    height,
    paint: (job, { page, x, y }) => {
      row.picture?.(job, x, y, height);
      let left = x + shape.inset;
      for (const [index, lines] of cells.entries()) {
        const width = widths[index] ?? 0;
        printCell(job, lines, { left, width, align: shape.columns[index]?.align ?? 'left' }, y, height);
        left += width + GUTTER;
      }
      printRule(job, { page, x, y: y + height }, shape.width, RULE_LINE, 0.5);
    },
  };
};

interface CellArea {
  readonly left: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** The lines of a cell in the middle of its row's height. */
const printCell = (
  job: PrintJob,
  lines: readonly TextLine[],
  place: CellArea,
  y: number,
  height: number,
): void => {
  let top = y + (height - heightOf(lines)) / 2;
  for (const line of lines) {
    const x = place.align === 'left' ? place.left : place.left + place.width - line.width;
    printLine(job, line, x, top, leadingOf(line));
    top += leadingOf(line);
  }
};

const leadingOf = ({ fragments }: TextLine): number =>
  Math.max(...fragments.map(({ style }) => style.leading));
const heightOf = (lines: readonly TextLine[]): number =>
  lines.reduce((height, line) => height + leadingOf(line), 0);
