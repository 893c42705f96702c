import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { COUNTER_SIDE, drawCounter } from '@/lib/drawing/counters/counter';
import { drawRectanglePath } from '@/lib/drawing/shapes';
import { type PrintedMarker, type PrintedTrack, standsOn } from '@/lib/game/contract/printing';
import { toMarkerCounter } from '../cut-outs/counter-groups';
import { applyToFace } from '../layout/ink-mode';
import { breakLines } from '../layout/lines';
import { type PrintArea, printAreaOf, toPoints } from '../layout/paper';
import {
  addBookmark,
  createPrintJob,
  goToPage,
  type PrintJob,
  printDrawing,
  printLine,
  printStroke,
  printText,
} from '../layout/print-job';
import { createSpan } from '../layout/text-blocks';
import { STYLES } from '../layout/text-styles';
import { printPartHeader } from '../sheet/part-header';
import type { PrintOptions, SheetContents } from '../sheet/sheet-contents';
import { printFooters } from '../sheet/sheet-footer';
import { listStock, printStockRow, STOCK_IN_ROW, STOCK_PITCH } from './stock';
import { printTrackTitle, TRACK_TITLE } from './track-title';

/** For markers of 15 millimetres, ten in a row. */
const MARKER = toPoints(15);
const BOX = toPoints(17.4);
const PITCH = toPoints(18.6);
const IN_ROW = 10;
const GAP = 6;
/** A box into which counters are laid. */
const WIDE_HEIGHT = toPoints(21);

/** Something that is printed as a whole, with its height. */
interface TrackBlock {
  readonly height: number;
  /** It belongs to the one above it. */
  readonly isJoined: boolean;
  readonly print: (top: number) => void;
}

/** Rows of boxes for whatever is counted beside the board, and a place for every marker on them. */
export const composeTracks = (contents: SheetContents, { paper, ink }: PrintOptions): PrintJob => {
  const { scenario, system, say, language, publishedAt } = contents;
  const metadata = {
    title: say({ code: 'print.tracks.of', values: { title: scenario.title } }),
    author: say({ code: 'site.name' }),
    subject: say({ code: 'print.tracks.subject', values: { system: system.title } }),
    language,
    made: publishedAt,
  };
  const job = createPrintJob(paper, metadata, ink);
  const area = printAreaOf(paper);
  addBookmark(job, metadata.title);
  const top = printPartHeader(job, contents, area, 'tracks');
  for (const [page, blocks] of paginate(listBlocks(job, contents, area), area, top).entries()) {
    goToPage(job, page);
    let y = page === 0 ? top : area.top;
    for (const { height, print } of blocks) {
      print(y);
      y += height + GAP;
    }
  }
  printText(job, say({ code: 'print.tracks.size' }), STYLES.small, area.left, area.bottom);
  printFooters(job, contents);
  return job;
};

const measureBlocks = (blocks: readonly TrackBlock[]): number =>
  blocks.reduce((sum, { height }) => sum + height + GAP, 0);

/** A last page is filled at least so far. */
const LEAST = 1 / 3;

/** Page after page; a last page that would be nearly empty takes more of what stands before it. */
const paginate = (
  blocks: readonly TrackBlock[],
  area: PrintArea,
  top: number,
): readonly (readonly TrackBlock[])[] => {
  const pages: TrackBlock[][] = [[]];
  for (const block of blocks) {
    const start = pages.length === 1 ? top : area.top;
    const last = pages.at(-1);
    if (last && start + measureBlocks(last) + block.height <= area.bottom) last.push(block);
    else pages.push([block]);
  }
  const [before, last] = [pages.at(-2), pages.at(-1)];
  if (!before || !last) return pages;
  const least = (area.bottom - area.top) * LEAST;
  while (before.length > 1 && (measureBlocks(last) < least || last[0]?.isJoined))
    last.unshift(...before.splice(-1));
  return pages;
};

const listBlocks = (job: PrintJob, contents: SheetContents, area: PrintArea): readonly TrackBlock[] => {
  const { system, scenario } = contents;
  const tracks = system.printing.tracks(scenario);
  const markers = system.printing.markers(scenario);
  const blocks = tracks.map((track): TrackBlock => {
    const own = markers.filter(marker => standsOn(marker, track));
    return {
      height: heightOf(track),
      isJoined: track.isJoined ?? false,
      print: top => printTrack(job, contents, area, { track, own }, top),
    };
  });
  return [...blocks, ...stockBlocks(job, contents, area)];
};

/** Rows of places; the first carries the title. */
const stockBlocks = (job: PrintJob, contents: SheetContents, area: PrintArea): readonly TrackBlock[] => {
  const stock = listStock(contents);
  const rows = Array.from({ length: Math.ceil(stock.length / STOCK_IN_ROW) }, (_, row) =>
    stock.slice(row * STOCK_IN_ROW, (row + 1) * STOCK_IN_ROW),
  );
  return rows.map((row, index): TrackBlock => {
    const title = index === 0 ? TRACK_TITLE : 0;
    return {
      height: title + STOCK_PITCH - GAP,
      isJoined: index > 0,
      print: top => {
        if (index === 0)
          printTrackTitle(job, area, {
            title: contents.say({ code: 'print.tracks.stock' }),
            aside: contents.say({ code: 'print.tracks.stock-note' }),
            top,
          });
        printStockRow(job, contents, row, { x: area.left, y: top + title });
      },
    };
  });
};

