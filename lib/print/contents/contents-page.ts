import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { formatDate } from '@/lib/words/date-words';
import { iterateColumn } from '../layout/columns';
import { type PrintBlock, placeBlocks } from '../layout/flow';
import { type PrintArea, printAreaOf, toPoints, widthOf } from '../layout/paper';
import {
  createPrintJob,
  type PrintJob,
  printBlocks,
  printLine,
  printStroke,
  printText,
} from '../layout/print-job';
import { createTableRows, type TableRow } from '../layout/table';
import { createParagraph, createSection, createSpan, type TextSetting } from '../layout/text-blocks';
import { STYLES } from '../layout/text-styles';
import { createFactRows } from '../sheet/sheet-armies';
import type { PrintOptions, SheetContents } from '../sheet/sheet-contents';
import { printFooters } from '../sheet/sheet-footer';
import { fitTitle, printQrCode } from '../sheet/sheet-header';

/** A part of the file and how many pages it has. */
export interface ListedPart {
  readonly part: string;
  readonly pages: number;
}

/** The first page of a whole file: what is in it and on what to print it, and what the battle is. */
export const composeContents = (
  contents: SheetContents,
  parts: readonly ListedPart[],
  { paper, ink }: PrintOptions,
): PrintJob => {
  const { scenario, system, say, language, publishedAt } = contents;
  const metadata = {
    title: say({ code: 'print.contents.of', values: { title: scenario.title } }),
    author: say({ code: 'site.name' }),
    subject: say({ code: 'print.contents.subject', values: { system: system.title } }),
    language,
    made: publishedAt,
  };
  const job = createPrintJob(paper, metadata, ink);
  const area = printAreaOf(paper);
  const top = printTitle(job, contents, area);
  const setting = { width: widthOf(area), measure: job.measure };
  const blocks = [
    ...aboutBlocks(contents, setting),
    ...partBlocks(contents, parts, setting),
    ...sourceBlocks(contents, setting),
  ];
  printBlocks(
    job,
    placeBlocks(blocks, iterateColumn({ ...area, bottom: area.bottom - SCALE_ROOM }, { page: 0, y: top }, 0)),
  );
  printScale(job, contents, area);
  printFooters(job, contents);
  return job;
};

const SCALE_ROOM = 40;

const printTitle = (job: PrintJob, { scenario, address }: SheetContents, area: PrintArea): number => {
  const { lines, style } = fitTitle(scenario.title, widthOf(area) * 0.8, job.measure);
  for (const [index, line] of lines.entries())
    printLine(job, line, area.left, area.top + index * style.leading, style.leading);
  return Math.max(printQrCode(job, address, area), area.top + lines.length * style.leading) + 10;
};

/** Who, when, where, by what rules and in which version. */
const aboutBlocks = (contents: SheetContents, setting: TextSetting): readonly PrintBlock[] => {
  const { scenario, system, say, version, publishedAt, address, facts } = contents;
  const seats = system.seats(scenario);
  const names = seats.map(({ name }) => name).join(', ');
  const line = (text: string): readonly PrintBlock[] =>
    createParagraph([createSpan(text, STYLES.body)], setting, { gap: 2 });
  return createSection(
    say({ code: 'print.contents.facts' }),
    [
      ...createParagraph([createSpan(scenario.summary, STYLES.standfirst)], setting),
      ...line([say(formatDate(scenario.date)), scenario.place.name].filter(part => part !== '').join(' · ')),
      ...line(say({ code: 'print.contents.players', values: { count: seats.length, names } })),
      ...line(say({ code: 'print.contents.system', values: { title: system.title } })),
      ...line(say({ code: 'print.contents.version', values: { version, date: publishedAt.slice(0, 10) } })),
      ...line(address),
      ...createFactRows(
        facts.filter(({ seat }) => seat === undefined),
        say,
        setting,
      ),
    ],
    setting,
  );
};

const PART_SHAPE = {
  inset: 0,
  rowHeight: 17,
  columns: [
    { align: 'left' as const, most: 130 },
    { align: 'left' as const, most: 60 },
    { align: 'left' as const },
  ],
};

const partBlocks = (
  { say }: SheetContents,
  parts: readonly ListedPart[],
  setting: TextSetting,
): readonly PrintBlock[] => {
  let next = 2;
  const rows = parts.map(({ part, pages }): TableRow => {
    const range = pages === 1 ? String(next) : `${next}–${next + pages - 1}`;
    next += pages;
    return {
      cells: [
        [createSpan(part === BLANK ? '' : say({ code: `print.dialog.part.${part}` }), STYLES.strong)],
        [createSpan(range, STYLES.body)],
        [createSpan(part === BLANK ? '' : say({ code: `print.contents.hint.${part}` }), STYLES.body)],
      ],
    };
  });
  const shown = rows.filter((_, index) => parts[index]?.part !== BLANK);
  const table = createTableRows(shown, { ...PART_SHAPE, width: setting.width }, setting.measure);
  const note = createParagraph([createSpan(say({ code: 'print.contents.sides' }), STYLES.quiet)], setting);
  return createSection(say({ code: 'print.contents.what' }), [...table, ...note], setting);
};

/** An empty page, so that what follows begins on a fresh sheet. */
export const BLANK = 'blank';

const sourceBlocks = ({ scenario, say }: SheetContents, setting: TextSetting): readonly PrintBlock[] =>
  createSection(
    say({ code: 'print.contents.credits' }),
    scenario.sources
      .slice(0, 12)
      .flatMap(({ title }) => createParagraph([createSpan(title, STYLES.body)], setting, { gap: 2 })),
    setting,
  );

const SCALE = 100;

/** A line to measure: printers like to shrink. */
const printScale = (job: PrintJob, { say }: SheetContents, area: PrintArea): void => {
  const y = area.bottom - 8;
  const pen = { stroke: MAP_PALETTE.ink, width: 0.6 };
  printStroke(job, `M${area.left} ${y - 4}V${y}H${area.left + toPoints(SCALE)}V${y - 4}`, pen);
  const words = createSpan(say({ code: 'print.contents.scale' }), STYLES.small).text;
  printText(job, words, STYLES.small, area.left, y - 8);
};
