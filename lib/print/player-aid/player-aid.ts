import { type AidTable, formatAidCell, isRuleRef } from '@/lib/game/contract/player-aid';
import type { Say } from '@/lib/game/contract/sentence';
import { iterateColumn, placeInColumns } from '../layout/columns';
import { depthOf, lastPageOf, type PrintBlock, placeBlocks } from '../layout/flow';
import { computeColumnWidth, type PrintArea, printAreaOf, widthOf } from '../layout/paper';
import { createPrintJob, type PrintJob, printBlocks } from '../layout/print-job';
import type { TextSetting } from '../layout/text-blocks';
import { printPartHeader } from '../sheet/part-header';
import type { PrintOptions, SheetContents } from '../sheet/sheet-contents';
import { printFooters } from '../sheet/sheet-footer';
import { makeAidListBlocks, makeAidStepsBlock } from './aid-lists';
import { isWide, makeAidTableBlocks } from './aid-table';

/** The rules of a turn and the tables of a game as they are in force in this battle, to lie beside the board. */
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
  const top = printPartHeader(job, contents, area, 'aid');
  const tables = system.printing.playerAid(scenario).map(table => translateTable(table, say));
  const { measure } = job;
  const narrow = { width: computeColumnWidth(area), measure };
  const isAcross = (table: TranslatedTable, index: number): boolean =>
    table.look === 'steps' ? index === 0 : table.look === undefined && isWide(table, narrow);
  const whole = { width: widthOf(area), measure };
  const across = tables.filter(isAcross).flatMap(table => wholeBlocks(table, whole));
  const below = printAcross(job, across, area, top);
  const blocks = tables
    .filter((table, index) => !isAcross(table, index))
    .flatMap(table => (table.look ? makeAidListBlocks(table, narrow) : makeAidTableBlocks(table, narrow)));
  printBlocks(job, placeInColumns(blocks, area, below));
  printFooters(job, contents);
  return job;
};

/** The turn stands in steps beside each other. */
const wholeBlocks = (table: TranslatedTable, setting: TextSetting): readonly PrintBlock[] =>
  table.look === 'steps' ? [makeAidStepsBlock(table, setting)] : makeAidTableBlocks(table, setting);

/** What takes the whole page comes first; answers where the columns begin. */
const printAcross = (job: PrintJob, blocks: readonly PrintBlock[], area: PrintArea, top: number) => {
  if (blocks.length === 0) return { page: 0, y: top };
  const placed = placeBlocks(blocks, iterateColumn(area, { page: 0, y: top }, 0));
  printBlocks(job, placed);
  const page = lastPageOf(placed);
  return { page, y: depthOf(placed, page) + 10 };
};

/** A table in the reader's language. */
export interface TranslatedTable {
  readonly title: string;
  readonly section: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The column with the section of each row; null: none. */
  readonly cited: number | null;
  readonly note: string | null;
  readonly look: AidTable['look'];
}

const translateTable = ({ title, rule, columns, rows, note, look }: AidTable, say: Say): TranslatedTable => {
  const cited = columns.findIndex((_, column) => rows.some(row => isRuleRef(row[column] ?? '')));
  return {
    title: say(title),
    section: say({ code: 'aid.section', values: { section: rule.section } }),
    columns: columns.map(cell => formatAidCell(cell, say)),
    rows: rows.map(row => row.map(cell => formatAidCell(cell, say))),
    cited: cited < 0 ? null : cited,
    note: note ? say(note) : null,
    look,
  };
};
