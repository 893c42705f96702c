import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { drawRectanglePath } from '@/lib/drawing/shapes';
import type { PrintBlock } from '../layout/flow';
import { breakLines, type TextLine, type TextSpan } from '../layout/lines';
import { type PrintJob, printLine, printStroke, printText } from '../layout/print-job';
import { createSpan, type TextSetting } from '../layout/text-blocks';
import type { TextStyle } from '../layout/text-styles';
import { MOST_UNBROKEN } from './aid-table';
import { BLOCK_GAP, paintAidTitle, TITLE_HEIGHT } from './aid-title';
import type { TranslatedTable } from './player-aid';

const TEXT: TextStyle = { font: 'sans', size: 8.9, leading: 10.9, colour: MAP_PALETTE.ink };
const LABEL: TextStyle = { ...TEXT, font: 'sans-semibold' };
const CITED: TextStyle = { ...TEXT, size: 8, colour: MAP_PALETTE.secondInk };
const NUMBER: TextStyle = { font: 'serif-semibold', size: 21, leading: 22, colour: MAP_PALETTE.ink };

const INSET = 3;
const COUNTED_INSET = 17;
const SHORT = 6;
const SHADE = '#F4EEDD';
const LINE_GAP = 1.6;
const VALUE_PAD = 1;

/** The words of a row: its name, its text, and its section. */
const spansOf = (table: TranslatedTable, row: number): readonly TextSpan[] => {
  const { rows, cited } = table;
  const cells = rows[row] ?? [];
  const [label = '', ...rest] = cells.filter((_, column) => column !== cited);
  const section = citedSection(table, row);
  return [
    ...(label === '' ? [] : [createSpan(label, LABEL)]),
    ...rest.filter(text => text !== '').map(text => createSpan(label === '' ? text : ` ${text}`, TEXT)),
    ...(section === '' ? [] : [createSpan(`\u00a0${section}`, CITED)]),
  ];
};

/** The section of a row, where it is not that of the whole list. */
const citedSection = ({ rows, cited, section }: TranslatedTable, row: number): string => {
  const found = cited === null ? '' : (rows[row]?.[cited] ?? '');
  return section.endsWith(` ${found}`) ? '' : found;
};

/** Values stand in a column of their own, as wide as the widest. */
const valueInsetOf = ({ rows }: TranslatedTable, { measure }: TextSetting): number =>
  Math.max(...rows.map(([label = '']) => measure(label, LABEL))) + 2 * INSET + 6;

/** A list in a column: its title stays with its first line, and a line of it with its second. */
export const makeAidListBlocks = (table: TranslatedTable, setting: TextSetting): readonly PrintBlock[] => {
  const isValued = table.look === 'lines' && table.rows.every(([label = '']) => label.length <= SHORT);
  const inset = isValued ? valueInsetOf(table, setting) : table.look === 'steps' ? COUNTED_INSET : INSET;
  // Values are looked up like those of a table.
  const isKept = isValued && table.rows.length <= MOST_UNBROKEN;
  const title: PrintBlock = {
    height: TITLE_HEIGHT,
    gap: BLOCK_GAP,
    keepWithNext: true,
    paint: (job, at) => paintAidTitle(job, at, table, setting),
  };
  const lines = table.rows.map((_, row): PrintBlock => {
    const spans = isValued ? textOf(table, row) : spansOf(table, row);
    const broken = breakLines(spans, setting.width - inset - INSET, setting.measure);
    const pad = isValued ? VALUE_PAD : 0;
    const height = broken.length * TEXT.leading + 2 * pad;
    const label = table.look === 'steps' ? `${row + 1}.` : isValued ? (table.rows[row]?.[0] ?? '') : '';
    return {
      height,
      keepWithNext: isKept ? row < table.rows.length - 1 : row === 0 && table.rows.length > 1,
      gap: row === 0 || isValued ? 0 : LINE_GAP,
      paint: (job, { x, y }) => {
        if (isValued && row % 2 === 0)
          printStroke(job, drawRectanglePath(x, y, setting.width, height), { fill: SHADE });
        printText(job, label, LABEL, x + INSET, y + pad + TEXT.leading * BASELINE);
        printLines(job, broken, x + inset, y + pad);
      },
    };
  });
  return [title, ...lines];
};

const BASELINE = 0.76;

const printLines = (job: PrintJob, lines: readonly TextLine[], x: number, y: number): void => {
  for (const [index, line] of lines.entries())
    printLine(job, line, x, y + index * TEXT.leading, TEXT.leading);
};

const STEP_GAP = 12;
const NUMBER_WIDTH = 14;
const MOST_IN_ROW = 5;

/** Steps beside each other over the whole page, each under a large number. */
export const makeAidStepsBlock = (table: TranslatedTable, setting: TextSetting): PrintBlock => {
  const inRow = Math.ceil(table.rows.length / Math.ceil(table.rows.length / MOST_IN_ROW));
  const width = (setting.width - STEP_GAP * (inRow - 1)) / inRow;
  const cells = table.rows.map((row, index) => ({
    label: breakLines([createSpan(row[0] ?? '', LABEL)], width - NUMBER_WIDTH, setting.measure),
    text: breakLines(textOf(table, index), width - NUMBER_WIDTH, setting.measure),
  }));
  const heights = Array.from({ length: Math.ceil(cells.length / inRow) }, (_, at) =>
    Math.max(
      ...cells
        .slice(at * inRow, (at + 1) * inRow)
        .map(({ label, text }) => (label.length + text.length) * TEXT.leading),
    ),
  );
  const topOf = (line: number): number =>
    TITLE_HEIGHT + heights.slice(0, line).reduce((sum, each) => sum + each + 4, 0);
  return {
    height: topOf(heights.length),
    gap: BLOCK_GAP,
    paint: (job, at) => {
      paintAidTitle(job, at, table, setting);
      for (const [index, { label, text }] of cells.entries()) {
        const x = at.x + (index % inRow) * (width + STEP_GAP);
        const y = at.y + topOf(Math.floor(index / inRow));
        printText(job, String(index + 1), NUMBER, x, y + NUMBER.size * BASELINE);
        printLines(job, label, x + NUMBER_WIDTH, y);
        printLines(job, text, x + NUMBER_WIDTH, y + label.length * TEXT.leading);
      }
    },
  };
};

const textOf = (table: TranslatedTable, row: number): readonly TextSpan[] => {
  const label = table.rows[row]?.[0] ?? '';
  return spansOf(table, row).slice(label === '' ? 0 : 1);
};
