import { oneColumn, placeInColumns } from './columns';
import { type Block, depthOf, lastPageOf, type Placed, placeBlocks, stackHeight } from './flow';
import { breakLines } from './lines';
import { finish, openPress, type Press, printBlocks, printLine, turnTo } from './page';
import { A4, type Area, areaOf, columnWidth, type Paper, widthOf } from './paper';
import { armyBlocks, daggerLegend, hasReconstructed } from './sheet-armies';
import type { SheetContents } from './sheet-contents';
import { printFeet } from './sheet-foot';
import { printHead } from './sheet-head';
import { textBlocks } from './sheet-text';
import { span } from './text-blocks';
import { STYLES } from './type';

/** The set-up sheet as PDF: map, armies and everything a table needs to begin. The same version gives the same bytes. */
export const printSheet = (contents: SheetContents, paper: Paper = A4): Promise<Buffer> => {
  const { scenario, system, say, language, publishedAt } = contents;
  const press = openPress(paper, {
    title: scenario.title,
    author: say({ code: 'site.name' }),
    subject: say({ code: 'sheet.subject', values: { system: system.title } }),
    language,
    made: publishedAt,
  });
  const area = areaOf(paper);
  const pairs = armyPairs(press, contents, area);
  const mapEnd = printHead(press, contents, area, heightOfPairs(pairs) + 1);
  const armiesEnd = printArmies(press, pairs, area, { page: 0, y: mapEnd + SPACE });
  printText(press, contents, area, printLegend(press, contents, area, armiesEnd));
  printFeet(press, contents, area);
  return finish(press);
};

interface Start {
  readonly page: number;
  readonly y: number;
}

type Pair = readonly (readonly Block[])[];

/** Two armies side by side; games with more set the next pair below. */
const armyPairs = (press: Press, contents: SheetContents, area: Area): readonly Pair[] => {
  const setting = { width: columnWidth(area), measure: press.measure };
  const armies = contents.system.documents.scenario
    .roster(contents.scenario)
    .map(force => armyBlocks(contents, force, setting));
  return armies.flatMap((_, index) => (index % 2 === 0 ? [armies.slice(index, index + 2)] : []));
};

const heightOfPairs = (pairs: readonly Pair[]): number =>
  pairs.reduce((height, pair) => height + Math.max(...pair.map(stackHeight)) + SPACE, 0);

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

const printLegend = (
  press: Press,
  { system, scenario, say }: SheetContents,
  area: Area,
  from: Start,
): Start => {
  if (!hasReconstructed(system.documents.scenario.roster(scenario))) return from;
  const { small } = STYLES;
  const lines = breakLines([span(daggerLegend(say), small)], widthOf(area), press.measure);
  const top = from.y - SPACE / 2;
  const fits = top + lines.length * small.leading <= area.bottom;
  const start = fits ? { page: from.page, y: top } : { page: from.page + 1, y: area.top };
  turnTo(press, start.page);
  for (const [index, line] of lines.entries())
    printLine(press, line, area.left, start.y + index * small.leading, small.leading);
  return { page: start.page, y: start.y + lines.length * small.leading + SPACE };
};

/** Columns shorter than this are not worth beginning. */
const SHORTEST_COLUMN = 80;

const printText = (press: Press, contents: SheetContents, area: Area, from: Start): void => {
  const blocks = textBlocks(contents, { width: columnWidth(area), measure: press.measure });
  const isWorthIt = area.bottom - from.y >= SHORTEST_COLUMN;
  const start = isWorthIt ? from : { page: from.page + 1, y: area.top };
  printBlocks(press, placeInColumns(blocks, area, start));
};
