import { COUNTER_SIDE, type CounterFace, counterFace } from '@/lib/drawing/counter';
import type { Fact } from '@/lib/game/document-kind';
import { type ForceRow, type ForceTable, whereOf } from '@/lib/game/roster';
import type { Say, Sentence } from '@/lib/game/sentence';
import type { Block } from './flow';
import { faceInInk, type Ink } from './ink';
import { type Press, printDrawing } from './page';
import type { SheetContents } from './sheet-contents';
import { type Row, type TableShape, tableRows, withHead } from './table';
import { bookmarked, heading, paragraph, type Setting, span } from './text-blocks';
import { STYLES } from './type';

const DAGGER = '†';

/** One army: its pieces with their counters, then the figures that follow from it. */
export const armyBlocks = (
  contents: SheetContents,
  force: ForceTable,
  setting: Setting,
  ink: Ink,
): Block[] => {
  const { say, facts } = contents;
  const side =
    contents.system.seats(contents.scenario).find(({ id }) => id === force.seat)?.name ?? force.seat;
  const count = force.rows.reduce((sum, row) => sum + row.count, 0);
  const title = say({ code: 'sheet.army', values: { side, count } });
  const continued = heading(say({ code: 'sheet.continued', values: { title: side } }), setting);
  const look = force.rows.length > MANY ? SMALL : USUAL;
  const shape: TableShape = { ...ARMY_SHAPE, ...look, inset: look.counter + 6, width: setting.width };
  const rows = groupsOf(force.rows).flatMap(({ title: group, rows: members }) =>
    grouped(
      group && groupTitle(group, members, say),
      tableRows(
        members.map(row => forceRow(row, say, look.counter, ink, isAlike(members))),
        shape,
        setting.measure,
      ),
      setting,
    ),
  );
  const own = facts.filter(fact => fact.seat === force.seat);
  return withHead(bookmarked(heading(title, setting), title), continued, [
    ...rows,
    ...keptTogether(factRows(own, say, setting)),
  ]);
};

/** Large armies are set closer. */
const MANY = 22;
const USUAL = { counter: 17, rowHeight: 20.4 };
const SMALL = { counter: 12.6, rowHeight: 15.4 };

interface RowGroup {
  readonly title: Sentence | undefined;
  readonly rows: readonly ForceRow[];
}

/** Rows that follow each other under one leader or command. */
const groupsOf = (rows: readonly ForceRow[]): readonly RowGroup[] => {
  const groups: { title: Sentence | undefined; rows: ForceRow[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && JSON.stringify(last.title) === JSON.stringify(row.group)) last.rows.push(row);
    else groups.push({ title: row.group, rows: [row] });
  }
  return groups;
};

/** All of them come in the same way: it is said once, above them. */
const isAlike = (rows: readonly ForceRow[]): boolean =>
  rows.every(
    ({ arrival, group }) => group && arrival && JSON.stringify(arrival) === JSON.stringify(rows[0]?.arrival),
  );

const groupTitle = (group: Sentence, rows: readonly ForceRow[], say: Say): string => {
  const arrival = isAlike(rows) ? rows[0]?.arrival : undefined;
  return say(arrival ? { code: 'sheet.group-arrival', values: { group, arrival } } : group);
};

const grouped = (title: string | undefined, rows: readonly Block[], setting: Setting): readonly Block[] =>
  title === undefined
    ? rows
    : [
        ...paragraph([span(title, STYLES.standfirst)], setting, { gap: 5 }).map(line => ({
          ...line,
          keepWithNext: true,
        })),
        ...rows,
      ];

const ARMY_SHAPE: Omit<TableShape, 'width' | 'inset' | 'rowHeight'> = {
  columns: [{ align: 'left' }, { align: 'right', most: 30 }, { align: 'right', most: 66 }],
};

const forceRow = (row: ForceRow, say: Say, side: number, ink: Ink, isSaidAbove: boolean): Row => ({
  picture: (press, x, y, height) =>
    printCounter(press, faceInInk(row.face, ink), side, x, y + (height - side) / 2),
  cells: [
    [
      span(row.reconstructed ? `${row.name}${DAGGER}` : row.name, STYLES.strong),
      span(` ${say(row.words)}`, STYLES.body),
    ],
    [span(String(row.count), STYLES.body)],
    [span(isSaidAbove ? '' : whereOf(row, say), STYLES.body)],
  ],
});

const printCounter = (press: Press, face: CounterFace, side: number, x: number, y: number): void => {
  const items = counterFace({ ...face, shadow: false });
  printDrawing(press, { width: COUNTER_SIDE, height: COUNTER_SIDE, items }, x, y, side / COUNTER_SIDE);
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

const hasReconstructed = (forces: readonly ForceTable[]): boolean =>
  forces.some(({ rows }) => rows.some(({ reconstructed }) => reconstructed));

/** What the dagger means, where one stands. */
export const legendBlocks = (
  { roster, say }: Pick<SheetContents, 'roster' | 'say'>,
  setting: Setting,
): Block[] =>
  hasReconstructed(roster)
    ? paragraph([span(say({ code: 'sheet.dagger', values: { mark: DAGGER } }), STYLES.small)], setting)
    : [];
