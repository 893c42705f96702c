import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import type { DrawList } from '@/lib/drawing/draw-list';
import { drawRectanglePath } from '@/lib/drawing/shapes';
import { cropDrawing } from '../cut-outs/poster';
import { type PosterGrid, splitPoster } from '../cut-outs/poster-parts';
import { drawBoard } from '../draw-board';
import { applyToFace, type InkMode } from '../layout/ink-mode';
import { type PrintArea, printAreaOf, toLandscape, toPoints, widthOf } from '../layout/paper';
import {
  addBookmark,
  countPages,
  goToPage,
  type PrintJob,
  printDrawing,
  printStroke,
  printText,
} from '../layout/print-job';
import { createSpan } from '../layout/text-blocks';
import { STYLES, type TextStyle } from '../layout/text-styles';
import type { SheetContents } from './sheet-contents';

const MAP_SHARE = 0.58;
const LEAST_SHRINKING = 0.84;
/** A counter whose figures can be read, and one that is read with ease. */
const READABLE = toPoints(3.6);
const EASY = toPoints(6.5);
const HEAD = 22;
/** A letter for each sheet; a map that would take more is printed as a map of its own. */
const MOST_SHEETS = 26;

/** The map, drawn once for the whole sheet, and where it ends on the first page. */
export interface PrintedMap {
  readonly list: DrawList;
  readonly end: number;
}

/**
 * The whole map on the first page; where that is too small to read, with frames for the sheets that show it larger.
 */
export const printSheetMap = (
  job: PrintJob,
  contents: SheetContents,
  area: PrintArea,
  top: number,
  below: number,
): PrintedMap => {
  const list = drawMap(contents, job.ink);
  const tallest = (area.bottom - area.top) * MAP_SHARE;
  const full = Math.min(widthOf(area) / list.width, tallest / list.height);
  const wanted = (area.bottom - top - below) / list.height;
  const scale = wanted >= full * LEAST_SHRINKING ? Math.min(full, wanted) : full;
  const left = area.left + (widthOf(area) - list.width * scale) / 2;
  // Through a frame of its own size: an author's label may be longer than the map is wide.
  printDrawing(job, cropDrawing(list, { ...list, x: 0, y: 0 }), left, top, scale);
  const enlarged = contents.hasOwnMap ? null : findEnlargement(job, contents, area, list);
  if (enlarged && enlarged.parts.all.length > 1) printKey(job, enlarged.parts, { left, top, scale });
  return { list, end: top + list.height * scale };
};

/** The battle as it stands, in printing colours. */
const drawMap = (contents: SheetContents, ink: InkMode): DrawList => {
  const { position } = contents;
  const pieces = position.pieces.map(piece => ({ ...piece, face: applyToFace(piece.face, ink) }));
  return drawBoard({ ...contents, position: { ...position, pieces } }, 'print', contents.say);
};

interface Enlargement {
  readonly scale: number;
  readonly parts: PosterGrid;
  readonly isLying: boolean;
}

/** Null: the first page shows it large enough. */
const findEnlargement = (
  { paper }: PrintJob,
  { position }: SheetContents,
  area: PrintArea,
  list: DrawList,
): Enlargement | null => {
  const sizes = position.pieces.flatMap(({ box }) => (box ? [box.size] : []));
  const smallest = Math.min(...sizes);
  const first = Math.min(widthOf(area) / list.width, ((area.bottom - area.top) * MAP_SHARE) / list.height);
  if (sizes.length === 0 || smallest * first >= READABLE) return null;
  const ways = [paper, toLandscape(paper)].map((turned, index) =>
    enlargeOn(printAreaOf(turned), list, smallest, index === 1),
  );
  const best = ways.reduce((found, way) => (isBetter(way, found) ? way : found));
  return best.parts.all.length > MOST_SHEETS ? null : best;
};

