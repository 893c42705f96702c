import type { Space, SpaceBoard } from '@/lib/geometry/board';
import { drawUnframedBoard } from '../draw-board';
import { type PrintArea, printAreaOf, toPoints } from '../layout/paper';
import { addBookmark, goToPage, type PrintJob, printDrawing } from '../layout/print-job';
import type { PrintOptions, SheetContents } from '../sheet/sheet-contents';
import { printFooters } from '../sheet/sheet-footer';
import { cornerOf, countPerPage, createCutGrid, listCutMarks } from './cut-grid';
import { MARK_LENGTH, printCutMarks } from './cut-marks';
import { HEADER_HEIGHT, printCutOutHeader } from './cut-out-header';
import { createMapPrintJob, cropDrawing } from './poster';
import type { PictureFrame } from './poster-parts';

const GUTTER = toPoints(2);

/** The spaces of the board one by one at exact size, to be cut out and laid side by side. */
export const composeTiles = (
  contents: SheetContents,
  millimetresPerUnit: number,
  options: PrintOptions,
): PrintJob => {
  const job = createMapPrintJob(contents, options);
  const scale = toPoints(millimetresPerUnit);
  const list = drawUnframedBoard(contents, contents.say);
  const area = printAreaOf(options.paper);
  const frames = framesOf(contents);
  const grid = gridFor(frames, area, scale);
  for (const [index, frame] of frames.entries()) {
    goToPage(job, Math.floor(index / countPerPage(grid)));
    const { x, y } = cornerOf(grid, index % countPerPage(grid));
    printDrawing(job, cropDrawing(list, frame), x, y, scale);
  }
  const pages = Math.ceil(frames.length / countPerPage(grid));
  const words = contents.say({ code: 'print.tiles.sheet', values: { title: contents.scenario.title } });
  for (let page = 0; page < pages; page++) {
    goToPage(job, page);
    addBookmark(job, words);
    printCutOutHeader(job, contents, area, words);
    const count = Math.min(countPerPage(grid), frames.length - page * countPerPage(grid));
    printCutMarks(job, listCutMarks(grid, count, MARK_LENGTH));
  }
  printFooters(job, contents);
  return job;
};

const gridFor = ([first]: readonly PictureFrame[], area: PrintArea, scale: number) => {
  const cell = { width: (first?.width ?? 0) * scale, height: (first?.height ?? 0) * scale };
  return createCutGrid({ ...area, top: area.top + HEADER_HEIGHT + MARK_LENGTH }, cell, GUTTER);
};

const framesOf = ({ position: { board } }: SheetContents): readonly PictureFrame[] =>
  board.kind === 'spaces' ? (board as SpaceBoard).spaces.map(frameOf) : [];

const frameOf = ({ outline }: Space): PictureFrame => {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};
