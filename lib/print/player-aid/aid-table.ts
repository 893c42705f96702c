import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { drawRectanglePath } from '@/lib/drawing/shapes';
import type { PagePosition, PrintBlock } from '../layout/flow';
import { breakLines, type TextLine } from '../layout/lines';
import { type PrintJob, printLine, printRule, printStroke } from '../layout/print-job';
import { createParagraph, createSpan, type TextSetting } from '../layout/text-blocks';
import { STYLES, type TextStyle } from '../layout/text-styles';
import { BLOCK_GAP, paintAidTitle, TITLE_HEIGHT } from './aid-title';
import type { TranslatedTable } from './player-aid';

const CELL: TextStyle = { font: 'sans', size: 8.8, leading: 10.6, colour: MAP_PALETTE.ink };
const NAME: TextStyle = { ...CELL, font: 'sans-semibold' };
const HEADS: TextStyle = { ...CELL, size: 8, leading: 9.2, colour: MAP_PALETTE.secondInk };
const FIGURE: TextStyle = { ...CELL, font: 'sans-semibold' };
const CITED: TextStyle = { ...CELL, size: 8, colour: MAP_PALETTE.secondInk };
const PAD = 3;
const ROW_PAD = 2.4;
const SHADE = '#F4EEDD';

interface Grid {
  readonly table: TranslatedTable;
  readonly widths: readonly number[];
  readonly heads: readonly (readonly TextLine[])[];
  readonly rows: readonly (readonly (readonly TextLine[])[])[];
}

/** A table with more rows may continue in the next column, with its heads again. */
const MOST_UNBROKEN = 12;

/** One table with its title; a short one is never broken. */
export const makeAidTableBlocks = (table: TranslatedTable, setting: TextSetting): readonly PrintBlock[] => {
  const grid = gridOf(table, setting);
  const rows = grid.rows.map((row, index) => rowBlock(grid, row, index, setting));
  const heads = headBlock(grid);
  const title: PrintBlock = {
    height: TITLE_HEIGHT + (heads?.height ?? 0),
    gap: BLOCK_GAP,
    keepWithNext: true,
    paint: (job, at) => {
      paintAidTitle(job, at, table, setting);
      heads?.paint(job, { ...at, y: at.y + TITLE_HEIGHT });
    },
  };
  const isShort = rows.length <= MOST_UNBROKEN;
  const kept = rows.map((row, index) => ({
    ...row,
    keepWithNext: isShort || index === 0 || index >= rows.length - 2,
    ...(heads && index > 0 ? { repeats: heads } : {}),
  }));
  return [title, ...kept, endBlock(table, setting)];
};

const rowBlock = (grid: Grid, row: Grid['rows'][number], index: number, setting: TextSetting): PrintBlock => {
  const height = heightOf(row, CELL);
  return {
    height,
    paint: (job, at) => {
      if (index % 2 === 0) shade(job, at.x, at.y, setting.width, height);
      paintRow(job, grid, row, at, height);
    },
  };
};

const headBlock = (grid: Grid): PrintBlock | undefined => {
  if (!grid.heads.some(lines => lines.length > 0)) return undefined;
  const height = heightOf(grid.heads, HEADS);
  return { height, paint: (job, at) => paintRow(job, grid, grid.heads, at, height) };
};

/** The line that closes a table, and how it is read. */
const endBlock = (table: TranslatedTable, setting: TextSetting): PrintBlock => {
  const note = table.note ? createParagraph([createSpan(table.note, STYLES.small)], setting, { gap: 0 }) : [];
  return {
    height: note.reduce((sum, { height }) => sum + height, 0) + 3,
    paint: (job, at) => {
      printRule(job, at, setting.width, MAP_PALETTE.ink, 0.5);
      let y = at.y + 2;
      for (const line of note) {
        line.paint(job, { ...at, y });
        y += line.height;
      }
    },
  };
};

const styleOf = ({ cited, rows }: TranslatedTable, column: number): TextStyle => {
  if (column === cited) return CITED;
  if (column === 0) return NAME;
  return rows.some(row => (row[column] ?? '').length > SHORT) ? CELL : FIGURE;
};

