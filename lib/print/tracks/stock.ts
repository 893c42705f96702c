import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { COUNTER_SIDE, drawCounter } from '@/lib/drawing/counters/counter';
import { drawRectanglePath } from '@/lib/drawing/shapes';
import { type PrintedMarker, standsOn } from '@/lib/game/contract/printing';
import { toMarkerCounter } from '../cut-outs/counter-groups';
import { applyToFace } from '../layout/ink-mode';
import { breakLines } from '../layout/lines';
import { toPoints } from '../layout/paper';
import { type PrintJob, printDrawing, printLine, printStroke } from '../layout/print-job';
import { createSpan } from '../layout/text-blocks';
import { STYLES } from '../layout/text-styles';
import type { SheetContents } from '../sheet/sheet-contents';

const MARKER = toPoints(15);
const BOX = toPoints(17.4);
export const STOCK_IN_ROW = 4;
const WIDTH = toPoints(46.6);
/** From one row of places to the next. */
export const STOCK_PITCH = toPoints(19.4);

/** Markers that stand on no track: they lie on the map or on a unit, and wait in a place of their own. */
export const listStock = ({ system, scenario }: SheetContents): readonly PrintedMarker[] => {
  const tracks = system.printing.tracks(scenario);
  return system.printing.markers(scenario).filter(marker => !tracks.some(track => standsOn(marker, track)));
};

/** A box as large as the marker, which is drawn in it, and beside it what it is and how many there are. */
export const printStockRow = (
  job: PrintJob,
  contents: SheetContents,
  markers: readonly PrintedMarker[],
  { x, y }: { readonly x: number; readonly y: number },
): void => {
  for (const [index, marker] of markers.entries())
    printPlace(job, contents, marker, { x: x + index * WIDTH, y });
};

const printPlace = (
  job: PrintJob,
  { say, system, scenario }: SheetContents,
  marker: PrintedMarker,
  { x, y }: { readonly x: number; readonly y: number },
): void => {
  printStroke(job, drawRectanglePath(x, y, BOX, BOX, 2), { stroke: MAP_PALETTE.ink, width: toPoints(0.25) });
  const face = applyToFace(toMarkerCounter(marker, say).front, job.ink);
  const items = drawCounter({ ...face, shadow: false });
  const inset = (BOX - MARKER) / 2;
  const list = { width: COUNTER_SIDE, height: COUNTER_SIDE, items };
  printDrawing(job, list, x + inset, y + inset, MARKER / COUNTER_SIDE);
  const side = system.seats(scenario).find(({ id }) => id === marker.seat)?.name;
  const values = { words: marker.front.words, count: marker.count, ...(side ? { side } : {}) };
  const spans = [
    createSpan(say({ code: `print.tracks.${side ? 'stock-side' : 'stock-of'}`, values }), STYLES.body),
    createSpan(
      `\u00a0${say({ code: 'print.tracks.section', values: { section: marker.rule.section } })}`,
      STYLES.small,
    ),
  ];
  const lines = breakLines(spans, WIDTH - BOX - 12, job.measure).slice(0, 4);
  const { leading } = STYLES.body;
  const top = y + (BOX - lines.length * leading) / 2;
  for (const [index, line] of lines.entries())
    printLine(job, line, x + BOX + 6, top + index * leading, leading);
};
