import { oneColumn, placeInColumns } from './columns';
import { depthOf, lastPageOf, type Placed, placeBlocks } from './flow';
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
  const mapEnd = printHead(press, contents, area);
  printText(press, contents, area, printArmies(press, contents, area, { page: 0, y: mapEnd + 12 }));
  printFeet(press, contents, area);
  return finish(press);
};

interface Start {
  readonly page: number;
  readonly y: number;
}

/** Two armies side by side; games with more set the next pair below. Answers where the text may begin. */
const printArmies = (press: Press, contents: SheetContents, area: Area, start: Start): Start => {
  const forces = contents.system.orderOfBattle(contents.scenario);
  const setting = { width: columnWidth(area), measure: press.measure };
  let from = start;
  for (let index = 0; index < forces.length; index += 2) {
    const pair = forces.slice(index, index + 2);
    const placed = pair.flatMap((force, column) =>
      placeBlocks(armyBlocks(contents, force, setting), oneColumn(area, from, column)),
    );
    printBlocks(press, placed);
    from = below(placed, from);
  }
  return hasReconstructed(forces) ? printLegend(press, contents, area, from) : from;
};

const SPACE = 12;

const below = (placed: readonly Placed[], from: Start): Start => {
  const page = Math.max(from.page, lastPageOf(placed));
  return { page, y: Math.max(page === from.page ? from.y : 0, depthOf(placed, page)) + SPACE };
};

const printLegend = (press: Press, { say }: SheetContents, area: Area, from: Start): Start => {
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
