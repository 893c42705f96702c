import { COUNTER_SIDE, counterFace } from '@/lib/drawing/counter';
import type { Fact } from '@/lib/game/document-kind';
import { type ForceRow, type ForceTable, whereOf } from '@/lib/game/roster';
import type { Say } from '@/lib/game/sentence';
import type { Block } from './flow';
import { type Press, printDrawing } from './page';
import type { SheetContents } from './sheet-contents';
import { type Row, type TableShape, tableRows, withHead } from './table';
import { bookmarked, heading, type Setting, span } from './text-blocks';
import { STYLES } from './type';

const COUNTER = 17;
const DAGGER = '†';

/** One army: its pieces with their counters, then the figures that follow from it. */
export const armyBlocks = (contents: SheetContents, force: ForceTable, setting: Setting): Block[] => {
  const { say, facts } = contents;
  const side =
    contents.system.seats(contents.scenario).find(({ id }) => id === force.seat)?.name ?? force.seat;
  const count = force.rows.reduce((sum, row) => sum + row.count, 0);
  const title = say({ code: 'sheet.army', values: { side, count } });
  const continued = heading(say({ code: 'sheet.continued', values: { title: side } }), setting);
  const shape: TableShape = { ...ARMY_SHAPE, width: setting.width };
  const rows = tableRows(
    force.rows.map(row => forceRow(row, say)),
    shape,
    setting.measure,
  );
  const own = facts.filter(fact => fact.seat === force.seat);
  return withHead(bookmarked(heading(title, setting), title), continued, [
    ...rows,
    ...keptTogether(factRows(own, say, setting)),
  ]);
};

const ARMY_SHAPE: Omit<TableShape, 'width'> = {
  inset: COUNTER + 6,
  rowHeight: 20.4,
  columns: [{ align: 'left' }, { align: 'right', most: 30 }, { align: 'right', most: 66 }],
};

const forceRow = (row: ForceRow, say: Say): Row => ({
  picture: (press, x, y, height) => printCounter(press, row, x, y + (height - COUNTER) / 2),
  cells: [
    [
      span(row.reconstructed ? `${row.name}${DAGGER}` : row.name, STYLES.strong),
      span(` ${say(row.words)}`, STYLES.body),
    ],
    [span(String(row.count), STYLES.body)],
    [span(whereOf(row, say), STYLES.body)],
  ],
});

const printCounter = (press: Press, { face }: ForceRow, x: number, y: number): void => {
  const items = counterFace({ ...face, shadow: false });
  printDrawing(press, { width: COUNTER_SIDE, height: COUNTER_SIDE, items }, x, y, COUNTER / COUNTER_SIDE);
};

const FACT_SHAPE: Omit<TableShape, 'width'> = {
  inset: 0,
  rowHeight: 15.4,
  columns: [{ align: 'left', most: 90 }, { align: 'left' }, { align: 'right', most: 60 }],
};

/** Figures with what they mean and the section they come from. */
export const factRows = (facts: readonly Fact[], say: Say, { width, measure }: Setting): Block[] =>
  tableRows(
    facts.map(fact => factRow(fact, say)),
    { ...FACT_SHAPE, width },
    measure,
  );

const factRow = ({ code, values, rule }: Fact, say: Say): Row => ({
  cells: [
    [span(say({ code: `facts.${code}.title`, values }), STYLES.strong)],
    [span(say({ code: `facts.${code}.caption`, values }), STYLES.body)],
    [span(say({ code: 'sheet.section', values: { section: rule.section } }), STYLES.quiet)],
  ],
});

const keptTogether = (rows: readonly Block[]): Block[] =>
  rows.map((row, index) => ({ ...row, gap: index === 0 ? 4 : 0, keepWithNext: index < rows.length - 1 }));

export const hasReconstructed = (forces: readonly ForceTable[]): boolean =>
  forces.some(({ rows }) => rows.some(({ reconstructed }) => reconstructed));

export const daggerLegend = (say: Say): string => say({ code: 'sheet.dagger', values: { mark: DAGGER } });
