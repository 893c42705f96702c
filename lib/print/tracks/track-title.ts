import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { type PrintArea, widthOf } from '../layout/paper';
import { addBookmark, type PrintJob, printRule, printText } from '../layout/print-job';
import { createSpan } from '../layout/text-blocks';
import { STYLES, type TextStyle } from '../layout/text-styles';

/** From the top of a track's title to its boxes. */
export const TRACK_TITLE = 20;
const TITLE: TextStyle = { font: 'serif-semibold', size: 12.5, leading: 15, colour: MAP_PALETTE.ink };

/** A title over a line, with its section or its use at the right end. */
export const printTrackTitle = (
  job: PrintJob,
  area: PrintArea,
  { title, aside, top }: { readonly title: string; readonly aside: string; readonly top: number },
): void => {
  addBookmark(job, title);
  printText(job, createSpan(title, TITLE).text, TITLE, area.left, top + 11);
  const { small } = STYLES;
  const words = createSpan(aside, small).text;
  printText(job, words, small, area.right - job.measure(words, small), top + 11);
  printRule(job, { page: 0, x: area.left, y: top + 16 }, widthOf(area), MAP_PALETTE.ink, 1);
};
