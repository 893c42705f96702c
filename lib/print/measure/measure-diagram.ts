import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import type { DrawItem, DrawList } from '@/lib/drawing/draw-list';
import type { MeasuredSetUp } from '@/lib/game/contract/measured-set-up';
import type { Point } from '@/lib/geometry/board';
import { offsetPoint } from '@/lib/geometry/plane/plane';
import { drawSetUpBoard } from '../draw-board';
import type { InkMode } from '../layout/ink-mode';
import { truncateText } from '../layout/lines';
import { type PrintArea, widthOf } from '../layout/paper';
import { type PrintJob, printDrawing, printStroke, printText } from '../layout/print-job';
import { createSpan } from '../layout/text-blocks';
import { STYLES, type TextStyle } from '../layout/text-styles';
import type { SheetContents } from '../sheet/sheet-contents';
import { formatInches, lengthsOf } from './measure-words';
import {
  boxAround,
  type LabelBox,
  type LabelRequest,
  overlaps,
  type PlacedLabel,
  placeLabels,
} from './place-labels';

const SCALE_ROOM = 14;
const TICK_EVERY = 12;
const LABEL: TextStyle = {
  ...STYLES.small,
  font: 'sans-semibold',
  size: 7.6,
  leading: 9,
  colour: MAP_PALETTE.ink,
};
const RING = 2.2;
const MOST_LINES = 10;

/** From inches on the table to points on the page. */
type OnPage = (point: Point) => Point;

/** The plan at its place on the page. */
export interface DiagramPlan {
  readonly list: DrawList;
  readonly left: number;
  readonly top: number;
  readonly scale: number;
  /** Where it ends. */
  readonly end: number;
}

/** The plan, as large as this share of the area's height allows. */
export const planDiagram = (list: DrawList, area: PrintArea, share: number): DiagramPlan => {
  const room = { width: widthOf(area) - 2 * SCALE_ROOM, height: (area.bottom - area.top) * share };
  const scale = Math.min(room.width / list.width, room.height / list.height);
  const left = area.left + (widthOf(area) - list.width * scale) / 2;
  const top = area.top + SCALE_ROOM;
  return { list, left, top, scale, end: top + list.height * scale + SCALE_ROOM };
};

/** Ground and stands as they are set up. */
export const drawPlan = (contents: SheetContents, ink: InkMode): DrawList =>
  drawSetUpBoard({ ...contents, scenario: { ...contents.scenario, annotations: [] } }, ink);

/** The plan of the table with rings, names and a few measures. */
export const printDiagram = (
  job: PrintJob,
  setUp: MeasuredSetUp,
  labels: ReadonlyMap<string, string>,
  { list, left, top, scale }: DiagramPlan,
): void => {
  const frame = (list.width - setUp.width * setUp.inch) / 2;
  printDrawing(job, list, left, top, scale);
  const onPage: OnPage = ([x, y]) => [
    left + (frame + x * setUp.inch) * scale,
    top + (frame + y * setUp.inch) * scale,
  ];
  const placed = labelPlan(job, setUp, labels, onPage);
  printDimensions(job, setUp, onPage, placed);
  printRings(job, setUp, onPage);
  printLabels(job, placed);
  printAxes(job, setUp, onPage);
};

const NAME_ROOM = 92;

/** Units and terrain with their labels; a unit's name stands before its front. */
const labelPlan = (
  job: PrintJob,
  { units, ground, width, height }: MeasuredSetUp,
  labels: ReadonlyMap<string, string>,
  onPage: OnPage,
): readonly PlacedLabel[] => {
  const wide = (text: string): { text: string; width: number } => ({
    text,
    width: job.measure(text, LABEL) + 3,
  });
  const wishes: LabelRequest[] = units.map(unit => {
    const label = labels.get(unit.piece) ?? '';
    const name = truncateText(createSpan(`${label} ${unit.name}`.trim(), LABEL), NAME_ROOM, job.measure);
    return {
      stand: boxAround(unit.outline.map(onPage)),
      ahead: offsetPoint([0, 0], unit.heading, 1, 0),
      texts: [wide(name), wide(label)],
    };
  });
  const frame = boxAround([onPage([0, 0]), onPage([width, height])]);
  const terrain = ground.map((piece, index): LabelRequest => {
    const [x, y] = middleOf(piece.outline).map(Number) as [number, number];
    const spot = onPage([x, y]);
    return { stand: boxAround([spot]), ahead: [0, -1], texts: [wide(`T${index + 1}`)] };
  });
  return placeLabels([...wishes, ...terrain], frame, LABEL.leading).flatMap(each => each ?? []);
};

const middleOf = (points: readonly Point[]): Point => {
  const box = boxAround(points);
  return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
};

const HALO = { colour: '#FFFFFF', width: 2.4 };

const printWords = (job: PrintJob, texts: readonly { text: string; at: Point; fill: string }[]): void => {
  const items = texts.map(
    ({ text, at: [x, y], fill }): DrawItem => ({
      ...{ k: 'text', text: createSpan(text, LABEL).text, x, y, size: LABEL.size, font: LABEL.font },
      ...{ fill, halo: HALO, anchor: 'middle' },
    }),
  );
  printDrawing(job, { width: 1, height: 1, items }, 0, 0, 1);
};

