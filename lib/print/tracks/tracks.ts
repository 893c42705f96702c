import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { rectanglePath } from '@/lib/drawing/shapes';
import type { PrintedTrack } from '@/lib/game/contract/printing';
import { HEADER_HEIGHT, printCutOutHeader } from '../cut-outs/cut-out-header';
import { type PrintArea, printAreaOf, toPoints } from '../layout/paper';
import {
  addBookmark,
  countPages,
  createPrintJob,
  goToPage,
  type PrintJob,
  printStroke,
  printText,
} from '../layout/print-job';
import { createSpan } from '../layout/text-blocks';
import { STYLES } from '../layout/text-styles';
import type { PrintOptions, SheetContents } from '../sheet/sheet-contents';
import { printFooters } from '../sheet/sheet-footer';

/** For markers of 15 millimetres, ten in a row. */
const BOX = toPoints(17.4);
const PITCH = toPoints(18.6);
const IN_ROW = 10;
const TITLE = 20;
const GAP = 10;

/** Rows of boxes for whatever is counted beside the board. */
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
  const tracks = system.printing.tracks(scenario);
  let y = area.top + HEADER_HEIGHT + GAP;
  for (const track of tracks) {
    if (y + heightOf(track) > area.bottom) {
      goToPage(job, countPages(job));
      y = area.top + HEADER_HEIGHT + GAP;
    }
    printTrack(job, contents, area, track, y);
    y += heightOf(track) + GAP;
  }
  if (tracks.length === 0) printNone(job, contents, area, y + TITLE);
  printHeaders(job, contents, area);
  printFooters(job, contents);
  return job;
};

/** Whoever asks for tracks alone is told why there are none. */
const printNone = (job: PrintJob, { say }: SheetContents, area: PrintArea, baseline: number): void => {
  addBookmark(job, job.metadata.title);
  printText(job, say({ code: 'print.tracks.none' }), STYLES.body, area.left, baseline);
};

const printHeaders = (job: PrintJob, contents: SheetContents, area: PrintArea): void => {
  const { say, scenario } = contents;
  const words = say({ code: 'print.tracks.header', values: { title: scenario.title } });
  for (let page = 0; page < countPages(job); page += 1) {
    goToPage(job, page);
    printCutOutHeader(job, contents, area, words);
  }
};

const heightOf = ({ boxes }: PrintedTrack): number => TITLE + Math.ceil(boxes.length / IN_ROW) * PITCH;

const printTrack = (
  job: PrintJob,
  contents: SheetContents,
  area: PrintArea,
  track: PrintedTrack,
  top: number,
): void => {
  const { say, system, scenario } = contents;
  const side = system.seats(scenario).find(({ id }) => id === track.seat)?.name;
  const title = say(track.title);
  const words = side ? say({ code: 'print.tracks.side', values: { side, track: title } }) : title;
  addBookmark(job, words);
  printText(job, createSpan(words, STYLES.heading).text, STYLES.heading, area.left, top + 12);
  const section = say({ code: 'print.tracks.section', values: { section: track.rule.section } });
  const { small } = STYLES;
  printText(job, section, small, area.left + IN_ROW * PITCH - job.measure(section, small), top + 12);
  const edge = scenario.sides.find(({ id }) => id === track.seat)?.colour ?? MAP_PALETTE.ink;
  for (const [index, text] of track.boxes.entries()) {
    const x = area.left + (index % IN_ROW) * PITCH;
    const y = top + TITLE + Math.floor(index / IN_ROW) * PITCH;
    printBox(job, text, x, y, { stroke: edge, width: index === track.start ? START : USUAL });
  }
};

const START = toPoints(0.7);
const USUAL = toPoints(0.25);

/** The box in which a marker begins has a thick edge. */
const printBox = (
  job: PrintJob,
  text: string,
  x: number,
  y: number,
  pen: { readonly stroke: string; readonly width: number },
): void => {
  printStroke(job, rectanglePath(x, y, BOX, BOX, 2), pen);
  const style = STYLES.figure;
  const words = createSpan(text, style).text;
  printText(job, words, style, x + (BOX - job.measure(words, style)) / 2, y + BOX / 2 + style.size / 3);
};
