import { iterateColumn, placeInColumns } from '../layout/columns';
import {
  depthOf,
  lastPageOf,
  measureStack,
  type PlacedBlock,
  type PrintBlock,
  placeBlocks,
} from '../layout/flow';
import { A4, computeColumnWidth, type PrintArea, printAreaOf } from '../layout/paper';
import { createPrintJob, type PrintJob, printBlocks } from '../layout/print-job';
import { listGroundEntries } from '../legend/ground-entries';
import { layOutLegend } from '../legend/legend';
import { printMeasures } from '../measure/measure-page';
import { createArmyBlocks, createLegendBlocks } from './sheet-armies';
import type { PrintOptions, SheetContents } from './sheet-contents';
import { printFooters } from './sheet-footer';
import { printHeader } from './sheet-header';
import { printMapSheets } from './sheet-map';
import { createTextBlocks } from './sheet-text';

export const DEFAULT_SHEET: PrintOptions = { paper: A4, ink: 'colour' };

/** The set-up sheet: map, armies and everything a table needs to begin. */
export const composeSheet = (contents: SheetContents, options: PrintOptions = DEFAULT_SHEET): PrintJob => {
  const { scenario, system, say, language, publishedAt } = contents;
  const { paper, ink } = options;
  const metadata = {
    title: scenario.title,
    author: say({ code: 'site.name' }),
    subject: say({ code: 'sheet.subject', values: { system: system.title } }),
    language,
    made: publishedAt,
  };
  const job = createPrintJob(paper, metadata, ink);
  const area = printAreaOf(paper);
  const setting = { width: computeColumnWidth(area), measure: job.measure };
  const armies = contents.roster.map(force => createArmyBlocks(contents, force, setting, ink));
  const pairs = toPairs(armies);
  const legend = layOutLegend(job, listGroundEntries(contents, say), area);
  const legendRoom = legend.height === 0 ? 0 : legend.height + LEGEND_GAP;
  const map = printHeader(job, contents, area, measurePairs(pairs) + legendRoom + 1);
  legend.print(map.end + LEGEND_GAP);
  const start = { page: 0, y: map.end + legendRoom + SPACE };
  const rest = [...createLegendBlocks(contents, setting), ...createTextBlocks(contents, setting)];
  if (fitsBelow(pairs, area, start)) printBelow(job, pairs, rest, area, start);
  else printText(job, [...armies.flat(), ...rest], area, start);
  const measured = system.printing.measureSetUp?.(scenario);
  if (measured) printMeasures(job, contents, measured);
  if (!contents.hasOwnMap) printMapSheets(job, contents, area, map.list);
  printFooters(job, contents);
  return job;
};

/** An army without another beside it begins the text, which then goes on in the next column. */
const printBelow = (
  job: PrintJob,
  pairs: readonly Pair[],
  rest: readonly PrintBlock[],
  area: PrintArea,
  start: Start,
): void => {
  const whole = pairs.filter(({ length }) => length > 1);
  const alone = pairs.filter(({ length }) => length === 1).flat();
  printText(job, [...alone.flat(), ...rest], area, printArmies(job, whole, area, start));
};

interface Start {
  readonly page: number;
  readonly y: number;
}

type Pair = readonly (readonly PrintBlock[])[];

/** Two armies side by side; games with more set the next pair below. */
const toPairs = (armies: readonly (readonly PrintBlock[])[]): readonly Pair[] =>
  armies.flatMap((_, index) => (index % 2 === 0 ? [armies.slice(index, index + 2)] : []));

const measurePairs = (pairs: readonly Pair[]): number =>
  pairs.reduce((height, pair) => height + Math.max(...pair.map(measureStack)) + SPACE, 0);

/** Armies that need more than the rest of the first page and a little more run on like text. */
const fitsBelow = (pairs: readonly Pair[], area: PrintArea, { y }: Start): boolean =>
  pairs.every(pair => pair.every(army => measureStack(army) <= area.bottom - y));

const printArmies = (job: PrintJob, pairs: readonly Pair[], area: PrintArea, start: Start): Start =>
  pairs.reduce<Start>((from, pair) => {
    const placed = pair.flatMap((army, column) => placeBlocks(army, iterateColumn(area, from, column)));
    printBlocks(job, placed);
    return areaBelow(placed, from);
  }, start);

const SPACE = 12;
const LEGEND_GAP = 5;

const areaBelow = (placed: readonly PlacedBlock[], from: Start): Start => {
  const page = Math.max(from.page, lastPageOf(placed));
  return { page, y: Math.max(page === from.page ? from.y : 0, depthOf(placed, page)) + SPACE };
};

/** Columns shorter than this are not worth beginning. */
const SHORTEST_COLUMN = 80;

const printText = (job: PrintJob, blocks: readonly PrintBlock[], area: PrintArea, from: Start): void => {
  const isWorthIt = area.bottom - from.y >= SHORTEST_COLUMN;
  const start = isWorthIt ? from : { page: from.page + 1, y: area.top };
  printBlocks(job, placeInColumns(blocks, area, start));
};
