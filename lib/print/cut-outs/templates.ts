import type { DrawList } from '@/lib/drawing/draw-list';
import type { MeasuredGround, MeasuredSetUp } from '@/lib/game/contract/measured-set-up';
import { drawUnframedBoard } from '../draw-board';
import { printAreaOf, toPoints } from '../layout/paper';
import { countPages, type PrintJob } from '../layout/print-job';
import type { PrintOptions, SheetContents } from '../sheet/sheet-contents';
import { printFooters } from '../sheet/sheet-footer';
import { choosePaper, createMapPrintJob, printPart } from './poster';
import type { PosterGrid } from './poster-parts';

/** Ground around a piece of terrain, in inches, so that its edge is not cut. */
const MARGIN = 0.25;

/**
 * Every area of terrain alone at exact size, to be cut out and laid on the table; streams and roads are laid by
 * their points.
 */
export const composeTemplates = (
  contents: SheetContents,
  setUp: MeasuredSetUp,
  millimetresPerUnit: number,
  { paper, ink }: PrintOptions,
): PrintJob => {
  const job = createMapPrintJob(contents, { paper, ink });
  const board = drawUnframedBoard(contents, contents.say);
  const areas = setUp.ground.flatMap((piece, index) => (piece.box ? [{ piece, index }] : []));
  for (const [order, { piece, index }] of areas.entries())
    printTemplate(job, contents, board, setUp, { piece, index, isFirst: order === 0 }, millimetresPerUnit);
  printFooters(job, contents);
  return job;
};

interface Template {
  readonly piece: MeasuredGround;
  readonly index: number;
  readonly isFirst: boolean;
}

const printTemplate = (
  job: PrintJob,
  contents: SheetContents,
  board: DrawList,
  { inch }: MeasuredSetUp,
  { piece, index, isFirst }: Template,
  millimetresPerUnit: number,
): void => {
  const { box } = piece;
  if (!box) return;
  const scale = toPoints(millimetresPerUnit);
  const corner = { x: (box.left - MARGIN) * inch, y: (box.top - MARGIN) * inch };
  const size = { width: (box.width + 2 * MARGIN) * inch, height: (box.height + 2 * MARGIN) * inch };
  const { turned: paper, parts: grid } = choosePaper(size, job.paper, scale);
  const [area, parts] = [printAreaOf(paper), moveGrid(grid, corner)];
  const name = `T${index + 1} ${contents.say(piece.words)}`;
  const first = isFirst ? 0 : countPages(job);
  for (const [page, part] of parts.all.entries())
    printPart({ job, contents, list: board, scale, area, parts, name, paper }, part, first + page);
};

const moveGrid = (grid: PosterGrid, { x, y }: { readonly x: number; readonly y: number }): PosterGrid => ({
  ...grid,
  all: grid.all.map(part => ({ ...part, x: part.x + x, y: part.y + y })),
});
