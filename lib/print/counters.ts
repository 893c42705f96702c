import { COUNTER_SIDE, type CounterFace, counterFace } from '@/lib/drawing/counter';
import type { DrawItem, DrawList } from '@/lib/drawing/draw-list';
import { inGreys } from '@/lib/drawing/greys';
import { filled, rectanglePath } from '@/lib/drawing/shapes';
import type { PrintedCounter } from '@/lib/game/printing';
import {
  backCorner,
  type Corner,
  type CutGrid,
  cornerOf,
  cutGrid,
  cutMarks,
  perPage,
  type Turn,
} from './cut-grid';
import { finish, openPress, type Press, printDrawing, printText, turnTo } from './page';
import { A4, type Area, areaOf, millimetres, type Paper } from './paper';
import type { SheetContents } from './sheet-contents';
import { printFeet } from './sheet-foot';
import { span } from './text-blocks';
import { STYLES } from './type';

/** Sides of a counter in millimetres; the last is three quarters of an inch. */
export const COUNTER_SIZES = [15, 18, 20, 19.05] as const;

/** How the backs come to lie behind the fronts. */
export const BACKINGS = ['long-edge', 'short-edge', 'fold', 'none'] as const;
export type Backing = (typeof BACKINGS)[number];

export interface CounterOptions {
  readonly paper: Paper;
  /** Side in millimetres. */
  readonly size: number;
  readonly backing: Backing;
  readonly isGrey: boolean;
}

export const USUAL_COUNTERS: CounterOptions = { paper: A4, size: 15, backing: 'long-edge', isGrey: false };

const BLEED = millimetres(1);
const MARK = millimetres(3);
const HEAD = 30;

/** The counters that the battle needs, at exact size, to be cut out. */
export const printCounters = (
  contents: SheetContents,
  options: CounterOptions = USUAL_COUNTERS,
): Promise<Buffer> => {
  const { scenario, system, say, language, publishedAt } = contents;
  const press = openPress(options.paper, {
    title: say({ code: 'print.counters.of', values: { title: scenario.title } }),
    author: say({ code: 'site.name' }),
    subject: say({ code: 'print.counters.subject', values: { system: system.title } }),
    language,
    made: publishedAt,
  });
  const area = areaOf(options.paper);
  const sheet = layoutFor(area, options);
  const counters = system.printing
    .counters(scenario)
    .flatMap(counter => Array.from({ length: counter.count }, () => counter));
  const pages = inPages(counters, perPage(sheet.grid));
  for (const [index, page] of pages.entries())
    printPage({ press, contents, sheet, area, options }, page, index);
  printFeet(press, contents, area);
  return finish(press);
};

interface Sheet {
  readonly grid: CutGrid;
  /** Points of one side. */
  readonly side: number;
}

/** A folded counter stands twice as high: its back lies above its front, upside down. */
const layoutFor = (area: Area, { size, backing }: CounterOptions): Sheet => {
  const side = millimetres(size);
  const cell = { width: side, height: backing === 'fold' ? 2 * side : side };
  return { side, grid: cutGrid({ ...area, top: area.top + HEAD }, cell, 2 * BLEED) };
};

const inPages = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(items.length / size)) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  );

interface Job {
  readonly press: Press;
  readonly contents: SheetContents;
  readonly sheet: Sheet;
  readonly area: Area;
  readonly options: CounterOptions;
}

const printPage = (job: Job, counters: readonly PrintedCounter[], index: number): void => {
  const { backing } = job.options;
  const hasBacks = backing === 'long-edge' || backing === 'short-edge';
  const front = hasBacks ? index * 2 : index;
  openPage(job, front, 'fronts');
  for (const [place, counter] of counters.entries()) printFront(job, counter, place);
  printMarks(job, counters.length);
  if (!hasBacks) return;
  openPage(job, front + 1, 'backs');
  for (const [place, { back }] of counters.entries()) if (back) printBack(job, back, place, backing);
};

const openPage = ({ press, contents, area, options }: Job, page: number, side: 'fronts' | 'backs'): void => {
  turnTo(press, page);
  const { say, scenario } = contents;
  const words = say({
    code: `print.counters.${side}`,
    values: { title: scenario.title, size: options.size, backing: options.backing.replace('-', '') },
  });
  const { text } = span(words, STYLES.strong);
  printText(press, text, STYLES.strong, area.left, area.top + 10);
};

const printFront = (job: Job, { front, back }: PrintedCounter, place: number): void => {
  const { sheet, options } = job;
  const corner = cornerOf(sheet.grid, place);
  const isFolded = options.backing === 'fold';
  if (isFolded && back) printFace(job, back, corner, true);
  printFace(job, front, isFolded ? { x: corner.x, y: corner.y + sheet.side } : corner, false);
};

/** Turned over its short edge a sheet stands on its head, and so must what is printed on it. */
const printBack = (job: Job, back: CounterFace, place: number, turn: Turn): void =>
  printFace(job, back, backCorner(job.sheet.grid, place, turn, job.options.paper), turn === 'short-edge');

const printFace = (
  { press, sheet, options }: Job,
  face: CounterFace,
  { x, y }: Corner,
  isUpsideDown: boolean,
): void => {
  const scale = sheet.side / COUNTER_SIDE;
  const list = bledCounter(face, BLEED / scale, isUpsideDown);
  printDrawing(press, options.isGrey ? inGreys(list) : list, x, y, scale);
};

/** The field runs on a little past the cut, so that a knife may stray. */
const bledCounter = (face: CounterFace, bleed: number, isUpsideDown: boolean): DrawList => {
  const across = COUNTER_SIDE + 2 * bleed;
  const kids: DrawItem[] = [
    filled(rectanglePath(-bleed, -bleed, across, across), face.style.field),
    ...counterFace({ ...face, shadow: false }),
  ];
  const items: DrawItem[] = isUpsideDown
    ? [{ k: 'group', matrix: [-1, 0, 0, -1, COUNTER_SIDE, COUNTER_SIDE], kids }]
    : kids;
  return { width: COUNTER_SIDE, height: COUNTER_SIDE, items };
};

const printMarks = ({ press, sheet }: Job, count: number): void => {
  const { document } = press;
  document.undash().lineWidth(0.4).strokeOpacity(1).strokeColor('#000000');
  for (const [from, to] of cutMarks(sheet.grid, count, MARK))
    document.moveTo(from.x, from.y).lineTo(to.x, to.y).stroke();
};
