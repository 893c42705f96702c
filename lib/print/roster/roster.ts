import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { COUNTER_SIDE, drawCounter } from '@/lib/drawing/counters/counter';
import { drawRectanglePath } from '@/lib/drawing/shapes';
import { describeMoreFindings } from '@/lib/game/check/limit-findings';
import { isError, NONE_UNLISTED, sumCounts } from '@/lib/game/contract/finding';
import type { Say } from '@/lib/game/contract/sentence';
import type { ForceRow } from '@/lib/game/document/roster';
import { type ColumnSlot, type PrintBlock, placeBlocks } from '../layout/flow';
import { breakLines } from '../layout/lines';
import { type PrintArea, printAreaOf, toPoints, widthOf } from '../layout/paper';
import {
  createPrintJob,
  goToPage,
  type PrintJob,
  printBlocks,
  printDrawing,
  printStroke,
} from '../layout/print-job';
import { createTableRows, type TableShape } from '../layout/table';
import {
  createLine,
  createParagraph,
  createSection,
  createSpan,
  type TextSetting,
} from '../layout/text-blocks';
import { STYLES, TITLE_SIZES, titleStyleOf } from '../layout/text-styles';
import { DEFAULT_SHEET } from '../sheet/sheet';
import { createFactRows, createLegendBlocks } from '../sheet/sheet-armies';
import type { PrintOptions } from '../sheet/sheet-contents';
import { printGeneralFooters } from '../sheet/sheet-footer';
import { printQrCode } from '../sheet/sheet-header';
import { writePdf } from '../write-pdf';
import { formatFigures, formatFinding, formatVerdict, isLegal, type RosterContents } from './roster-contents';

/** The file names no hour, so that the same army has the same bytes. */
const MADE = '2000-01-01T00:00:00.000Z';

/** An army on paper: its troops with their counters, its figures, and the verdict, which stands on every page. */
export const printRoster = (contents: RosterContents, options?: PrintOptions): Promise<Buffer> =>
  writePdf(composeRoster(contents, options));

export const composeRoster = (
  contents: RosterContents,
  { paper, ink }: PrintOptions = DEFAULT_SHEET,
): PrintJob => {
  const { title, subtitle, say, language, published } = contents;
  const metadata = { title, author: say({ code: 'site.name' }), subject: subtitle, language, made: MADE };
  const job = createPrintJob(paper, metadata, ink);
  const area = printAreaOf(paper);
  const setting = { width: widthOf(area), measure: job.measure };
  printBlocks(job, placeBlocks(rosterBlocks(contents, setting), fillPages(area)));
  if (published) {
    goToPage(job, 0);
    printQrCode(job, published.address, area);
  }
  const { version = null, publishedAt = null } = published ?? {};
  printGeneralFooters(job, { ...contents, version, publishedAt });
  return job;
};

function* fillPages(area: PrintArea): Generator<ColumnSlot> {
  for (let page = 0; ; page++) yield { page, x: area.left, y: area.top, height: area.bottom - area.top };
}

const rosterBlocks = (contents: RosterContents, setting: TextSetting): readonly PrintBlock[] => {
  const { tables, facts, say } = contents;
  const words = (code: string): string => say({ code: `roster.${code}` });
  return [
    ...headBlocks(contents, setting),
    ...createSection(words('troops'), troopRows(contents, setting), setting),
    ...createLegendBlocks({ roster: tables, say }, setting),
    ...createSection(words('facts'), createFactRows(facts, say, setting), setting),
    ...createSection(words('findings'), findingBlocks(contents, setting), setting),
  ];
};

const findingBlocks = (
  { findings, unlisted = NONE_UNLISTED, say }: RosterContents,
  setting: TextSetting,
): readonly PrintBlock[] => {
  const more = sumCounts(unlisted);
  const line = (text: string, style: (typeof STYLES)[keyof typeof STYLES]) =>
    createParagraph([createSpan(text, style)], setting, { hang: 10 });
  return [
    ...findings.flatMap(finding =>
      line(formatFinding(finding, say), isError(finding) ? STYLES.error : STYLES.body),
    ),
    ...(more > 0 ? line(say(describeMoreFindings(more)), STYLES.body) : []),
  ];
};

/** The code for a phone stands beside the title. */
const CODE_ROOM = toPoints(24);

const headBlocks = (
  contents: RosterContents,
  { width: whole, measure }: TextSetting,
): readonly PrintBlock[] => {
  const width = contents.published ? whole - CODE_ROOM : whole;
  const [size] = TITLE_SIZES;
  const title = breakLines([createSpan(contents.title, titleStyleOf(size))], width, measure);
  const subtitle = breakLines([createSpan(contents.subtitle, STYLES.dateLine)], width, measure);
  const style = isLegal(contents) ? STYLES.figure : { ...STYLES.figure, colour: MAP_PALETTE.error };
  const verdict = breakLines([createSpan(formatVerdict(contents), style)], width, measure);
  return [...title, ...subtitle, ...verdict].map((line, index) =>
    createLine(line, { gap: index === title.length + subtitle.length ? 8 : 0, keepWithNext: true }),
  );
};

const COUNTER = 26;

const SHAPE: Omit<TableShape, 'width'> = {
  inset: COUNTER + 10,
  rowHeight: COUNTER + 5,
  columns: [{ align: 'right', most: 26 }, { align: 'left', most: 190 }, { align: 'left' }],
};

/** A box for each loss, ten in a row, at the right edge. */
const BOX = { size: 7.5, pitch: 10, inRow: 10 };
const BOXES_WIDTH = BOX.pitch * BOX.inRow;

const printBoxes = (job: PrintJob, count: number, x: number, y: number): void => {
  for (let box = 0; box < count; box += 1) {
    const [column, row] = [box % BOX.inRow, Math.floor(box / BOX.inRow)];
    const outline = drawRectanglePath(x + column * BOX.pitch, y + row * BOX.pitch, BOX.size, BOX.size);
    printStroke(job, outline, { stroke: MAP_PALETTE.ink, width: 0.6 });
  }
};

const troopRows = (
  { tables, say }: RosterContents,
  { width, measure }: TextSetting,
): readonly PrintBlock[] => {
  const rows = tables.flatMap(table => table.rows);
  const room = rows.some(({ profile }) => profile) ? BOXES_WIDTH + 8 : 0;
  const boxesFrom = width - BOXES_WIDTH;
  return createTableRows(
    rows.map(row => troopRow(row, say, boxesFrom)),
    { ...SHAPE, width: width - room },
    measure,
  );
};

const troopRow = (row: ForceRow, say: Say, boxesFrom: number) => ({
  picture: (job: PrintJob, x: number, y: number, height: number) => {
    const items = drawCounter({ ...row.face, shadow: false });
    const top = y + (height - COUNTER) / 2;
    printDrawing(job, { width: COUNTER_SIDE, height: COUNTER_SIDE, items }, x, top, COUNTER / COUNTER_SIDE);
    printBoxes(job, row.profile?.boxes ?? 0, x + boxesFrom, y + 4);
  },
  cells: [
    [createSpan(`${row.count} ×`, STYLES.body)],
    [createSpan(row.reconstructed ? `${row.name}†` : row.name, STYLES.strong)],
    [createSpan(describeTroops(row, say), STYLES.body)],
  ],
});

/** What the troops are, their figures, and their special rules. */
const describeTroops = ({ words, profile }: ForceRow, say: Say): string =>
  profile
    ? [say(words), formatFigures(profile, say), ...profile.specialRules.map(say)].join(' · ')
    : say(words);
