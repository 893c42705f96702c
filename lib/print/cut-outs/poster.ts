import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import type { DrawItem, DrawList } from '@/lib/drawing/draw-list';
import { drawRectanglePath } from '@/lib/drawing/shapes';
import { type Paper, type PrintArea, printAreaOf, toLandscape, toPoints, widthOf } from '../layout/paper';
import {
  addBookmark,
  createPrintJob,
  goToPage,
  type PrintJob,
  printDrawing,
  printStroke,
} from '../layout/print-job';
import { createSpan } from '../layout/text-blocks';
import { STYLES } from '../layout/text-styles';
import type { PrintOptions, SheetContents } from '../sheet/sheet-contents';
import { printFooters } from '../sheet/sheet-footer';
import { HEADER_HEIGHT, printCutOutHeader } from './cut-out-header';
import { OVERLAP, type PictureFrame, type PosterGrid, type PosterPart, splitPoster } from './poster-parts';

/** The map at exact size over as many sheets as it takes; each shows where it belongs, and where its neighbours are glued on. */
export const composePoster = (
  contents: SheetContents,
  list: DrawList,
  millimetresPerUnit: number,
  { paper, ink }: PrintOptions,
): PrintJob => {
  const scale = toPoints(millimetresPerUnit);
  const { turned, parts } = choosePaper(list, paper, scale);
  const job = createMapPrintJob(contents, { paper: turned, ink });
  const area = printAreaOf(turned);
  for (const [page, part] of parts.all.entries())
    printPart({ job, contents, list, scale, area, parts }, part, page);
  printFooters(job, contents);
  return job;
};

type PictureSize = Pick<DrawList, 'width' | 'height'>;

/** How the sheets lie, and how a picture is split over them. */
export interface PosterPaper {
  readonly turned: Paper;
  readonly parts: PosterGrid;
}

/** Upright or on its side, whichever takes fewer sheets. */
export const choosePaper = (size: PictureSize, paper: Paper, scale: number): PosterPaper => {
  const [upright, lying] = [paper, toLandscape(paper)].map(turned => {
    const area = printAreaOf(turned);
    return { turned, parts: splitPoster(size, { ...area, top: area.top + HEADER_HEIGHT }, scale) };
  });
  if (!upright || !lying) throw new Error('paper has two ways to lie');
  return lying.parts.all.length < upright.parts.all.length ? lying : upright;
};

export const createMapPrintJob = (
  { scenario, system, say, language, publishedAt }: SheetContents,
  { paper, ink }: PrintOptions,
): PrintJob =>
  createPrintJob(
    paper,
    {
      title: say({ code: 'print.map.of', values: { title: scenario.title } }),
      author: say({ code: 'site.name' }),
      subject: say({ code: 'print.map.subject', values: { system: system.title } }),
      language,
      made: publishedAt,
    },
    ink,
  );

export interface PosterJob {
  readonly job: PrintJob;
  readonly contents: SheetContents;
  readonly list: DrawList;
  readonly scale: number;
  readonly area: PrintArea;
  readonly parts: PosterGrid;
  /** How the sheet lies; absent: as the whole print does. */
  readonly paper?: Paper;
  /** What this is a part of; absent: the map. */
  readonly name?: string;
}

export const printPart = (
  { job, contents, list, scale, area, parts, name, paper = job.paper }: PosterJob,
  part: PosterPart,
  page: number,
): void => {
  goToPage(job, page, paper);
  const left = area.left + (widthOf(area) - part.width * scale) / 2;
  const top = area.top + HEADER_HEIGHT;
  printDrawing(job, cropDrawing(list, part), left, top, scale);
  printGlueMarks(job, contents, { left, top, scale }, part, parts);
  const { say, scenario } = contents;
  const code = parts.all.length === 1 ? 'print.map.whole' : 'print.map.sheet';
  const values = {
    title: name ? `${scenario.title} · ${name}` : scenario.title,
    row: part.row + 1,
    column: part.column + 1,
    rows: parts.rows,
    columns: parts.columns,
  };
  const words = say({ code, values });
  addBookmark(job, words);
  printCutOutHeader(job, contents, area, words);
  printKeyMap(job, area, part, parts);
};

