import type { AidCell, AidTable } from '@/lib/game/contract/player-aid';
import type { Say } from '@/lib/game/contract/sentence';
import { iterateColumn, placeInColumns } from '../layout/columns';
import { depthOf, lastPageOf, type PrintBlock, placeBlocks } from '../layout/flow';
import { breakLines } from '../layout/lines';
import { columnWidth, type PrintArea, printAreaOf, widthOf } from '../layout/paper';
import { createPrintJob, type PrintJob, printBlocks, printLine, printText } from '../layout/print-job';
import { createSpan } from '../layout/text-blocks';
import { STYLES, titleStyleOf } from '../layout/text-styles';
import type { PrintOptions, SheetContents } from '../sheet/sheet-contents';
import { printFooters } from '../sheet/sheet-footer';
import { printQrCode } from '../sheet/sheet-header';
import { aidTableBlock, isWide } from './aid-table';

/** The tables of a game as they are in force in this battle, to lie beside the board. */
export const composeAid = (contents: SheetContents, { paper, ink }: PrintOptions): PrintJob => {
  const { system, scenario, say, language, publishedAt } = contents;
  const metadata = {
    title: say({ code: 'aid.of', values: { system: system.title } }),
    author: say({ code: 'site.name' }),
    subject: say({ code: 'aid.subject', values: { system: system.title } }),
    language,
    made: publishedAt,
  };
  const job = createPrintJob(paper, metadata, ink);
  const area = printAreaOf(paper);
  const top = printAidHeader(job, contents, area);
  const tables = system.printing.playerAid(scenario).map(table => translateTable(table, say));
  const { measure } = job;
  const narrow = { width: columnWidth(area), measure };
  const [wide, others] = [true, false].map(wanted =>
    tables.filter(table => isWide(table, narrow) === wanted),
  );
  const across = (wide ?? []).map(table => aidTableBlock(table, { width: widthOf(area), measure }));
  const below = printAcross(job, across, area, top);
  const blocks = (others ?? []).map(table => aidTableBlock(table, narrow));
  printBlocks(job, placeInColumns(blocks, area, below));
  printFooters(job, contents);
  return job;
};

/** Wide tables take the whole page and come first; answers where the columns begin. */
const printAcross = (job: PrintJob, blocks: readonly PrintBlock[], area: PrintArea, top: number) => {
  if (blocks.length === 0) return { page: 0, y: top };
  const placed = placeBlocks(blocks, iterateColumn(area, { page: 0, y: top }, 0));
  printBlocks(job, placed);
  const page = lastPageOf(placed);
  return { page, y: depthOf(placed, page) + 12 };
};

/** A table in the reader's language. */
export interface TranslatedTable {
  readonly title: string;
  readonly section: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note: string | null;
}

const translateTable = ({ title, rule, columns, rows, note }: AidTable, say: Say): TranslatedTable => {
  const cell = (given: AidCell): string => (typeof given === 'object' ? say(given) : String(given));
  return {
    title: say(title),
    section: say({ code: 'aid.section', values: { section: rule.section } }),
    columns: columns.map(cell),
    rows: rows.map(row => row.map(cell)),
    note: note ? say(note) : null,
  };
};

const printAidHeader = (
  job: PrintJob,
  { system, say, scenario, address }: SheetContents,
  area: PrintArea,
): number => {
  const style = titleStyleOf(29);
  const [line] = breakLines([createSpan(system.title, style)], widthOf(area) * 0.7, job.measure);
  if (line) printLine(job, line, area.left, area.top, style.leading);
  const words = say({ code: 'aid.name' });
  printText(job, words, STYLES.dateLine, area.left, area.top + style.leading + 14);
  const { small } = STYLES;
  const title = createSpan(scenario.title, small).text;
  printText(job, title, small, area.left, area.top + style.leading + 28);
  return printQrCode(job, address, area) + 10;
};
