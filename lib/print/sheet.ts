import { oneColumn, placeInColumns } from './columns';
import { type Block, depthOf, lastPageOf, type Placed, placeBlocks, stackHeight } from './flow';
import { openPress, type Press, printBlocks } from './page';
import { A4, type Area, areaOf, columnWidth } from './paper';
import { armyBlocks, legendBlocks } from './sheet-armies';
import type { PrintOptions, SheetContents } from './sheet-contents';
import { printFeet } from './sheet-foot';
import { printHead } from './sheet-head';
import { printMapSheets } from './sheet-map';
import { textBlocks } from './sheet-text';

export const USUAL_SHEET: PrintOptions = { paper: A4, ink: 'colour' };

/** The set-up sheet: map, armies and everything a table needs to begin. */
export const composeSheet = (contents: SheetContents, options: PrintOptions = USUAL_SHEET): Press => {
  const { scenario, system, say, language, publishedAt } = contents;
  const { paper, ink } = options;
  const imprint = {
    title: scenario.title,
    author: say({ code: 'site.name' }),
    subject: say({ code: 'sheet.subject', values: { system: system.title } }),
    language,
    made: publishedAt,
  };
  const press = openPress(paper, imprint, ink);
  const area = areaOf(paper);
  const setting = { width: columnWidth(area), measure: press.measure };
  const armies = contents.roster.map(force => armyBlocks(contents, force, setting, ink));
  const pairs = inPairs(armies);
  const map = printHead(press, contents, area, heightOfPairs(pairs) + 1);
  const start = { page: 0, y: map.end + SPACE };
  const rest = [...legendBlocks(contents, setting), ...textBlocks(contents, setting)];
  if (fitsBelow(pairs, area, start)) printText(press, rest, area, printArmies(press, pairs, area, start));
  else printText(press, [...armies.flat(), ...rest], area, start);
  printMapSheets(press, contents, area, map.list);
  printFeet(press, contents);
  return press;
};

interface Start {
  readonly page: number;
  readonly y: number;
}

type Pair = readonly (readonly Block[])[];

/** Two armies side by side; games with more set the next pair below. */
const inPairs = (armies: readonly (readonly Block[])[]): readonly Pair[] =>
  armies.flatMap((_, index) => (index % 2 === 0 ? [armies.slice(index, index + 2)] : []));

const heightOfPairs = (pairs: readonly Pair[]): number =>
  pairs.reduce((height, pair) => height + Math.max(...pair.map(stackHeight)) + SPACE, 0);

/** Armies that need more than the rest of the first page and a little more run on like text. */
const fitsBelow = (pairs: readonly Pair[], area: Area, { y }: Start): boolean =>
  pairs.every(pair => pair.every(army => stackHeight(army) <= area.bottom - y));

const printArmies = (press: Press, pairs: readonly Pair[], area: Area, start: Start): Start =>
  pairs.reduce<Start>((from, pair) => {
    const placed = pair.flatMap((army, column) => placeBlocks(army, oneColumn(area, from, column)));
    printBlocks(press, placed);
    return below(placed, from);
  }, start);

const SPACE = 12;

const below = (placed: readonly Placed[], from: Start): Start => {
  const page = Math.max(from.page, lastPageOf(placed));
  return { page, y: Math.max(page === from.page ? from.y : 0, depthOf(placed, page)) + SPACE };
};

/** Columns shorter than this are not worth beginning. */
const SHORTEST_COLUMN = 80;

const printText = (press: Press, blocks: readonly Block[], area: Area, from: Start): void => {
  const isWorthIt = area.bottom - from.y >= SHORTEST_COLUMN;
  const start = isWorthIt ? from : { page: from.page + 1, y: area.top };
  printBlocks(press, placeInColumns(blocks, area, start));
};