/** What can be seen through a frame, moved to its corner. The whole is a symbol: a file holds it once, for all its sheets. */
export const cropDrawing = (list: DrawList, frame: PictureFrame): DrawList => ({
  width: frame.width,
  height: frame.height,
  symbols: { ...list.symbols, [WHOLE]: list.items },
  items: [
    {
      k: 'group',
      clip: drawRectanglePath(0, 0, frame.width, frame.height),
      kids: [{ k: 'use', symbol: WHOLE, matrix: [1, 0, 0, 1, -frame.x, -frame.y] }],
    },
  ],
});

const WHOLE = 'the whole';

interface Placing {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

const TICK = toPoints(3);
const GLUE_PEN = { stroke: MAP_PALETTE.ink, width: 0.5 };

/** A dashed line where the next sheet's edge comes to lie, and ticks beside the map at its ends. */
const printGlueMarks = (
  job: PrintJob,
  contents: SheetContents,
  { left, top, scale }: Placing,
  part: PosterPart,
  parts: PosterGrid,
): void => {
  const [right, bottom] = [left + part.width * scale, top + part.height * scale];
  const strip = OVERLAP * 0.62;
  if (part.column + 1 < parts.columns) {
    const x = right - OVERLAP;
    printStroke(job, `M${x} ${top}V${bottom}`, { ...GLUE_PEN, dash: [4, 3] });
    printStroke(job, `M${x} ${top}v${-TICK}M${x} ${bottom}v${TICK}`, GLUE_PEN);
    printGlueText(job, contents, [x + strip, (top + bottom) / 2], -90, [part.row, part.column + 1]);
  }
  if (part.row + 1 < parts.rows) {
    const y = bottom - OVERLAP;
    printStroke(job, `M${left} ${y}H${right}`, { ...GLUE_PEN, dash: [4, 3] });
    printStroke(job, `M${left} ${y}h${-TICK}M${right} ${y}h${TICK}`, GLUE_PEN);
    printGlueText(job, contents, [(left + right) / 2, y + strip], 0, [part.row + 1, part.column]);
  }
};

const printGlueText = (
  job: PrintJob,
  { say }: SheetContents,
  [x, y]: readonly [number, number],
  rotate: number,
  [row, column]: readonly [number, number],
): void => {
  const { font, size } = STYLES.small;
  const { text } = createSpan(
    say({ code: 'print.map.glue', values: { row: row + 1, column: column + 1 } }),
    STYLES.small,
  );
  const fill = MAP_PALETTE.ink;
  const halo = { colour: '#FFFFFF', width: 2.4 };
  const items: DrawItem[] = [{ k: 'text', text, x, y, size, font, fill, rotate, anchor: 'middle', halo }];
  printDrawing(job, { width: 1, height: 1, items }, 0, 0, 1);
};

const KEY = { width: 7, height: 5, gap: 1.2 };

/** All sheets small beside the title, this one filled. */
const printKeyMap = (
  job: PrintJob,
  area: PrintArea,
  part: PosterPart,
  { columns, rows, all }: PosterGrid,
): void => {
  if (all.length === 1) return;
  const step = Math.min(KEY.height + KEY.gap, (HEADER_HEIGHT - 6) / rows);
  const right = area.right - toPoints(50) - 12;
  const { ink } = MAP_PALETTE;
  for (const { column, row } of all) {
    const x = right - (columns - column) * (KEY.width + KEY.gap);
    const isThis = column === part.column && row === part.row;
    const d = drawRectanglePath(x, area.top + row * step, KEY.width, step - KEY.gap);
    printStroke(job, d, { stroke: ink, width: 0.5, ...(isThis ? { fill: ink } : {}) });
  }
};