/** On one sheet where that is enough, else over several; where that would be very many, as small as can still be read. */
const enlargeOn = (area: PrintArea, list: DrawList, smallest: number, isLying: boolean): Enlargement => {
  const room = { ...area, top: area.top + HEAD };
  const whole = Math.min(widthOf(room) / list.width, (room.bottom - room.top) / list.height);
  const on = (scale: number): Enlargement => ({ scale, parts: splitPoster(list, room, scale), isLying });
  if (smallest * whole >= READABLE) return on(whole);
  const easy = on(EASY / smallest);
  return easy.parts.all.length > MOST_SHEETS ? on(READABLE / smallest) : easy;
};

const isBetter = (one: Enlargement, other: Enlargement): boolean => {
  const [fewer, more] = [one.parts.all.length, other.parts.all.length];
  return fewer < more || (fewer === more && one.scale > other.scale);
};

interface Placing {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** Sheets are named A, B, C… from the upper left. */
const sheetName = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

const KEY_LETTER: TextStyle = { font: 'serif-semibold', size: 13, leading: 15, colour: MAP_PALETTE.accent };

/** The key: where each sheet lies on the whole map. */
const printKey = (job: PrintJob, { all }: PosterGrid, { left, top, scale }: Placing): void => {
  for (const [index, { x, y, width, height }] of all.entries()) {
    const [px, py] = [left + x * scale, top + y * scale];
    const d = drawRectanglePath(px, py, width * scale, height * scale);
    printStroke(job, d, { stroke: MAP_PALETTE.accent, width: 0.9, dash: [5, 2.5] });
    printLetter(job, sheetName(index), px + 9, py + 19);
  }
};

const printLetter = (job: PrintJob, text: string, x: number, y: number): void => {
  const { font, size, colour: fill } = KEY_LETTER;
  const halo = { colour: '#FFFFFF', width: 3 };
  const items = [{ k: 'text', text, x, y, size, font, fill, halo, anchor: 'middle' } as const];
  printDrawing(job, { width: 1, height: 1, items }, 0, 0, 1);
};

/** The map over several sheets with an overlap, where one sheet is too small to read. */
export const printMapSheets = (
  job: PrintJob,
  contents: SheetContents,
  area: PrintArea,
  list: DrawList,
): void => {
  const enlarged = findEnlargement(job, contents, area, list);
  if (!enlarged) return;
  const { parts, scale, isLying } = enlarged;
  const paper = isLying ? toLandscape(job.paper) : job.paper;
  const room = printAreaOf(paper);
  const first = countPages(job);
  for (const [index, part] of parts.all.entries()) {
    goToPage(job, first + index, paper);
    const title = contents.say({
      code: parts.all.length === 1 ? 'print.map.whole' : 'sheet.map-sheet',
      values: { title: contents.scenario.title, name: sheetName(index), count: parts.all.length },
    });
    if (index === 0) addBookmark(job, title);
    const style = STYLES.strong;
    printText(job, createSpan(title, style).text, style, room.left, room.top + 11);
    const left = room.left + (widthOf(room) - part.width * scale) / 2;
    printDrawing(job, cropDrawing(list, part), left, room.top + HEAD, scale);
    if (parts.all.length > 1) printNeighbours(job, room, parts, index);
  }
};

const MINI = { width: 15, height: 9, gap: 1.5 };

/** A small key beside the title: this sheet is filled. */
const printNeighbours = (
  job: PrintJob,
  room: PrintArea,
  { all, columns }: PosterGrid,
  shown: number,
): void => {
  const { ink } = MAP_PALETTE;
  const height = Math.min(MINI.height, (HEAD - 4) / Math.ceil(all.length / columns) - MINI.gap);
  for (const [index, { column, row }] of all.entries()) {
    const x = room.right - (columns - column) * (MINI.width + MINI.gap);
    const d = drawRectanglePath(x, room.top + row * (height + MINI.gap), MINI.width, height);
    printStroke(job, d, { stroke: ink, width: 0.5, ...(index === shown ? { fill: ink } : {}) });
  }
};