/** Results and figures are bold, words are not. */
const SHORT = 7;

/** Slightly more than the words need, so that rounding does not break them. */
const HAIR = 0.6;

/** How wide each column would be with no cell broken; heads may break between words. */
const naturalWidths = (table: TranslatedTable, measure: TextSetting['measure']): readonly number[] => {
  const count = Math.max(table.columns.length, ...table.rows.map(row => row.length));
  return Array.from(
    { length: count },
    (_, column) =>
      Math.max(
        ...table.rows.map(row => measure(createSpan(row[column] ?? '', CELL).text, styleOf(table, column))),
        ...(table.columns[column] ?? '').split(/\s+/).map(word => measure(word, HEADS)),
      ) +
      2 * PAD +
      HAIR,
  );
};

/** Too wide for a column of the page, unless its words are broken. */
export const isWide = (table: TranslatedTable, { width, measure }: TextSetting): boolean =>
  naturalWidths(table, measure)
    .filter((_, column) => !isWordy(table, column))
    .reduce((sum, each) => sum + each, 0) > width;

const WORDY = 14;

/** A column of words rather than figures: it is set from its left end and may break. */
const isWordy = ({ rows }: TranslatedTable, column: number): boolean =>
  column > 0 && rows.some(row => (row[column] ?? '').length > WORDY);

const gridOf = (table: TranslatedTable, { width, measure }: TextSetting): Grid => {
  const natural = naturalWidths(table, measure);
  const widths = fitWidths(
    natural,
    natural.map((_, column) => isWordy(table, column)),
    width,
  );
  const broken = (text: string, column: number, style: TextStyle): readonly TextLine[] =>
    breakLines([createSpan(text, style)], Math.max(4, (widths[column] ?? 0) - 2 * PAD), measure);
  return {
    table,
    widths,
    heads: table.columns.map((text, column) => broken(text, column, HEADS)),
    rows: table.rows.map(row => row.map((text, column) => broken(text, column, styleOf(table, column)))),
  };
};

const sumOf = (lengths: readonly number[]): number => lengths.reduce((sum, each) => sum + each, 0);

/** Words take what figures leave; without words few columns leave the rest to the names, many share it. */
const fitWidths = (
  natural: readonly number[],
  wordy: readonly boolean[],
  width: number,
): readonly number[] => {
  const figures = natural.filter((_, column) => !wordy[column]);
  const rest = width - sumOf(figures);
  const words = sumOf(natural) - sumOf(figures);
  if (words > 0) return natural.map((each, column) => (wordy[column] ? (each / words) * rest : each));
  if (rest < 0) return natural.map(each => (each * width) / sumOf(natural));
  const others = natural.length - 1;
  return natural.map((each, column) => {
    if (others > 2) return column === 0 ? each : each + rest / others;
    return column === 0 ? each + rest : each;
  });
};

const heightOf = (cells: readonly (readonly TextLine[])[], { leading }: TextStyle): number =>
  Math.max(1, ...cells.map(lines => lines.length)) * leading + ROW_PAD;

const shade = (job: PrintJob, x: number, y: number, width: number, height: number): void =>
  printStroke(job, drawRectanglePath(x, y, width, height), { fill: SHADE });

/** Words begin at the left end, sections stand at the right one, figures in the middle. */
const insetOf = (table: TranslatedTable, column: number, room: number): number => {
  if (column === table.cited) return room - PAD;
  return column === 0 || isWordy(table, column) ? PAD : room / 2;
};

const paintRow = (
  job: PrintJob,
  { widths, table }: Grid,
  cells: readonly (readonly TextLine[])[],
  { x, y }: PagePosition,
  height: number,
): void => {
  let left = x;
  for (const [column, lines] of cells.entries()) {
    const width = widths[column] ?? 0;
    const leading = lines[0]?.fragments[0]?.style.leading ?? CELL.leading;
    let top = y + (height - lines.length * leading) / 2;
    for (const line of lines) {
      const inset = insetOf(table, column, width - line.width);
      printLine(job, line, left + inset, top, leading);
      top += leading;
    }
    left += width;
  }
};