const printLabels = (job: PrintJob, placed: readonly PlacedLabel[]): void =>
  printWords(
    job,
    placed.map(({ text, box }) => ({
      text,
      at: [(box.left + box.right) / 2, box.bottom - 2.2] as const,
      fill: MAP_PALETTE.ink,
    })),
  );

const printRings = (job: PrintJob, { units }: MeasuredSetUp, onPage: OnPage): void => {
  for (const { corner } of units) {
    const [x, y] = onPage(corner);
    const d = `M${x - RING} ${y}a${RING} ${RING} 0 1 0 ${2 * RING} 0a${RING} ${RING} 0 1 0 ${-2 * RING} 0Z`;
    printStroke(job, d, { stroke: MAP_PALETTE.accent, fill: '#FFFFFF', width: 0.8 });
  }
};

/** Ticks and inches along the upper and the left edge. */
const printAxes = (job: PrintJob, { width, height }: MeasuredSetUp, onPage: OnPage): void => {
  const { small } = STYLES;
  const pen = { stroke: MAP_PALETTE.ink, width: 0.6 };
  for (let x = 0; x <= width; x += TICK_EVERY) {
    const [px, py] = onPage([x, 0]);
    printStroke(job, `M${px} ${py}v-5`, pen);
    printText(job, String(x), small, px - job.measure(String(x), small) / 2, py - 8);
  }
  for (let y = 0; y <= height; y += TICK_EVERY) {
    const [px, py] = onPage([0, y]);
    printStroke(job, `M${px} ${py}h-5`, pen);
    printText(job, String(y), small, px - 8 - job.measure(String(y), small), py + 3);
  }
};

interface Dimension {
  readonly from: Point;
  readonly to: Point;
  readonly text: string;
}

/** The two lengths of the outermost units of each army, as an example; never through a unit. */
const listDimensions = (setUp: MeasuredSetUp): readonly Dimension[] => {
  const seats = [...new Set(setUp.units.map(({ seat }) => seat))];
  return seats.flatMap(seat =>
    setUp.units
      .filter(unit => unit.seat === seat && (unit.edge === 'top' || unit.edge === 'bottom'))
      .sort((one, other) => one.corner[0] - other.corner[0])
      .flatMap(unit => {
        const [x, y] = unit.corner;
        const { along, fromEdge } = lengthsOf(unit, setUp);
        const edge = unit.edge === 'top' ? 0 : setUp.height;
        return [
          { from: [0, y] as const, to: [x, y] as const, text: formatInches(along) },
          { from: [x - 0.7, y] as const, to: [x - 0.7, edge] as const, text: formatInches(fromEdge) },
        ];
      })
      .slice(0, 2),
  );
};

const NEAR = 1;

const printDimensions = (
  job: PrintJob,
  setUp: MeasuredSetUp,
  onPage: OnPage,
  labels: readonly PlacedLabel[],
): void => {
  const stands = setUp.units.map(({ outline }) => shrink(boxAround(outline.map(onPage))));
  const isFree = (box: LabelBox): boolean =>
    stands.every(stand => !overlaps(box, stand)) && labels.every(label => !overlaps(box, label.box));
  const shown = listDimensions(setUp)
    .map(({ from, to, text }) => ({ from: onPage(from), to: onPage(to), text }))
    .filter(({ from, to }) => isFree(grow(boxAround([from, to]))))
    .slice(0, MOST_LINES);
  for (const { from, to } of shown) printArrow(job, from, to);
  printWords(
    job,
    shown.map(({ from, to, text }) => ({
      text,
      at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2.6] as const,
      fill: MAP_PALETTE.accent,
    })),
  );
};

const grow = ({ left, top, right, bottom }: LabelBox): LabelBox => ({
  ...{ left: left - NEAR, top: top - NEAR, right: right + NEAR, bottom: bottom + NEAR },
});
const shrink = ({ left, top, right, bottom }: LabelBox): LabelBox => ({
  ...{ left: left + 2 * NEAR, top: top + 2 * NEAR, right: right - 2 * NEAR, bottom: bottom - 2 * NEAR },
});

const HEAD = 3;

/** A line with a head at both ends. */
const printArrow = (job: PrintJob, from: Point, to: Point): void => {
  const isLevel = Math.abs(from[1] - to[1]) < Math.abs(from[0] - to[0]);
  const head = ([x, y]: Point, sign: number): string =>
    isLevel
      ? `M${x + sign * HEAD} ${y - HEAD / 2}L${x} ${y}l${sign * HEAD} ${HEAD / 2}`
      : `M${x - HEAD / 2} ${y + sign * HEAD}L${x} ${y}l${HEAD / 2} ${sign * HEAD}`;
  const sign = Math.sign(isLevel ? to[0] - from[0] : to[1] - from[1]) || 1;
  const d = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}${head(from, sign)}${head(to, -sign)}`;
  printStroke(job, d, { stroke: MAP_PALETTE.accent, width: 0.7 });
};
