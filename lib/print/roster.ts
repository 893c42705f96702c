import { COUNTER_SIDE, counterFace } from '@/lib/drawing/counter';
import { MAP_PALETTE } from '@/lib/drawing/palette';
import { countMore, isError, NONE_UNLISTED } from '@/lib/game/finding';
import { moreSentence } from '@/lib/game/listed-findings';
import type { ForceRow } from '@/lib/game/roster';
import type { Say } from '@/lib/game/sentence';
import { finish } from './binding';
import { type Block, placeBlocks, type Slot } from './flow';
import { breakLines } from './lines';
import { openPress, type Press, printBlocks, printDrawing, turnTo } from './page';
import { type Area, areaOf, millimetres, widthOf } from './paper';
import { findingWords, isLegal, type RosterContents, verdictWords } from './roster-contents';
import { USUAL_SHEET } from './sheet';
import { factRows, legendBlocks } from './sheet-armies';
import type { PrintOptions } from './sheet-contents';
import { printFootings } from './sheet-foot';
import { printCode } from './sheet-head';
import { type TableShape, tableRows } from './table';
import { lineBlock, paragraph, type Setting, section, span } from './text-blocks';
import { STYLES, TITLE_SIZES, titleStyle } from './type';

/** The file names no hour, so that the same army has the same bytes. */
const MADE = '2000-01-01T00:00:00.000Z';

/** An army on paper: its troops with their counters, its figures, and the verdict, which stands on every page. */
export const printRoster = (contents: RosterContents, options?: PrintOptions): Promise<Buffer> =>
  finish(composeRoster(contents, options));

export const composeRoster = (
  contents: RosterContents,
  { paper, ink }: PrintOptions = USUAL_SHEET,
): Press => {
  const { title, subtitle, say, language, published } = contents;
  const imprint = { title, author: say({ code: 'site.name' }), subject: subtitle, language, made: MADE };
  const press = openPress(paper, imprint, ink);
  const area = areaOf(paper);
  const setting = { width: widthOf(area), measure: press.measure };
  printBlocks(press, placeBlocks(rosterBlocks(contents, setting), wholePages(area)));
  if (published) {
    turnTo(press, 0);
    printCode(press, published.address, area);
  }
  const { version = null, publishedAt = null } = published ?? {};
  printFootings(press, { ...contents, version, publishedAt });
  return press;
};

function* wholePages(area: Area): Generator<Slot> {
  for (let page = 0; ; page++) yield { page, x: area.left, y: area.top, height: area.bottom - area.top };
}

const rosterBlocks = (contents: RosterContents, setting: Setting): readonly Block[] => {
  const { tables, facts, say } = contents;
  const words = (code: string): string => say({ code: `roster.${code}` });
  return [
    ...headBlocks(contents, setting),
    ...section(words('troops'), troopRows(contents, setting), setting),
    ...legendBlocks({ roster: tables, say }, setting),
    ...section(words('facts'), factRows(facts, say, setting), setting),
    ...section(words('findings'), findingBlocks(contents, setting), setting),
  ];
};

const findingBlocks = (
  { findings, unlisted = NONE_UNLISTED, say }: RosterContents,
  setting: Setting,
): readonly Block[] => {
  const more = countMore(unlisted);
  const line = (text: string, style: (typeof STYLES)[keyof typeof STYLES]) =>
    paragraph([span(text, style)], setting, { hang: 10 });
  return [
    ...findings.flatMap(finding =>
      line(findingWords(finding, say), isError(finding) ? STYLES.fault : STYLES.body),
    ),
    ...(more > 0 ? line(say(moreSentence(more)), STYLES.body) : []),
  ];
};

/** The code for a phone stands beside the title. */
const CODE_ROOM = millimetres(24);

const headBlocks = (contents: RosterContents, { width: whole, measure }: Setting): readonly Block[] => {
  const width = contents.published ? whole - CODE_ROOM : whole;
  const [size] = TITLE_SIZES;
  const title = breakLines([span(contents.title, titleStyle(size))], width, measure);
  const subtitle = breakLines([span(contents.subtitle, STYLES.dateLine)], width, measure);
  const style = isLegal(contents) ? STYLES.figure : { ...STYLES.figure, colour: MAP_PALETTE.fault };
  const verdict = breakLines([span(verdictWords(contents), style)], width, measure);
  return [...title, ...subtitle, ...verdict].map((line, index) =>
    lineBlock(line, { gap: index === title.length + subtitle.length ? 8 : 0, keepWithNext: true }),
  );
};

const COUNTER = 26;

const SHAPE: Omit<TableShape, 'width'> = {
  inset: COUNTER + 10,
  rowHeight: COUNTER + 5,
  columns: [{ align: 'right', most: 26 }, { align: 'left', most: 190 }, { align: 'left' }],
};

const troopRows = ({ tables, say }: RosterContents, { width, measure }: Setting): readonly Block[] =>
  tableRows(
    tables.flatMap(({ rows }) => rows.map(row => troopRow(row, say))),
    { ...SHAPE, width },
    measure,
  );

const troopRow = (row: ForceRow, say: Say) => ({
  picture: (press: Press, x: number, y: number, height: number) => {
    const items = counterFace({ ...row.face, shadow: false });
    const top = y + (height - COUNTER) / 2;
    printDrawing(press, { width: COUNTER_SIDE, height: COUNTER_SIDE, items }, x, top, COUNTER / COUNTER_SIDE);
  },
  cells: [
    [span(`${row.count} ×`, STYLES.body)],
    [span(row.reconstructed ? `${row.name}†` : row.name, STYLES.strong)],
    [span(say(row.words), STYLES.body)],
  ],
});
