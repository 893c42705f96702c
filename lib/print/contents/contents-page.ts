import type { Say } from '@/lib/game/contract/sentence';
import { formatDate } from '@/lib/words/date-words';
import { iterateColumn } from '../layout/columns';
import { measureStack, type PrintBlock, placeBlocks } from '../layout/flow';
import { computeColumnLeft, computeColumnWidth, type PrintArea, printAreaOf, widthOf } from '../layout/paper';
import { createPrintJob, type PrintJob, printBlocks, printLine, printText } from '../layout/print-job';
import { createParagraph, createSection, createSpan, type TextSetting } from '../layout/text-blocks';
import { STYLES } from '../layout/text-styles';
import { listGroundEntries } from '../legend/ground-entries';
import { layOutLegend } from '../legend/legend';
import type { PrintOptions, SheetContents } from '../sheet/sheet-contents';
import { printFooters } from '../sheet/sheet-footer';
import { fitTitle, printQrCode } from '../sheet/sheet-header';
import { type CuttingPlan, planCutting } from './cutting';
import { createFactBlocks } from './facts';
import type { ListedPart } from './listed-part';
import { createPartBlocks } from './part-rows';
import { printSizeCheck, SIZE_CHECK_HEIGHT } from './size-check';
import { planThumbnails, printThumbnails } from './thumbnails';

/** How counters are backed and the map is cut. */
export interface ContentsOptions extends PrintOptions {
  readonly backing: string;
  readonly cut: string;
}

/** The first page of a whole file: its contents, the paper to print it on, and the battle's facts. */
export const composeContents = (
  contents: SheetContents,
  parts: readonly ListedPart[],
  { paper, ink, backing, cut }: ContentsOptions,
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
  const about = printAbout(job, contents, area, printTitle(job, contents, area));
  const setting = { width: widthOf(area), measure: job.measure };
  const layout = {
    parts: createPartBlocks(contents, parts, backing, setting),
    cutting: planCutting(job, say, area, { backing, cut }),
    credits: createCreditBlocks(contents, setting),
  };
  printRest(job, { ...layout, listed: parts, contents }, { ...area, top: about });
  printSizeCheck(job, contents, area);
  printFooters(job, contents);
  return job;
};

interface Rest {
  readonly contents: SheetContents;
  readonly listed: readonly ListedPart[];
  readonly parts: readonly PrintBlock[];
  readonly cutting: CuttingPlan;
  readonly credits: readonly PrintBlock[];
}

const SECTION_GAP = 7;

/** What to print and the credits always; how to cut and small pictures of the pages where there is room for them. */
const printRest = (job: PrintJob, { listed, parts, cutting, credits }: Rest, area: PrintArea): void => {
  const end = area.bottom - SIZE_CHECK_HEIGHT;
  const always = measureStack(parts) + measureStack(credits) + 2 * SECTION_GAP;
  const hasCutting = area.top + always + cutting.height + SECTION_GAP <= end;
  const room = end - area.top - always - (hasCutting ? cutting.height + SECTION_GAP : 0);
  const pictures = planThumbnails(room - SECTION_GAP);
  if (pictures > 0) printThumbnails(job, listed, area, area.top, pictures);
  let y = area.top + (pictures > 0 ? pictures + SECTION_GAP : 0);
  const add = (blocks: readonly PrintBlock[]): void => {
    printBlocks(job, placeBlocks(blocks, iterateColumn(area, { page: 0, y }, 0)));
    y += measureStack(blocks) + SECTION_GAP;
  };
  add(parts);
  if (hasCutting) {
    cutting.print(y);
    y += cutting.height + SECTION_GAP;
  }
  add(credits);
};

const printTitle = (
  job: PrintJob,
  { scenario, address, say }: SheetContents,
  area: PrintArea,
): { readonly title: number; readonly code: number } => {
  const { lines, style } = fitTitle(scenario.title, widthOf(area) * 0.8, job.measure);
  for (const [index, line] of lines.entries())
    printLine(job, line, area.left, area.top + index * style.leading, style.leading);
  const below = area.top + lines.length * style.leading;
  const place = [say(formatDate(scenario.date)), scenario.place.name].filter(part => part !== '');
  const { dateLine } = STYLES;
  printText(job, createSpan(place.join(' · '), dateLine).text, dateLine, area.left, below + 14);
  const code = address === null ? area.top : printCode(job, address, say, area);
  return { title: below + 20, code };
};

/** The code for a phone and what it leads to. */
const printCode = (job: PrintJob, address: string, say: Say, area: PrintArea): number => {
  const { small } = STYLES;
  const code = printQrCode(job, address, area) + 9;
  const caption = createSpan(say({ code: 'print.contents.newest' }), small).text;
  printText(job, caption, small, area.right - job.measure(caption, small), code);
  return code;
};

const SUMMARY = { ...STYLES.standfirst, font: 'serif' as const, size: 12, leading: 15 };
/** A longer summary is set as small as the rest. */
const LONG_SUMMARY = 300;
const LEGEND_GAP = 8;

/** The summary, below it the facts in two columns and what the signs of the map mean; answers where they end. */
const printAbout = (
  job: PrintJob,
  contents: SheetContents,
  area: PrintArea,
  { title, code }: { readonly title: number; readonly code: number },
): number => {
  const { summary } = contents.scenario;
  const style = summary.length > LONG_SUMMARY ? STYLES.body : SUMMARY;
  const top = Math.max(title, code - SUMMARY.leading) + 8;
  const text = createParagraph([createSpan(summary, style)], { width: widthOf(area), measure: job.measure });
  printStack(job, text, area.left, top);
  const facts = createFactBlocks(contents, { width: computeColumnWidth(area), measure: job.measure });
  const half = Math.ceil(facts.length / 2);
  const columns = [facts.slice(0, half), facts.slice(half)];
  const factsTop = top + measureStack(text) + 8;
  for (const [column, rows] of columns.entries())
    printStack(job, rows, computeColumnLeft(area, column), factsTop);
  const factsEnd = factsTop + Math.max(...columns.map(measureStack));
  const legend = layOutLegend(job, listGroundEntries(contents, contents.say), area);
  legend.print(factsEnd + LEGEND_GAP);
  return factsEnd + (legend.height > 0 ? LEGEND_GAP + legend.height : 4) + 10;
};

const printStack = (job: PrintJob, blocks: readonly PrintBlock[], x: number, top: number): void => {
  let y = top;
  for (const [index, block] of blocks.entries()) {
    y += index === 0 ? 0 : (block.gap ?? 0);
    block.paint(job, { page: 0, x, y });
    y += block.height;
  }
};

const MOST_SOURCES = 5;

/** Whose work it rests on; the setup sheet has all sources with what each is worth. */
const createCreditBlocks = (
  { scenario, say }: SheetContents,
  setting: TextSetting,
): readonly PrintBlock[] => {
  const sources = scenario.sources
    .slice(0, MOST_SOURCES)
    .map(({ title }) => title.replace(/\.$/, ''))
    .join(' · ');
  const texts = [
    { text: sources, style: STYLES.body },
    { text: say({ code: 'print.contents.licence' }), style: STYLES.small },
  ];
  return createSection(
    say({ code: 'print.contents.credits' }),
    texts.flatMap(({ text, style }) => createParagraph([createSpan(text, style)], setting, { gap: 3 })),
    setting,
  );
};
