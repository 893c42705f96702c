import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { rectanglePath } from '@/lib/drawing/shapes';
import type { PagePosition, PrintBlock } from '../layout/flow';
import { breakLines, type TextLine } from '../layout/lines';
import {
  addBookmark,
  type PrintJob,
  printLine,
  printRule,
  printStroke,
  printText,
} from '../layout/print-job';
import { createParagraph, createSpan, type TextSetting } from '../layout/text-blocks';
import { STYLES, type TextStyle } from '../layout/text-styles';
import type { TranslatedTable } from './player-aid';

const CELL: TextStyle = { font: 'sans', size: 8, leading: 10, colour: MAP_PALETTE.ink };
const NAME: TextStyle = { ...CELL, font: 'sans-semibold' };
const HEADS: TextStyle = { ...CELL, size: 7, leading: 8.4, colour: MAP_PALETTE.secondInk };
const TITLE: TextStyle = { font: 'serif-semibold', size: 12, leading: 15, colour: MAP_PALETTE.ink };
const PAD = 3;
const ROW_PAD = 2.4;
const SHADE = '#F4EEDF';

interface Grid {
  readonly table: TranslatedTable;
  readonly widths: readonly number[];
  readonly heads: readonly (readonly TextLine[])[];
  readonly rows: readonly (readonly (readonly TextLine[])[])[];
}

/** One table with its title, never broken. */
export const aidTableBlock = (table: TranslatedTable, setting: TextSetting): PrintBlock => {
  const grid = gridOf(table, setting);
  const note = table.note ? createParagraph([createSpan(table.note, STYLES.small)], setting, { gap: 0 }) : [];
  const headHeight = grid.heads.some(lines => lines.length > 0) ? heightOf(grid.heads, HEADS) : 0;
  const rowHeights = grid.rows.map(row => heightOf(row, CELL));
  const noteHeight = note.reduce((sum, { height }) => sum + height, 0);
  return {
    height: TITLE.leading + 5 + headHeight + rowHeights.reduce((sum, each) => sum + each, 0) + noteHeight + 4,
    gap: 11,
    paint: (job, at) => {
      addBookmark(job, table.title);
      paintTitle(job, at, table, setting);
      let y = at.y + TITLE.leading + 5;
      if (headHeight > 0) paintRow(job, grid, grid.heads, { ...at, y }, headHeight);
      y += headHeight;
      for (const [index, row] of grid.rows.entries()) {
        const height = rowHeights[index] ?? 0;
        if (index % 2 === 0) shade(job, at.x, y, setting.width, height);
        paintRow(job, grid, row, { ...at, y }, height);
        y += height;
      }
      printRule(job, { ...at, y }, setting.width, MAP_PALETTE.ink, 0.5);
      for (const line of note) {
        line.paint(job, { ...at, y: y + 2 });
        y += line.height;
      }
    },
  };
};

const styleOf = (column: number): TextStyle => (column === 0 ? NAME : CELL);

/** Slightly more than the words need, so that rounding does not break them. */
const HAIR = 0.6;

/** How wide each column would be with no cell broken; heads may break between words. */
const naturalWidths = (table: TranslatedTable, measure: TextSetting['measure']): readonly number[] => {
  const count = Math.max(table.columns.length, ...table.rows.map(row => row.length));
  return Array.from(
    { length: count },
    (_, column) =>
      Math.max(
        ...table.rows.map(row => measure(createSpan(row[column] ?? '', CELL).text, styleOf(column))),
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
    rows: table.rows.map(row => row.map((text, column) => broken(text, column, styleOf(column)))),
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

const paintTitle = (
  job: PrintJob,
  at: PagePosition,
  { title, section }: TranslatedTable,
  setting: TextSetting,
): void => {
  printText(job, createSpan(title, TITLE).text, TITLE, at.x, at.y + TITLE.size);
  const { small } = STYLES;
  const cited = createSpan(section, small).text;
  printText(job, cited, small, at.x + setting.width - job.measure(cited, small), at.y + TITLE.size);
  printRule(job, { ...at, y: at.y + TITLE.leading + 2 }, setting.width, MAP_PALETTE.ink, 0.8);
};

const shade = (job: PrintJob, x: number, y: number, width: number, height: number): void =>
  printStroke(job, rectanglePath(x, y, width, height), { fill: SHADE });

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
      const inset = column === 0 || isWordy(table, column) ? PAD : (width - line.width) / 2;
      printLine(job, line, left + inset, top, leading);
      top += leading;
    }
    left += width;
  }
};
