import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { drawRectanglePath } from '@/lib/drawing/shapes';
import { type PrintArea, widthOf } from '../layout/paper';
import { type Page, type PrintJob, printDrawing, printStroke, printText } from '../layout/print-job';
import { STYLES } from '../layout/text-styles';
import type { ListedPart } from './listed-part';

const LEAST_HEIGHT = 36;
const MOST_HEIGHT = 128;
const LABEL = 14;
const GAP = 14;

/** How high a row of pictures is where so much room is left; 0: it is left out. */
export const planThumbnails = (room: number): number =>
  room - LABEL < LEAST_HEIGHT ? 0 : Math.min(MOST_HEIGHT, room - LABEL) + LABEL;

/** The first page of every part, small, with its pages below it. */
export const printThumbnails = (
  job: PrintJob,
  parts: readonly ListedPart[],
  area: PrintArea,
  top: number,
  height: number,
): void => {
  const slot = (widthOf(area) - GAP * (parts.length - 1)) / parts.length;
  const box = { width: slot, height: height - LABEL };
  for (const [index, { job: part, range }] of parts.entries()) {
    const [page] = part.pages;
    if (!page) continue;
    const left = area.left + index * (slot + GAP);
    const scale = Math.min(box.width / page.width, box.height / page.height);
    const x = left + (box.width - page.width * scale) / 2;
    const y = top + box.height - page.height * scale;
    printPage(job, page, x, y, scale);
    const label = left + (box.width - job.measure(range, STYLES.strong)) / 2;
    printText(job, range, STYLES.strong, label, top + box.height + LABEL - 4);
  }
};

const printPage = (
  job: PrintJob,
  { width, height, prints }: Page,
  x: number,
  y: number,
  scale: number,
): void => {
  for (const { list, ...at } of prints)
    printDrawing(job, list, x + at.x * scale, y + at.y * scale, at.scale * scale);
  printStroke(job, drawRectanglePath(x, y, width * scale, height * scale), {
    stroke: MAP_PALETTE.ink,
    width: 0.6,
  });
};
