import type { DrawItem, DrawList, PathItem } from '@/lib/drawing/draw-list';
import type { PagePosition, PlacedBlock } from './flow';
import type { InkMode } from './ink-mode';
import type { TextLine, TextMeasure } from './lines';
import { measureIn } from './measure-text';
import type { Paper } from './paper';
import type { TextStyle } from './text-styles';

export interface PdfMetadata {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** A BCP 47 tag. */
  readonly language: string;
  /** ISO 8601; written into the file in place of the hour of printing, so that the same sheet has the same bytes; null: it is not published. */
  readonly made: string | null;
}

/** A picture at its place on a page: points from the upper left corner, points to a unit. */
export interface PlacedDrawing {
  readonly list: DrawList;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A page is pictures and words as plain data: both the PDF and the preview are made from it. */
export interface Page extends Paper {
  readonly prints: readonly PlacedDrawing[];
  /** Titles that begin here, for the document's outline. */
  readonly bookmarks: readonly string[];
}

interface OpenPage extends Paper {
  readonly prints: PlacedDrawing[];
  readonly bookmarks: string[];
  /** Words and lines that stand on the page by themselves since the last picture. */
  loose: DrawItem[] | null;
}

/** Pages in the making: they are added as they are first printed on. */
export interface PrintJob {
  readonly paper: Paper;
  readonly metadata: PdfMetadata;
  readonly ink: InkMode;
  readonly measure: TextMeasure;
  readonly pages: readonly Page[];
}

interface OpenPrintJob extends PrintJob {
  readonly pages: OpenPage[];
  current: number;
}

export const createPrintJob = (paper: Paper, metadata: PdfMetadata, ink: InkMode = 'colour'): PrintJob => {
  const measure = measureIn(metadata.language);
  const job: OpenPrintJob = { paper, metadata, ink, measure, pages: [], current: 0 };
  goToPage(job, 0);
  return job;
};

/** The same print with its pages laid otherwise; nothing more is printed on it. */
export const withPages = (job: PrintJob, pages: readonly Page[]): PrintJob => ({ ...job, pages });

/** Only this module creates print jobs, so the cast is safe. */
const asOpen = (job: PrintJob): OpenPrintJob => job as OpenPrintJob;

/** Goes to a page, and adds those that are missing before it, on the given paper. */
export const goToPage = (job: PrintJob, page: number, paper: Paper = job.paper): void => {
  const open = asOpen(job);
  const { width, height } = paper;
  while (open.pages.length <= page)
    open.pages.push({ width, height, prints: [], bookmarks: [], loose: null });
  open.current = page;
};

export const countPages = ({ pages }: PrintJob): number => pages.length;

const currentPage = (job: PrintJob): OpenPage => {
  const { pages, current } = asOpen(job);
  const page = pages[current];
  if (!page) throw new Error('no page is open');
  return page;
};

export const printBlocks = (job: PrintJob, placed: readonly PlacedBlock[]): void => {
  for (const { block, at } of placed) {
    goToPage(job, at.page);
    block.paint(job, at);
  }
};

const BASELINE = 0.76;

/** Prints a line whose upper edge is at `y`. */
export const printLine = (job: PrintJob, line: TextLine, x: number, y: number, leading: number): void => {
  for (const { text, style, x: inset } of line.fragments)
    printText(job, text, style, x + inset, y + leading * BASELINE);
};

/** Prints words on a baseline. */
export const printText = (
  job: PrintJob,
  text: string,
  { font, size, colour }: TextStyle,
  x: number,
  baseline: number,
): void => printItem(job, { k: 'text', text: softenSpaces(text), x, y: baseline, size, font, fill: colour });

/** A hard space has done its work once lines are broken; fonts give both the same sign, and whoever searches the file types the usual one. */
const softenSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

export const printRule = (
  job: PrintJob,
  from: PagePosition,
  width: number,
  colour: string,
  weight: number,
): void => printStroke(job, `M${from.x} ${from.y}H${from.x + width}`, { stroke: colour, width: weight });

/** Prints a line of any shape, in points. */
export const printStroke = (job: PrintJob, d: string, pen: Omit<PathItem, 'k' | 'd'>): void =>
  printItem(job, { k: 'path', d, ...pen });

const printItem = (job: PrintJob, item: DrawItem): void => {
  const page = currentPage(job);
  if (!page.loose) {
    page.loose = [];
    page.prints.push({ list: { ...page, items: page.loose }, x: 0, y: 0, scale: 1 });
  }
  page.loose.push(item);
};

export const printDrawing = (job: PrintJob, list: DrawList, x: number, y: number, scale: number): void => {
  const page = currentPage(job);
  page.loose = null;
  page.prints.push({ list, x, y, scale });
};

/** Remembers a title in the document's outline. */
export const addBookmark = (job: PrintJob, title: string): void => {
  currentPage(job).bookmarks.push(title);
};