const isWide = ({ markers }: PrintedTrack): boolean => markers.length === 0;

const titleHeightOf = ({ isJoined }: PrintedTrack): number => (isJoined ? -GAP : TRACK_TITLE);

const heightOf = (track: PrintedTrack): number =>
  titleHeightOf(track) + (isWide(track) ? WIDE_HEIGHT : Math.ceil(track.boxes.length / IN_ROW) * PITCH);

interface TrackWithMarkers {
  readonly track: PrintedTrack;
  readonly own: readonly PrintedMarker[];
}

const printTrack = (
  job: PrintJob,
  contents: SheetContents,
  area: PrintArea,
  { track, own }: TrackWithMarkers,
  top: number,
): void => {
  const { say, system, scenario } = contents;
  const side = system.seats(scenario).find(({ id }) => id === track.seat)?.name;
  const title = say(track.title);
  const { section } = track.rule;
  if (!track.isJoined)
    printTrackTitle(job, area, {
      title: side ? say({ code: 'print.tracks.side', values: { side, track: title } }) : title,
      aside: track.note
        ? say({ code: 'print.tracks.noted', values: { section, note: track.note } })
        : say({ code: 'print.tracks.section', values: { section } }),
      top,
    });
  const edge = scenario.sides.find(({ id }) => id === track.seat)?.colour ?? MAP_PALETTE.ink;
  const boxes = track.boxes.map(text => (typeof text === 'string' ? text : say(text)));
  if (isWide(track)) printWideBoxes(job, area, boxes, top + titleHeightOf(track));
  else printBoxes(job, contents, area, { track, own, boxes, edge, top: top + titleHeightOf(track) });
};

interface BoxRow extends TrackWithMarkers {
  readonly boxes: readonly string[];
  readonly edge: string;
  readonly top: number;
}

const printBoxes = (
  job: PrintJob,
  contents: SheetContents,
  area: PrintArea,
  { track, own, boxes, edge, top }: BoxRow,
): void => {
  for (const [index, text] of boxes.entries()) {
    const x = area.left + (index % IN_ROW) * PITCH;
    const y = top + Math.floor(index / IN_ROW) * PITCH;
    const isStart = index === track.start;
    printBox(job, text, x, y, { stroke: edge, width: isStart ? START : USUAL });
    if (track.triggers?.includes(index)) printTrigger(job, x, y);
    if (isStart) printMarkers(job, contents, own, x, y);
  }
};

/** One of each side; two stand in the box at half their size, since neither may hide the other. */
const printMarkers = (
  job: PrintJob,
  contents: SheetContents,
  own: readonly PrintedMarker[],
  x: number,
  y: number,
): void => {
  const seats = own.filter((marker, index) => own.findIndex(({ seat }) => seat === marker.seat) === index);
  const side = seats.length > 1 ? HALF : MARKER;
  const from = (BOX - MARKER) / 2;
  const step = seats.length > 1 ? (MARKER - side) / (seats.length - 1) : 0;
  for (const [index, marker] of seats.entries())
    printMarker(job, contents, marker, { x: x + from + index * step, y: y + from + index * step, side });
};

const HALF = MARKER / 2;

/** Where a marker stands when the battle begins. */
const printMarker = (
  job: PrintJob,
  { say }: SheetContents,
  marker: PrintedMarker,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void => {
  const face = applyToFace(toMarkerCounter(marker, say).front, job.ink);
  const items = drawCounter({ ...face, shadow: false });
  const list = { width: COUNTER_SIDE, height: COUNTER_SIDE, items };
  printDrawing(job, list, x, y, side / COUNTER_SIDE);
};

const START = toPoints(0.7);
const USUAL = toPoints(0.25);
const TRIGGER_INSET = 2.2;

/** The box where a marker begins has a thick edge. */
const printBox = (
  job: PrintJob,
  text: string,
  x: number,
  y: number,
  pen: { readonly stroke: string; readonly width: number },
): void => {
  printStroke(job, drawRectanglePath(x, y, BOX, BOX, 2), pen);
  const style = STYLES.figure;
  const words = createSpan(text, style).text;
  printText(job, words, style, x + (BOX - job.measure(words, style)) / 2, y + BOX / 2 + style.size / 3);
};

/** A dashed edge inside: something happens here. */
const printTrigger = (job: PrintJob, x: number, y: number): void => {
  const side = BOX - 2 * TRIGGER_INSET;
  printStroke(job, drawRectanglePath(x + TRIGGER_INSET, y + TRIGGER_INSET, side, side), {
    stroke: TRIGGER_COLOUR,
    width: 1.1,
    dash: [3.2, 2.2],
  });
};

const TRIGGER_COLOUR = '#B07A1E';

/** A few large boxes side by side into which counters are laid. */
const printWideBoxes = (job: PrintJob, area: PrintArea, texts: readonly string[], top: number): void => {
  const width = (IN_ROW * PITCH - (PITCH - BOX) - (texts.length - 1) * 6) / texts.length;
  for (const [index, text] of texts.entries()) {
    const x = area.left + index * (width + 6);
    printStroke(job, drawRectanglePath(x, top, width, WIDE_HEIGHT - 4, 2), {
      stroke: MAP_PALETTE.ink,
      width: USUAL,
    });
    const lines = breakLines([createSpan(text, STYLES.strong)], width - 12, job.measure);
    for (const [row, line] of lines.entries())
      printLine(job, line, x + 6, top + 4 + row * STYLES.strong.leading, STYLES.strong.leading);
  }
};
