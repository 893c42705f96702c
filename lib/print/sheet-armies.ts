import { COUNTER_SIDE, counterFace } from '@/lib/drawing/counter';
import type { Fact } from '@/lib/game/document-kind';
import type { ForceRow, ForceTable } from '@/lib/game/game-system';
import type { Say } from '@/lib/game/sentence';
import type { Block } from './flow';
import type { Measure } from './lines';
import { type Press, printDrawing } from './page';
import type { SheetContents } from './sheet-contents';
import { cell, type Row, remaining, type TableShape, table } from './table';
import { bookmarked, heading, type Setting, span } from './text-blocks';
import { STYLES } from './type';

const COUNTER = 17;
const INSET = COUNTER + 6;
const COUNT_WIDTH = 28;
const SPACES_WIDTH = 58;
const DAGGER = '†';

/** One army: its pieces with their counters, then the figures that follow from it. */
export const armyBlocks = (contents: SheetContents, force: ForceTable, setting: Setting): Block[] => {
  const { say, facts } = contents;
  const side =
    contents.system.seats(contents.scenario).find(({ id }) => id === force.seat)?.name ?? force.seat;
  const count = force.rows.reduce((sum, row) => sum + row.count, 0);
  const title = say({ code: 'sheet.army', values: { side, count } });
  const continued = heading(say({ code: 'sheet.continued', values: { title: side } }), setting);
  const rows = force.rows.map(row => forceRow(row, say));
  const own = facts.filter(fact => fact.seat === force.seat);
  return [
    ...table(
      bookmarked(heading(title, setting), title),
      continued,
      rows,
      armyShape(setting.width),
      setting.measure,
    ),
    ...factRows(own, say, setting.width, setting.measure).map((block, index) => ({
      ...block,
      gap: index === 0 ? 4 : 0,
      repeats: continued,
    })),
  ];
};

const armyShape = (width: number): TableShape => ({
  inset: INSET,
  width,
  rowHeight: 20.6,
  columns: [
    { width: remaining(width, INSET, [COUNT_WIDTH, SPACES_WIDTH]), align: 'left' },
    { width: COUNT_WIDTH, align: 'right' },
    { width: SPACES_WIDTH, align: 'right' },
  ],
});

const forceRow = (row: ForceRow, say: Say): Row => ({
  picture: (press, x, y, height) => printCounter(press, row, x, y + (height - COUNTER) / 2),
  cells: [
    cell(
      span(row.reconstructed ? `${row.name}${DAGGER}` : row.name, STYLES.strong),
      span(` ${say(row.words)}`, STYLES.body),
    ),
    cell(span(String(row.count), STYLES.body)),
    cell(span(row.spaces.join(' '), STYLES.body)),
  ],
});

const printCounter = (press: Press, { face }: ForceRow, x: number, y: number): void => {
  const items = counterFace({ ...face, shadow: false });
  printDrawing(press, { width: COUNTER_SIDE, height: COUNTER_SIDE, items }, x, y, COUNTER / COUNTER_SIDE);
};

const FIGURE_WIDTH = 70;
const SECTION_WIDTH = 38;

/** Figures with what they mean and the section they come from. */
export const factRows = (facts: readonly Fact[], say: Say, width: number, measure: Measure): Block[] => {
  const shape: TableShape = {
    inset: 0,
    width,
    rowHeight: 16,
    columns: [
      { width: remaining(width, 0, [FIGURE_WIDTH, SECTION_WIDTH]), align: 'left' },
      { width: FIGURE_WIDTH, align: 'right' },
      { width: SECTION_WIDTH, align: 'right' },
    ],
  };
  const nothing: Block = { height: 0, paint: () => undefined };
  return table(
    nothing,
    nothing,
    facts.map(fact => factRow(fact, say)),
    shape,
    measure,
  ).slice(1);
};

const factRow = ({ code, values, rule }: Fact, say: Say): Row => ({
  cells: [
    cell(span(say({ code: `facts.${code}.caption`, values }), STYLES.body)),
    cell(span(say({ code: `facts.${code}.title`, values }), STYLES.strong)),
    cell(span(say({ code: 'sheet.section', values: { section: rule.section } }), STYLES.quiet)),
  ],
});

export const hasReconstructed = (forces: readonly ForceTable[]): boolean =>
  forces.some(({ rows }) => rows.some(({ reconstructed }) => reconstructed));

export const daggerLegend = (say: Say): string => say({ code: 'sheet.dagger', values: { mark: DAGGER } });
