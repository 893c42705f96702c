import type { AidCell, AidTable } from '@/lib/game/aid';
import type { Say } from '@/lib/game/sentence';
import { aidTableBlock, isWide } from './aid-table';
import { oneColumn, placeInColumns } from './columns';
import { type Block, depthOf, lastPageOf, placeBlocks } from './flow';
import { breakLines } from './lines';
import { openPress, type Press, printBlocks, printLine, printText } from './page';
import { type Area, areaOf, columnWidth, widthOf } from './paper';
import type { PrintOptions, SheetContents } from './sheet-contents';
import { printFeet } from './sheet-foot';
import { printCode } from './sheet-head';
import { span } from './text-blocks';
import { STYLES, titleStyle } from './type';

/** The tables of a game as they are in force in this battle, to lie beside the board. */
export const composeAid = (contents: SheetContents, { paper, ink }: PrintOptions): Press => {
  const { system, scenario, say, language, publishedAt } = contents;
  const imprint = {
    title: say({ code: 'aid.of', values: { system: system.title } }),
    author: say({ code: 'site.name' }),
    subject: say({ code: 'aid.subject', values: { system: system.title } }),
    language,
    made: publishedAt,
  };
  const press = openPress(paper, imprint, ink);
  const area = areaOf(paper);
  const top = printAidHead(press, contents, area);
  const tables = system.printing.aid(scenario).map(table => spoken(table, say));
  const { measure } = press;
  const narrow = { width: columnWidth(area), measure };
  const [wide, others] = [true, false].map(wanted =>
    tables.filter(table => isWide(table, narrow) === wanted),
  );
  const across = (wide ?? []).map(table => aidTableBlock(table, { width: widthOf(area), measure }));
  const below = printAcross(press, across, area, top);
  const blocks = (others ?? []).map(table => aidTableBlock(table, narrow));
  printBlocks(press, placeInColumns(blocks, area, below));
  printFeet(press, contents);
  return press;
};

/** Wide tables take the whole page and come first; answers where the columns begin. */
const printAcross = (press: Press, blocks: readonly Block[], area: Area, top: number) => {
  if (blocks.length === 0) return { page: 0, y: top };
  const placed = placeBlocks(blocks, oneColumn(area, { page: 0, y: top }, 0));
  printBlocks(press, placed);
  const page = lastPageOf(placed);
  return { page, y: depthOf(placed, page) + 12 };
};

/** A table in the reader's language. */
export interface SpokenTable {
  readonly title: string;
  readonly section: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note: string | null;
}

const spoken = ({ title, rule, columns, rows, note }: AidTable, say: Say): SpokenTable => {
  const cell = (given: AidCell): string => (typeof given === 'object' ? say(given) : String(given));
  return {
    title: say(title),
    section: say({ code: 'aid.section', values: { section: rule.section } }),
    columns: columns.map(cell),
    rows: rows.map(row => row.map(cell)),
    note: note ? say(note) : null,
  };
};

const printAidHead = (
  press: Press,
  { system, say, scenario, address }: SheetContents,
  area: Area,
): number => {
  const style = titleStyle(29);
  const [line] = breakLines([span(system.title, style)], widthOf(area) * 0.7, press.measure);
  if (line) printLine(press, line, area.left, area.top, style.leading);
  const words = say({ code: 'aid.name' });
  printText(press, words, STYLES.dateLine, area.left, area.top + style.leading + 14);
  const { small } = STYLES;
  const title = span(scenario.title, small).text;
  printText(press, title, small, area.left, area.top + style.leading + 28);
  return printCode(press, address, area) + 10;
};
