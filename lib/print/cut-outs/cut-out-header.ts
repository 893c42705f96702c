import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { truncateText } from '../layout/lines';
import { type PrintArea, toPoints, widthOf } from '../layout/paper';
import { type PrintJob, printStroke, printText } from '../layout/print-job';
import { createSpan } from '../layout/text-blocks';
import { STYLES } from '../layout/text-styles';
import type { SheetContents } from '../sheet/sheet-contents';

/** What stands above things that are cut out or glued together, and how high it is. */
export const HEADER_HEIGHT = 24;

const RULER = 50;
const BASELINE = 10;
const TICK = 3;

/** What this sheet is, and a ruler that shows whether the printer kept the size. */
export const printCutOutHeader = (
  job: PrintJob,
  { say }: Pick<SheetContents, 'say'>,
  area: PrintArea,
  words: string,
): void => {
  const width = widthOf(area) - toPoints(RULER) - 60;
  const text = truncateText(createSpan(words, STYLES.strong), width, job.measure);
  printText(job, text, STYLES.strong, area.left, area.top + BASELINE);
  printRuler(job, area, say({ code: 'print.ruler', values: { length: RULER } }));
};

const printRuler = (job: PrintJob, area: PrintArea, words: string): void => {
  const left = area.right - toPoints(RULER);
  const y = area.top + BASELINE;
  const pen = { stroke: MAP_PALETTE.ink, width: 0.6 };
  printStroke(job, `M${left} ${y - TICK}V${y}H${area.right}V${y - TICK}`, pen);
  for (let step = 10; step < RULER; step += 10)
    printStroke(job, `M${left + toPoints(step)} ${y}v${-TICK / 2}`, pen);
  const { small } = STYLES;
  const text = createSpan(words, small).text;
  printText(job, text, small, area.right - job.measure(text, small), y - TICK - 1.5);
};
