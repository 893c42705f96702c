import { COUNTER_SIDE, type CounterFace, drawCounter } from '@/lib/drawing/counters/counter';
import { drawName, setName } from '@/lib/drawing/counters/counter-name';
import type { DrawItem, DrawList } from '@/lib/drawing/draw-list';
import { createFilledPath, drawRectanglePath } from '@/lib/drawing/shapes';
import { applyToFace } from '../layout/ink-mode';
import { A4, type PrintArea, printAreaOf } from '../layout/paper';
import {
  addBookmark,
  createPrintJob,
  goToPage,
  type PrintJob,
  printDrawing,
  printText,
} from '../layout/print-job';
import { createSpan } from '../layout/text-blocks';
import { STYLES } from '../layout/text-styles';
import type { PrintOptions, SheetContents } from '../sheet/sheet-contents';
import { printFooters } from '../sheet/sheet-footer';
import { type CounterSize, listCounterGroups } from './counter-groups';
import { BLEED, type CounterBlock, type CounterPiece, hasBack, layOutCounters } from './counter-layout';
import {
  computeBackCorner,
  cornerOf,
  type Flip,
  listCutMarks,
  listFoldMarks,
  type PagePoint,
} from './cut-grid';
import { MARK_LENGTH, printCutMarks } from './cut-marks';
import { HEADER_HEIGHT, printCutOutHeader } from './cut-out-header';

/** How the backs line up with the fronts. */
export const BACKINGS = ['long-edge', 'short-edge', 'fold', 'none'] as const;
export type Backing = (typeof BACKINGS)[number];

export interface CounterOptions extends PrintOptions {
  readonly size: CounterSize;
  readonly backing: Backing;
}

export const DEFAULT_COUNTERS: CounterOptions = { paper: A4, size: 15, backing: 'long-edge', ink: 'colour' };

/** The counters that the battle needs, at exact size, to be cut out. */
export const composeCounters = (
  contents: SheetContents,
  options: CounterOptions = DEFAULT_COUNTERS,
): PrintJob => {
  const { scenario, system, say, language, publishedAt } = contents;
  const metadata = {
    title: say({ code: 'print.counters.of', values: { title: scenario.title } }),
    author: say({ code: 'site.name' }),
    subject: say({ code: 'print.counters.subject', values: { system: system.title } }),
    language,
    made: publishedAt,
  };
  const job = createPrintJob(options.paper, metadata, options.ink);
  const area = printAreaOf(options.paper);
  const groups = listCounterGroups(contents, options.size);
  const blocks = layOutCounters(
    groups,
    { ...area, top: area.top + HEADER_HEIGHT },
    options.backing === 'fold',
  );
  for (const block of blocks) printBlock({ job, contents, area, options }, block);
  const withBacks = new Set(
    blocks.flatMap(({ page, pieces }) => (pieces.some(hasBack) ? [page * 2 + 1] : [])),
  );
  for (let page = 0; page < job.pages.length; page++)
    printCountersHeader({ job, contents, area, options }, page, withBacks);
  printFooters(job, contents);
  return job;
};

interface CounterSheet {
  readonly job: PrintJob;
  readonly contents: SheetContents;
  readonly area: PrintArea;
  readonly options: CounterOptions;
}

const needsBackPages = ({ backing }: CounterOptions): boolean =>
  backing === 'long-edge' || backing === 'short-edge';

const printBlock = (sheet: CounterSheet, block: CounterBlock): void => {
  const { job, options, area } = sheet;
  const { pieces, grid, label, labelTop } = block;
  const { backing } = options;
  const page = needsBackPages(options) ? block.page * 2 : block.page;
  goToPage(job, page);
  addBookmark(job, label);
  printText(job, createSpan(label, STYLES.strong).text, STYLES.strong, area.left, labelTop + 9);
  for (const [place, piece] of pieces.entries()) printFront(sheet, block, piece, place);
  printCutMarks(job, listCutMarks(grid, pieces.length, MARK_LENGTH));
  if (backing === 'fold' && pieces.every(hasBack))
    printCutMarks(job, listFoldMarks(grid, pieces.length, MARK_LENGTH));
  if (backing !== 'long-edge' && backing !== 'short-edge') return;
  goToPage(job, page + 1);
  for (const [place, piece] of pieces.entries()) printBack(sheet, block, piece, place, backing);
};

