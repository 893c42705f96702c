import { COUNTER_SIDE, type CounterFace, drawCounter } from '@/lib/drawing/counters/counter';
import type { Say, Sentence } from '@/lib/game/contract/sentence';
import type { Fact } from '@/lib/game/document/document-kind';
import { type ForceRow, type ForceTable, formatLocation } from '@/lib/game/document/roster';
import type { PrintBlock } from '../layout/flow';
import { applyToFace, type InkMode } from '../layout/ink-mode';
import { type PrintJob, printDrawing } from '../layout/print-job';
import { createTableRows, type TableRow, type TableShape, withTableHead } from '../layout/table';
import {
  createHeading,
  createParagraph,
  createSpan,
  type TextSetting,
  withBookmark,
} from '../layout/text-blocks';
import { STYLES } from '../layout/text-styles';
import { labelUnits } from '../measure/measure-words';
import type { SheetContents } from './sheet-contents';

const DAGGER = '†';

/** One army: its pieces with their counters, then the figures that follow from it. */
export const createArmyBlocks = (
  contents: SheetContents,
  force: ForceTable,
  setting: TextSetting,
  ink: InkMode,
): PrintBlock[] => {
  const { say, facts } = contents;
  const side =
    contents.system.seats(contents.scenario).find(({ id }) => id === force.seat)?.name ?? force.seat;
  const count = force.rows.reduce((sum, row) => sum + row.count, 0);
  const title = say({ code: 'sheet.army', values: { side, count } });
  const continued = createHeading(say({ code: 'sheet.continued', values: { title: side } }), setting);
  const labels = labelStands(contents);
  const look = force.rows.length > MANY ? SMALL : USUAL;
  const shape: TableShape = { ...ARMY_SHAPE, ...look, inset: look.counter + 6, width: setting.width };
  // A title over some of them would seem to stand over all that follow.
  const isGrouped = force.rows.every(({ group }) => group !== undefined);
  const rows = groupsOf(force.rows).flatMap(({ title: group, rows: members }) =>
    groupBlocks(
      isGrouped && group ? groupTitle(group, members, say) : undefined,
      createTableRows(
        members.map(row => toForceRow(row, { say, ink, labels }, look.counter, arriveTogether(members))),
        shape,
        setting.measure,
      ),
      setting,
    ),
  );
  const own = facts.filter(fact => fact.seat === force.seat);
  return withTableHead(withBookmark(createHeading(title, setting), title), continued, [
    ...rows,
    ...keepTogether(createFactRows(own, say, setting)),
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
const arriveTogether = (rows: readonly ForceRow[]): boolean =>
  rows.every(
    ({ arrival, group }) => group && arrival && JSON.stringify(arrival) === JSON.stringify(rows[0]?.arrival),
  );

const groupTitle = (group: Sentence, rows: readonly ForceRow[], say: Say): string => {
  const arrival = arriveTogether(rows) ? rows[0]?.arrival : undefined;
  return say(arrival ? { code: 'sheet.group-arrival', values: { group, arrival } } : group);
};

const groupBlocks = (
  title: string | undefined,
  rows: readonly PrintBlock[],
  setting: TextSetting,
): readonly PrintBlock[] =>
  title === undefined
    ? rows
    : [
        ...createParagraph([createSpan(title, STYLES.standfirst)], setting, { gap: 5 }).map(line => ({
          ...line,
          keepWithNext: true,
        })),
        ...rows,
      ];

const ARMY_SHAPE: Omit<TableShape, 'width' | 'inset' | 'rowHeight'> = {
  columns: [{ align: 'left' }, { align: 'right', most: 30 }, { align: 'right', most: 66 }],
};

interface RowWords {
  readonly say: Say;
  readonly ink: InkMode;
  /** What stands are called on the page of measures; empty: the board has spaces. */
  readonly labels: ReadonlyMap<string, string>;
}

const NO_LABELS: ReadonlyMap<string, string> = new Map();

const labelStands = ({ system, scenario }: SheetContents): ReadonlyMap<string, string> => {
  const measured = system.printing.measureSetUp?.(scenario);
  return measured ? labelUnits(measured.units, system.seats(scenario)) : NO_LABELS;
};

/** On a table without spaces the number under which the page of measures has it. */
const locate = (row: ForceRow, { say, labels }: RowWords): string =>
  labels.size > 0 && row.spaces.length > 0
    ? (row.pieces ?? []).flatMap(piece => labels.get(piece) ?? []).join(' ')
    : formatLocation(row, say);

const toForceRow = (row: ForceRow, words: RowWords, side: number, isSaidAbove: boolean): TableRow => ({
  picture: (job, x, y, height) =>
    printCounter(job, applyToFace(row.face, words.ink), side, x, y + (height - side) / 2),
  cells: [
    [
      createSpan(row.reconstructed ? `${row.name}${DAGGER}` : row.name, STYLES.strong),
      createSpan(` ${words.say(row.words)}`, STYLES.body),
    ],
    [createSpan(String(row.count), STYLES.body)],
    [createSpan(isSaidAbove ? '' : locate(row, words), STYLES.body)],
  ],
});

const printCounter = (job: PrintJob, face: CounterFace, side: number, x: number, y: number): void => {
  const items = drawCounter({ ...face, shadow: false });
  printDrawing(job, { width: COUNTER_SIDE, height: COUNTER_SIDE, items }, x, y, side / COUNTER_SIDE);
};

const FACT_SHAPE: Omit<TableShape, 'width'> = {
  inset: 0,
  rowHeight: 15.4,
  columns: [{ align: 'left', most: 74 }, { align: 'left' }, { align: 'right', most: 60 }],
};

/** Figures with what they mean and the section they come from. */
export const createFactRows = (
  facts: readonly Fact[],
  say: Say,
  { width, measure }: TextSetting,
): PrintBlock[] =>
  createTableRows(
    facts.map(fact => toFactRow(fact, say)),
    { ...FACT_SHAPE, width },
    measure,
  );

/** A longer figure is a list of several and follows what they are. */
const LONGEST_FIGURE = 18;

const toFactRow = ({ code, values, rule }: Fact, say: Say): TableRow => {
  const figure = createSpan(say({ code: `facts.${code}.title`, values }), STYLES.strong);
  const caption = say({ code: `facts.${code}.caption`, values });
  const isLong = figure.text.length > LONGEST_FIGURE;
  return {
    cells: [
      isLong ? [] : [figure],
      isLong
        ? [
            createSpan(say({ code: 'sheet.fact-of', values: { caption } }), STYLES.body),
            { ...figure, text: ` ${figure.text}` },
          ]
        : [createSpan(caption, STYLES.body)],
      [createSpan(say({ code: 'sheet.section', values: { section: rule.section } }), STYLES.quiet)],
    ],
  };
};

const keepTogether = (rows: readonly PrintBlock[]): PrintBlock[] =>
  rows.map((row, index) => ({ ...row, gap: index === 0 ? 4 : 0, keepWithNext: index < rows.length - 1 }));

const hasReconstructed = (forces: readonly ForceTable[]): boolean =>
  forces.some(({ rows }) => rows.some(({ reconstructed }) => reconstructed));

/** What the dagger means, if there is one. */
export const createLegendBlocks = (
  { roster, say }: Pick<SheetContents, 'roster' | 'say'>,
  setting: TextSetting,
): PrintBlock[] =>
  hasReconstructed(roster)
    ? createParagraph(
        [createSpan(say({ code: 'sheet.dagger', values: { mark: DAGGER } }), STYLES.small)],
        setting,
      )
    : [];
