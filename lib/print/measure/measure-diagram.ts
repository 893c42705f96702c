import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import type { DrawItem, DrawList } from '@/lib/drawing/draw-list';
import { drawRectanglePath } from '@/lib/drawing/shapes';
import { DRAW_LAYERS } from '@/lib/game/contract/game-system';
import type { MeasuredGround, MeasuredSetUp, MeasuredUnit } from '@/lib/game/contract/measured-set-up';
import type { Point } from '@/lib/geometry/board';
import { offsetPoint } from '@/lib/geometry/plane/plane';
import { cropDrawing } from '../cut-outs/poster';
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

const PLAN_LAYERS = DRAW_LAYERS.filter(layer => layer !== 'frame');

/** Ground and stands as they are set up; frame and scale are drawn larger around it. */
export const drawPlan = (contents: SheetContents, ink: InkMode): DrawList =>
  drawSetUpBoard({ ...contents, scenario: { ...contents.scenario, annotations: [] } }, ink, PLAN_LAYERS);

/** The plan of the table with rings, names and a few measures. */
export const printDiagram = (
  job: PrintJob,
  setUp: MeasuredSetUp,
  labels: ReadonlyMap<string, string>,
  { list, left, top, scale }: DiagramPlan,
): void => {
  const frame = (list.width - setUp.width * setUp.inch) / 2;
  printDrawing(job, cropDrawing(list, { ...list, x: 0, y: 0 }), left, top, scale);
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

/** The edge of the table, and ticks with inches along the upper and the left side. */
const printAxes = (job: PrintJob, { width, height }: MeasuredSetUp, onPage: OnPage): void => {
  const { small } = STYLES;
  const { left, top, right, bottom } = boxAround([onPage([0, 0]), onPage([width, height])]);
  printStroke(job, drawRectanglePath(left, top, right - left, bottom - top), {
    stroke: MAP_PALETTE.ink,
    width: 1.3,
  });
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

const isLevel = ({ from, to }: Pick<Dimension, 'from' | 'to'>): boolean =>
  Math.abs(from[1] - to[1]) < Math.abs(from[0] - to[0]);

/** The two lengths of a unit, from the left edge and from its own. */
const measureUnit = (unit: MeasuredUnit, setUp: MeasuredSetUp): readonly Dimension[] => {
  const [x, y] = unit.corner;
  const { along, fromEdge } = lengthsOf(unit, setUp);
  const edge = unit.edge === 'top' ? 0 : setUp.height;
  return [
    { from: [0, y], to: [x - CLEAR, y], text: formatInches(along) },
    { from: [x - BESIDE, y], to: [x - BESIDE, edge], text: formatInches(fromEdge) },
  ];
};

/** Inches between a unit and its dimension lines. */
const BESIDE = 0.7;
const CLEAR = 0.25;

/** The lengths of an area from the edges of the table, those of its row first, then the way from the farther edges. */
const measureArea = (
  { box }: MeasuredGround,
  { width, height }: MeasuredSetUp,
): readonly (readonly Dimension[])[] => {
  if (!box) return [];
  const [right, bottom] = [box.left + box.width, box.top + box.height];
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const isShort = ({ from, to }: Dimension): boolean => Math.hypot(from[0] - to[0], from[1] - to[1]) <= FAR;
  const across: readonly Dimension[] = [
    { from: [0, y], to: [box.left, y], text: formatInches(box.left) },
    { from: [right, y], to: [width, y], text: formatInches(width - right) },
  ];
  const down: readonly Dimension[] = [
    { from: [x, 0], to: [x, box.top], text: formatInches(box.top) },
    { from: [x, bottom], to: [x, height], text: formatInches(height - bottom) },
  ];
  return [across.filter(isShort), down.filter(isShort)];
};

/** A longer line would cross the whole plan; the table below it has the length. */
const FAR = 24;

/** For every army the first unit whose lengths have room, as an example; then the terrain. */
const listDimensions = (setUp: MeasuredSetUp): readonly (readonly (readonly Dimension[])[])[] => {
  const seats = [...new Set(setUp.units.map(({ seat }) => seat))];
  const armies = seats.map(seat =>
    setUp.units
      .filter(unit => unit.seat === seat && (unit.edge === 'top' || unit.edge === 'bottom'))
      .sort((one, other) => one.corner[0] - other.corner[0])
      .map(unit => measureUnit(unit, setUp)),
  );
  const areas = setUp.ground.flatMap(piece =>
    measureArea(piece, setUp).map(ways => ways.map(dimension => [dimension])),
  );
  return [...armies, ...areas];
};

const NEAR = 1;
const LETTER_ROOM = 3;

/** Where the length is written: in the middle of a level line, to the left of an upright one. */
const placeText = (job: PrintJob, dimension: Dimension): LabelBox => {
  const { from, to, text } = dimension;
  const width = job.measure(text, LABEL) + 2;
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const left = isLevel(dimension) ? x - width / 2 : x - width - 1;
  return { left, top: y - LABEL.leading / 2, right: left + width, bottom: y + LABEL.leading / 2 };
};

/** As many lengths as have room: never through a unit, a name or another length. */
const printDimensions = (
  job: PrintJob,
  setUp: MeasuredSetUp,
  onPage: OnPage,
  labels: readonly PlacedLabel[],
): void => {
  const taken = [
    ...setUp.units.map(({ outline }) => boxAround(outline.map(onPage))),
    ...labels.map(({ box }) => box),
  ];
  const ground = setUp.ground.flatMap(({ box, outline }) =>
    box ? [shrink(boxAround(outline.map(onPage)))] : [],
  );
  const shown: Dimension[] = [];
  for (const ways of listDimensions(setUp)) {
    const found = ways
      .map(way => way.map(({ from, to, text }): Dimension => ({ from: onPage(from), to: onPage(to), text })))
      .find(way => way.every(dimension => hasRoom(job, dimension, [...taken, ...ground])));
    if (!found || shown.length + found.length > MOST_LINES) continue;
    for (const dimension of found)
      taken.push(grow(boxAround([dimension.from, dimension.to])), placeText(job, dimension));
    shown.push(...found);
  }
  for (const { from, to } of shown) printArrow(job, from, to);
  printWords(
    job,
    shown.map(dimension => {
      const { left, right, bottom } = placeText(job, dimension);
      return {
        text: dimension.text,
        at: [(left + right) / 2, bottom - 2] as const,
        fill: MAP_PALETTE.accent,
      };
    }),
  );
};

/** A level line is long enough for its figure, and nothing stands in the way of either. */
const hasRoom = (job: PrintJob, dimension: Dimension, taken: readonly LabelBox[]): boolean => {
  const { from, to } = dimension;
  const text = placeText(job, dimension);
  const length = Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]);
  const needed = isLevel(dimension) ? text.right - text.left : text.bottom - text.top;
  if (length < needed + 2 * LETTER_ROOM) return false;
  return [grow(boxAround([from, to])), text].every(box => taken.every(other => !overlaps(box, other)));
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
  const lies = isLevel({ from, to });
  const head = ([x, y]: Point, sign: number): string =>
    lies
      ? `M${x + sign * HEAD} ${y - HEAD / 2}L${x} ${y}l${sign * HEAD} ${HEAD / 2}`
      : `M${x - HEAD / 2} ${y + sign * HEAD}L${x} ${y}l${HEAD / 2} ${sign * HEAD}`;
  const sign = Math.sign(lies ? to[0] - from[0] : to[1] - from[1]) || 1;
  const d = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}${head(from, sign)}${head(to, -sign)}`;
  printStroke(job, d, { stroke: MAP_PALETTE.accent, width: 0.7 });
};
