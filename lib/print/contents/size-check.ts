import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { drawRectanglePath } from '@/lib/drawing/shapes';
import { breakLines } from '../layout/lines';
import { type PrintArea, toPoints, widthOf } from '../layout/paper';
import { type PrintJob, printLine, printRule, printStroke, printText } from '../layout/print-job';
import { createSpan } from '../layout/text-blocks';
import { STYLES } from '../layout/text-styles';
import type { SheetContents } from '../sheet/sheet-contents';

/** From the foot of the page to the top of its title. */
export const SIZE_CHECK_HEIGHT = 78;

const SCALE = 100;
const TENTH = 10;
const SQUARE = 15;

/** A line and a counter to measure: printers like to shrink. */
export const printSizeCheck = (job: PrintJob, { say }: SheetContents, area: PrintArea): void => {
  const y = area.bottom - 18;
  const pen = { stroke: MAP_PALETTE.ink, width: 0.8 };
  printText(job, say({ code: 'print.contents.check' }), STYLES.heading, area.left, y - 38);
  printRule(job, { page: 0, x: area.left, y: y - 32 }, widthOf(area), MAP_PALETTE.ink, 0.8);
  const end = area.left + toPoints(SCALE);
  printStroke(job, `M${area.left} ${y - 8}V${y}H${end}V${y - 8}`, pen);
  for (let at = TENTH; at < SCALE; at += TENTH)
    printStroke(job, `M${area.left + toPoints(at)} ${y}v${at === SCALE / 2 ? -6 : -3}`, pen);
  const { small } = STYLES;
  printText(job, '100 mm', small, end - job.measure('100 mm', small), y + 10);
  const side = toPoints(SQUARE);
  const left = end + 30;
  printStroke(job, drawRectanglePath(left, y - side + 14, side, side, 2), pen);
  const label = say({ code: 'print.contents.square' });
  printText(job, label, small, left + (side - job.measure(label, small)) / 2, y - side / 2 + 17);
  const x = left + side + 16;
  const words = [createSpan(say({ code: 'print.contents.check-text' }), STYLES.body)];
  for (const [index, line] of breakLines(words, area.right - x, job.measure).entries())
    printLine(job, line, x, y - 22 + index * STYLES.body.leading, STYLES.body.leading);
};