/** The other side of a sheet may stay empty: then it says so. */
const printCountersHeader = (
  { job, contents, area, options }: CounterSheet,
  page: number,
  withBacks: ReadonlySet<number>,
): void => {
  goToPage(job, page);
  const isBack = needsBackPages(options) && page % 2 === 1;
  const side = isBack ? (withBacks.has(page) ? 'backs' : 'no-backs') : 'fronts';
  const values = { title: contents.scenario.title, backing: options.backing.replace('-', '') };
  printCutOutHeader(job, contents, area, contents.say({ code: `print.counters.${side}`, values }));
};

/** A folded counter's back lies above its front, upside down. */
const printFront = (
  sheet: CounterSheet,
  { grid }: CounterBlock,
  piece: CounterPiece,
  place: number,
): void => {
  const { x, y } = cornerOf(grid, place);
  const { front, back } = piece.counter;
  const isFolded = sheet.options.backing === 'fold' && back !== null;
  if (isFolded) printFace(sheet, back, piece, { x, y, isUpsideDown: true, isFolded });
  printFace(sheet, front, piece, { x, y: isFolded ? y + piece.height : y, isFolded });
};

/** Turned over its short edge a sheet stands on its head, and so must what is printed on it. */
const printBack = (
  { job, options, ...sheet }: CounterSheet,
  { grid }: CounterBlock,
  piece: CounterPiece,
  place: number,
  turn: Flip,
): void => {
  const { back } = piece.counter;
  const corner = computeBackCorner(grid, place, turn, options.paper);
  if (back)
    printFace({ job, options, ...sheet }, back, piece, { ...corner, isUpsideDown: turn === 'short-edge' });
};

interface CounterSpot extends PagePoint {
  readonly isUpsideDown?: boolean;
  /** Its upper edge is a fold. */
  readonly isFolded?: boolean;
}

/** A face is a square; on a base that is longer than broad it lies in the middle. */
const printFace = (
  { job, options }: CounterSheet,
  face: CounterFace,
  { width, height, counter }: CounterPiece,
  { x, y, isUpsideDown = false, isFolded = false }: CounterSpot,
): void => {
  const scale = Math.max(width, height) / COUNTER_SIDE;
  const bleed = BLEED / scale;
  const list = drawWithBleed(applyToFace(face, options.ink), [width / scale, height / scale], {
    bleed,
    above: isFolded ? 0 : bleed,
  });
  const named = face.block ? nameBase(list, counter.name, face) : list;
  const placed = isUpsideDown ? turnUpsideDown(named) : named;
  printDrawing(job, placed, x, y, scale);
};

/** Inside the frame, if there is one; a name beside the symbol ends where that begins. */
const BASE_NAME = { bare: 2.6, framed: 5.4, beside: 19.6, largest: 4.2 };

/** A base has no head for a name, only room behind its symbol or at its left. */
const nameBase = (list: DrawList, name: string, { style, block }: CounterFace): DrawList => {
  const { bare, framed, beside, largest } = BASE_NAME;
  const [cell] = block?.cells ?? [];
  const left = style.kind === 'outline' || cell?.isLead ? framed : bare;
  const right = cell?.foot ? list.width - left : beside;
  const { lines, size } = setName(name, right - left);
  const setting = { lines, size: Math.min(size, largest) };
  const y = list.height - left - 0.6 - (lines.length - 1) * (setting.size - 2);
  return { ...list, items: [...list.items, ...drawName(setting, [left, y], style.ink)] };
};

/** The field runs on a little past the cut, so that a knife may stray; not past a fold, where the other face lies. */
const drawWithBleed = (
  face: CounterFace,
  [width, height]: readonly [number, number],
  { bleed, above }: { readonly bleed: number; readonly above: number },
): DrawList => {
  const kids: DrawItem[] = drawCounter({ ...face, shadow: false });
  const inset: DrawItem = {
    k: 'group',
    matrix: [1, 0, 0, 1, (width - COUNTER_SIDE) / 2, (height - COUNTER_SIDE) / 2],
    kids,
  };
  const field = createFilledPath(
    drawRectanglePath(-bleed, -above, width + 2 * bleed, height + above + bleed),
    face.style.field,
  );
  // A base points to its front beyond its edge, where on paper another lies.
  const within: DrawItem = face.block
    ? { k: 'group', clip: drawRectanglePath(0, 0, width, height), kids: [inset] }
    : inset;
  return { width, height, items: [field, within] };
};

const turnUpsideDown = ({ items, ...list }: DrawList): DrawList => ({
  ...list,
  items: [{ k: 'group', matrix: [-1, 0, 0, -1, list.width, list.height], kids: items }],
});
