import { inGreys } from '@/lib/drawing/greys';
import type { Space, SpaceBoard } from '@/lib/geometry/board';
import { bareBoard } from './board';
import { cornerOf, cutGrid, cutMarks, perPage } from './cut-grid';
import { finish, printDrawing, printText, turnTo } from './page';
import { areaOf, millimetres } from './paper';
import { type MapOptions, openMapPress, window } from './poster';
import type { SheetContents } from './sheet-contents';
import { printFeet } from './sheet-foot';
import { span } from './text-blocks';
import { STYLES } from './type';

const HEAD = 30;
const GUTTER = millimetres(2);
const MARK = millimetres(3);

/** The spaces of the board one by one at exact size, to be cut out and laid side by side. */
export const printTiles = (
  contents: SheetContents,
  millimetresPerUnit: number,
  { paper, isGrey }: MapOptions,
): Promise<Buffer> => {
  const press = openMapPress(contents, paper);
  const scale = millimetres(millimetresPerUnit);
  const drawn = bareBoard(contents, contents.say);
  const list = isGrey ? inGreys(drawn) : drawn;
  const area = areaOf(paper);
  const frames = framesOf(contents);
  const [first] = frames;
  if (!first) return finish(press);
  const cell = { width: first.width * scale, height: first.height * scale };
  const grid = cutGrid({ ...area, top: area.top + HEAD }, cell, GUTTER);
  for (const [index, frame] of frames.entries()) {
    turnTo(press, Math.floor(index / perPage(grid)));
    const { x, y } = cornerOf(grid, index % perPage(grid));
    printDrawing(press, window(list, frame), x, y, scale);
  }
  const pages = Math.ceil(frames.length / perPage(grid));
  for (let page = 0; page < pages; page++) {
    turnTo(press, page);
    const words = contents.say({ code: 'print.tiles.sheet', values: { title: contents.scenario.title } });
    printText(press, span(words, STYLES.strong).text, STYLES.strong, area.left, area.top + 10);
    const count = Math.min(perPage(grid), frames.length - page * perPage(grid));
    press.document.undash().lineWidth(0.4).strokeOpacity(1).strokeColor('#000000');
    for (const [from, to] of cutMarks(grid, count, MARK))
      press.document.moveTo(from.x, from.y).lineTo(to.x, to.y).stroke();
  }
  printFeet(press, contents, area);
  return finish(press);
};

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const framesOf = ({ position: { board } }: SheetContents): readonly Frame[] =>
  board.kind === 'spaces' ? (board as SpaceBoard).spaces.map(frameOf) : [];

const frameOf = ({ outline }: Space): Frame => {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};
