import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { drawRectanglePath } from '@/lib/drawing/shapes';
import type { SentenceValues } from '@/lib/game/contract/sentence';
import { formatDate } from '@/lib/words/date-words';
import { roundMinutes } from '@/lib/words/round-minutes';
import { iterateColumn } from '../layout/columns';
import { type PrintBlock, placeBlocks } from '../layout/flow';
import { breakLines } from '../layout/lines';
import { type PrintArea, printAreaOf, toPoints, widthOf } from '../layout/paper';
import {
  createPrintJob,
  type PrintJob,
  printBlocks,
  printLine,
  printRule,
  printStroke,
  printText,
} from '../layout/print-job';
import { createTableRows, type TableRow } from '../layout/table';
import { createParagraph, createSection, createSpan, type TextSetting } from '../layout/text-blocks';
import { STYLES } from '../layout/text-styles';
import type { PrintOptions, SheetContents } from '../sheet/sheet-contents';
import { printFooters } from '../sheet/sheet-footer';
import { fitTitle, printQrCode } from '../sheet/sheet-header';

/** A part of the file and how many pages it has. */
export interface ListedPart {
  readonly part: string;
  readonly pages: number;
}

/** The first page of a whole file: its contents, the paper to print it on, and the battle's facts. */
export const composeContents = (
  contents: SheetContents,
  parts: readonly ListedPart[],
  { paper, ink }: PrintOptions,
  backing: string,
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
    ...partBlocks(contents, parts, backing, setting),
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

const SCALE_ROOM = 78;

const printTitle = (job: PrintJob, { scenario, address, say }: SheetContents, area: PrintArea): number => {
  const { lines, style } = fitTitle(scenario.title, widthOf(area) * 0.8, job.measure);
  for (const [index, line] of lines.entries())
    printLine(job, line, area.left, area.top + index * style.leading, style.leading);
  const below = area.top + lines.length * style.leading;
  const place = [say(formatDate(scenario.date)), scenario.place.name].filter(part => part !== '');
  const { dateLine } = STYLES;
  printText(job, createSpan(place.join(' · '), dateLine).text, dateLine, area.left, below + 14);
  return Math.max(printQrCode(job, address, area), below + 20) + 10;
};

const FACT_SHAPE = {
  inset: 0,
  rowHeight: 15.6,
  columns: [{ align: 'left' as const, most: 110 }, { align: 'left' as const }],
};

/** Players, duration, rules and version. */
const aboutBlocks = (contents: SheetContents, setting: TextSetting): readonly PrintBlock[] => {
  const { scenario, say } = contents;
  const rows = listFacts(contents).map(
    ([id, value]): TableRow => ({
      cells: [
        [createSpan(say({ code: `print.contents.fact.${id}` }), STYLES.quiet)],
        [createSpan(value, STYLES.strong)],
      ],
    }),
  );
  return [
    ...createParagraph([createSpan(scenario.summary, SUMMARY)], setting, { gap: 0 }),
    ...createTableRows(rows, { ...FACT_SHAPE, width: setting.width }, setting.measure).map((row, index) =>
      index === 0 ? { ...row, gap: 8 } : row,
    ),
  ];
};

const SUMMARY = { ...STYLES.standfirst, font: 'serif' as const, size: 13, leading: 16.5 };

const listFacts = ({
  scenario,
  system,
  say,
  version,
  publishedAt,
}: SheetContents): readonly (readonly [string, string])[] => {
  const seats = system.seats(scenario);
  const [seat] = seats;
  const minutes = seat && system.play ? system.play.brief(scenario, seat.id).minutes : null;
  const count = (all: readonly { readonly count: number }[]): number =>
    all.reduce((sum, each) => sum + each.count, 0);
  const value = (id: string, values: SentenceValues): readonly [string, string] => [
    id,
    say({ code: `print.contents.value.${id}`, values }),
  ];
  return [
    ['game', system.title],
    value('players', { count: seats.length, names: seats.map(({ name }) => name).join(', ') }),
    ...(minutes === null ? [] : [value('time', { minutes: roundMinutes(minutes) })]),
    value('length', { turns: system.exchange.turns(scenario).length }),
    value('counters', {
      counters: count(system.printing.counters(scenario)),
      markers: count(system.printing.markers(scenario)),
    }),
    value('book', {}),
    value('version', { version, date: publishedAt.slice(0, 10) }),
  ];
};

const PART_SHAPE = {
  inset: 0,
  rowHeight: 17,
  columns: [
    { align: 'left' as const, most: 44 },
    { align: 'left' as const, most: 90 },
    { align: 'left' as const },
    { align: 'left' as const, most: 100 },
    { align: 'left' as const, most: 84 },
    { align: 'right' as const, most: 40 },
  ],
};

const HEADS = ['pages', 'part', '', 'paper', 'sides-of', 'copies'] as const;

/** Which parts are on which pages, on what paper, and how often. */
const partBlocks = (
  { say, system, scenario }: SheetContents,
  parts: readonly ListedPart[],
  backing: string,
  setting: TextSetting,
): readonly PrintBlock[] => {
  const values = { players: system.seats(scenario).length, backing: backing.replace('-', '') };
  const word = (group: string, part: string): string =>
    say({ code: `print.contents.${group}.${part}`, values });
  let next = 2;
  const rows = parts.flatMap(({ part, pages }): readonly TableRow[] => {
    const range = pages === 1 ? String(next) : `${next}–${next + pages - 1}`;
    next += pages;
    if (part === BLANK) return [];
    const texts = [
      word('hint', part),
      word('paper-of', part),
      word('sides-for', part),
      word('copies-of', part),
    ];
    return [
      {
        cells: [
          [createSpan(range, STYLES.strong)],
          [createSpan(say({ code: `print.dialog.part.${part}` }), STYLES.strong)],
          ...texts.map(text => [createSpan(text, STYLES.body)]),
        ],
      },
    ];
  });
  const head: TableRow = {
    cells: HEADS.map(id =>
      id === '' ? [] : [createSpan(say({ code: `print.contents.${id}` }), STYLES.small)],
    ),
  };
  const table = createTableRows([head, ...rows], { ...PART_SHAPE, width: setting.width }, setting.measure);
  const note = createParagraph([createSpan(say({ code: 'print.contents.advice' }), STYLES.body)], setting, {
    gap: 6,
  });
  return createSection(say({ code: 'print.contents.what' }), [...table, ...note], setting);
};

/** An empty page, so that what follows begins on a fresh sheet. */
export const BLANK = 'blank';

const MOST_SOURCES = 12;

const sourceBlocks = ({ scenario, say }: SheetContents, setting: TextSetting): readonly PrintBlock[] =>
  createSection(
    say({ code: 'print.contents.credits' }),
    [
      ...scenario.sources
        .slice(0, MOST_SOURCES)
        .flatMap(({ title }) => createParagraph([createSpan(title, STYLES.body)], setting, { gap: 2 })),
      ...createParagraph([createSpan(say({ code: 'print.contents.licence' }), STYLES.quiet)], setting, {
        gap: 4,
      }),
    ],
    setting,
  );

const SCALE = 100;
const TENTH = 10;
const SQUARE = 15;

/** A line and a counter to measure: printers like to shrink. */
const printScale = (job: PrintJob, { say }: SheetContents, area: PrintArea): void => {
  const y = area.bottom - 18;
  const pen = { stroke: MAP_PALETTE.ink, width: 0.8 };
  printText(job, say({ code: 'print.contents.check' }), STYLES.heading, area.left, y - 38);
  printRule(job, { page: 0, x: area.left, y: y - 32 }, widthOf(area), MAP_PALETTE.ink, 0.8);
  const end = area.left + toPoints(SCALE);
  printStroke(job, `M${area.left} ${y - 8}V${y}H${end}V${y - 8}`, pen);
  for (let at = TENTH; at < SCALE; at += TENTH)
    printStroke(job, `M${area.left + toPoints(at)} ${y}v${at === SCALE / 2 ? -6 : -3}`, pen);
  const { small } = STYLES;
  printText(job, '100 mm', small, end - job.measure('100 mm', small), y + 10);
  const side = toPoints(SQUARE);
  const left = end + 30;
  printStroke(job, drawRectanglePath(left, y - side + 14, side, side, 2), pen);
  const label = say({ code: 'print.contents.square' });
  printText(job, label, small, left + (side - job.measure(label, small)) / 2, y - side / 2 + 17);
  const x = left + side + 16;
  const words = [createSpan(say({ code: 'print.contents.check-text' }), STYLES.body)];
  for (const [index, line] of breakLines(words, area.right - x, job.measure).entries())
    printLine(job, line, x, y - 22 + index * STYLES.body.leading, STYLES.body.leading);
};
