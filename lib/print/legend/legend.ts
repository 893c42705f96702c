import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { drawRectanglePath } from '@/lib/drawing/shapes';
import { type PrintArea, widthOf } from '../layout/paper';
import { type PrintJob, printDrawing, printStroke, printText } from '../layout/print-job';
import { createSpan } from '../layout/text-blocks';
import { STYLES } from '../layout/text-styles';
import type { GroundEntry } from './ground-entries';

const SIGN = 11;
const ROW = 14.5;
const AFTER_SIGN = 4;
const BETWEEN = 13;
/** The signs are drawn in a square of so many units. */
const UNITS = 100;

interface PlacedEntry extends GroundEntry {
  readonly x: number;
  readonly row: number;
}

/** A legend in lines across the page, laid out so that its height is known before it is printed. */
export interface Legend {
  readonly height: number;
  readonly print: (top: number) => void;
}

export const layOutLegend = (job: PrintJob, entries: readonly GroundEntry[], area: PrintArea): Legend => {
  const placed = placeEntries(job, entries, area);
  const rows = placed.length === 0 ? 0 : (placed.at(-1)?.row ?? 0) + 1;
  return {
    height: rows * ROW,
    print: top => {
      for (const entry of placed) printEntry(job, entry, area.left, top + entry.row * ROW);
    },
  };
};

const placeEntries = (
  job: PrintJob,
  entries: readonly GroundEntry[],
  area: PrintArea,
): readonly PlacedEntry[] => {
  let [x, row] = [0, 0];
  return entries.map(entry => {
    const { text, style } = createSpan(entry.words, STYLES.foot);
    const width = SIGN + AFTER_SIGN + job.measure(text, style);
    if (x > 0 && x + width > widthOf(area)) [x, row] = [0, row + 1];
    const placed = { ...entry, words: text, x, row };
    x += width + BETWEEN;
    return placed;
  });
};

const printEntry = (job: PrintJob, { sign, words, x }: PlacedEntry, left: number, top: number): void => {
  printDrawing(job, { width: UNITS, height: UNITS, items: sign }, left + x, top, SIGN / UNITS);
  printStroke(job, drawRectanglePath(left + x, top, SIGN, SIGN, 1), {
    stroke: MAP_PALETTE.secondInk,
    width: 0.4,
  });
  printText(job, words, STYLES.foot, left + x + SIGN + AFTER_SIGN, top + SIGN - 2.4);
};
