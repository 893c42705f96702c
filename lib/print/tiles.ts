import type { Space, SpaceBoard } from '@/lib/geometry/board';
import { bareBoard } from './board';
import { cornerOf, cutGrid, cutMarks, perPage } from './cut-grid';
import { bookmark, type Press, printDrawing, turnTo } from './page';
import { type Area, areaOf, millimetres } from './paper';
import { openMapPress, window } from './poster';
import type { Frame } from './poster-parts';
import type { PrintOptions, SheetContents } from './sheet-contents';
import { printFeet } from './sheet-foot';
import { HEAD, printTableHead } from './table-head';
import { MARK, printCutMarks } from './table-marks';

const GUTTER = millimetres(2);

/** The spaces of the board one by one at exact size, to be cut out and laid side by side. */
export const composeTiles = (
  contents: SheetContents,
  millimetresPerUnit: number,
  options: PrintOptions,
): Press => {
  const press = openMapPress(contents, options);
  const scale = millimetres(millimetresPerUnit);
  const list = bareBoard(contents, contents.say);
  const area = areaOf(options.paper);
  const frames = framesOf(contents);
  const grid = gridFor(frames, area, scale);
  for (const [index, frame] of frames.entries()) {
    turnTo(press, Math.floor(index / perPage(grid)));
    const { x, y } = cornerOf(grid, index % perPage(grid));
    printDrawing(press, window(list, frame), x, y, scale);
  }
  const pages = Math.ceil(frames.length / perPage(grid));
  const words = contents.say({ code: 'print.tiles.sheet', values: { title: contents.scenario.title } });
  for (let page = 0; page < pages; page++) {
    turnTo(press, page);
    bookmark(press, words);
    printTableHead(press, contents, area, words);
    const count = Math.min(perPage(grid), frames.length - page * perPage(grid));
    printCutMarks(press, cutMarks(grid, count, MARK));
  }
  printFeet(press, contents);
  return press;
};

const gridFor = ([first]: readonly Frame[], area: Area, scale: number) => {
  const cell = { width: (first?.width ?? 0) * scale, height: (first?.height ?? 0) * scale };
  return cutGrid({ ...area, top: area.top + HEAD + MARK }, cell, GUTTER);
};

const framesOf = ({ position: { board } }: SheetContents): readonly Frame[] =>
  board.kind === 'spaces' ? (board as SpaceBoard).spaces.map(frameOf) : [];

const frameOf = ({ outline }: Space): Frame => {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};
