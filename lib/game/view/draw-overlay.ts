import { drawArrowHead, unitTowards } from '@/lib/drawing/annotations';
import { createSideStyle, MAP_PALETTE } from '@/lib/drawing/colours/palette';
import type { DrawItem, PathItem } from '@/lib/drawing/draw-list';
import { drawCirclePath } from '@/lib/drawing/shapes';
import { type Board, type Point, type Space, spaceById } from '@/lib/geometry/board';
import type { OverlayMark, Tone } from '../contract/authoring/overlay';
import type { Say } from '../contract/sentence';
import type { Side } from '../document/scenario-base';

/** How a tone looks: a side has its own colour, an edge and a texture of its own; what belongs to nobody is ink. */
export interface ToneStyle {
  readonly colour: string;
  readonly texture: 'up' | 'down' | 'dots' | 'across' | 'crossed';
  /** The dashes of its edge; absent: it is drawn through. */
  readonly dash?: readonly number[];
}

type OwnTone = Exclude<Tone, 'both'>;

const { ink, error } = MAP_PALETTE;

const NOBODYS: Readonly<Record<Exclude<OwnTone, 'first' | 'second'>, ToneStyle>> = {
  good: { colour: ink, texture: 'dots' },
  poor: { colour: ink, texture: 'across', dash: [7, 5] },
  bad: { colour: error, texture: 'crossed', dash: [3, 4] },
};

/** As much of a side as its overlays are coloured by. */
export type SideColour = Pick<Side, 'colour'>;

const sideEdge = (sides: readonly SideColour[], index: number): string =>
  createSideStyle(sides[index]?.colour ?? ink, 'outline').edge;

/** The looks that make up a tone: ground of both sides has both. */
export const stylesOf = (tone: Tone, sides: readonly SideColour[]): readonly ToneStyle[] =>
  (tone === 'both' ? (['first', 'second'] as const) : [tone]).map(own => styleOf(own, sides));

const styleOf = (tone: OwnTone, sides: readonly SideColour[]): ToneStyle => {
  if (tone === 'first') return { colour: sideEdge(sides, 0), texture: 'up' };
  if (tone === 'second') return { colour: sideEdge(sides, 1), texture: 'down', dash: [12, 6] };
  return NOBODYS[tone];
};

const CASING = '#fff8e6';

export interface OverlayView {
  readonly sides: readonly SideColour[];
  readonly say: Say;
  readonly zoom?: number;
  /** Dims everything that is not fine: sight. */
  readonly dimsRest?: boolean | undefined;
}

const TONE_ORDER: readonly OwnTone[] = ['good', 'poor', 'bad', 'first', 'second'];

/** Marks over a board as one drawing: everything of a tone is one area with one outline, so that a thousand hexes cost no more than ten. */
export const drawOverlay = (
  marks: readonly OverlayMark[],
  board: Board,
  view: OverlayView,
): readonly DrawItem[] => {
  const { sides, say, zoom = 1, dimsRest } = view;
  const areas = marks.flatMap(mark => areaOf(mark, board));
  const ofTone = (own: OwnTone): readonly OverlayArea[] =>
    areas.filter(({ tone }) => tone === own || (tone === 'both' && (own === 'first' || own === 'second')));
  return [
    ...(dimsRest
      ? drawDimming(ofTone('good'), board)
      : TONE_ORDER.flatMap(tone => drawTone(styleOf(tone, sides), ofTone(tone), board))),
    ...marks.flatMap(mark => (mark.type === 'line' ? drawLine(mark, view) : [])),
    ...drawLabels(areas, sides, say, zoom),
  ];
};

interface OverlayArea {
  readonly outline: readonly Point[];
  readonly tone: Tone;
  readonly label: OverlayMark['label'];
}

const areaOf = (mark: OverlayMark, board: Board): readonly OverlayArea[] => {
  if (mark.type === 'line') return [];
  if (mark.type === 'area') return [{ outline: mark.outline, tone: mark.tone, label: mark.label }];
  const space: Space | undefined = board.kind === 'spaces' ? spaceById(board, mark.space) : undefined;
  return space ? [{ outline: space.outline, tone: mark.tone, label: mark.label }] : [];
};

const pointText = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
const closedPath = (outline: readonly Point[]): string => `M${outline.map(pointText).join('L')}Z`;

type Edge = readonly [Point, Point];

/** The border around joined outlines: edges between two of them are left out, the others are connected. */
const borderPath = (outlines: readonly (readonly Point[])[]): string => {
  const edges = outlines.flatMap(outline =>
    outline.map((corner, index): Edge => [corner, outline[(index + 1) % outline.length] ?? corner]),
  );
  const middleOf = ([[ax, ay], [bx, by]]: Edge): string => pointText([(ax + bx) / 2, (ay + by) / 2]);
  const counts = new Map<string, number>();
  for (const edge of edges) counts.set(middleOf(edge), (counts.get(middleOf(edge)) ?? 0) + 1);
  return stringTogether(edges.filter(edge => counts.get(middleOf(edge)) === 1));
};

/** Edges as few lines as possible, so that dashes run on around a corner. */
const stringTogether = (edges: readonly Edge[]): string => {
  const starting = new Map<string, Edge[]>();
  for (const edge of edges) {
    const key = pointText(edge[0]);
    starting.set(key, [...(starting.get(key) ?? []), edge]);
  }
  const lines: string[] = [];
  for (const [first] of edges) {
    const corners: string[] = [];
    for (let key = pointText(first), next = starting.get(key)?.pop(); next; next = starting.get(key)?.pop()) {
      corners.push(key);
      key = pointText(next[1]);
      if (!starting.get(key)?.length) corners.push(key);
    }
    if (corners.length > 0) lines.push(`M${corners.join('L')}${corners[0] === corners.at(-1) ? 'Z' : ''}`);
  }
  return lines.join('');
};

const drawTone = (look: ToneStyle, areas: readonly OverlayArea[], board: Board): readonly DrawItem[] => {
  if (areas.length === 0) return [];
  const outlines = areas.map(({ outline }) => outline);
  const d = outlines.map(closedPath).join('');
  const border = borderPath(outlines);
  return [
    { k: 'path', d, fill: look.colour, opacity: 0.1 },
    { k: 'group', clip: d, opacity: 0.32, kids: drawTexture(look, board.width, board.height) },
    { k: 'path', d: border, stroke: CASING, width: 6, opacity: 0.85 },
    { k: 'path', d: border, stroke: look.colour, width: 3, ...(look.dash ? { dash: look.dash } : {}) },
  ];
};

const DIMMED = 0.22;

/** The visible part stays clear; everything else is shaded. */
const drawDimming = (seen: readonly OverlayArea[], board: Board): readonly DrawItem[] => {
  if (seen.length === 0) return [];
  const sheet = `M0 0H${board.width}V${board.height}H0Z`;
  return [
    {
      k: 'path',
      d: sheet + borderPath(seen.map(({ outline }) => outline)),
      fill: ink,
      opacity: DIMMED,
      evenOdd: true,
    },
  ];
};

/** Lines over a whole rectangle, to be cut to what they fill. */
export const drawTexture = (
  { colour, texture: kind }: ToneStyle,
  width: number,
  height: number,
): readonly PathItem[] => {
  const pen = { k: 'path', stroke: colour, width: 1.3 } as const;
  const up = { ...pen, d: slantedLines(width, height, 13, -1) };
  const down = { ...pen, d: slantedLines(width, height, 13, 1) };
  switch (kind) {
    case 'up':
      return [up];
    case 'down':
      return [down];
    case 'dots':
      return [{ ...pen, d: horizontalLines(width, height, 12), width: 2.6, dash: [0.1, 12], cap: 'round' }];
    case 'across':
      return [{ ...pen, d: horizontalLines(width, height, 9) }];
    case 'crossed':
      return [{ ...pen, d: slantedLines(width, height, 8, -1) + slantedLines(width, height, 8, 1) }];
  }
};

const slantedLines = (width: number, height: number, apart: number, slope: 1 | -1): string => {
  const count = Math.ceil((width + height) / apart);
  const starts = Array.from({ length: count }, (_, index) => index * apart - (slope === 1 ? height : 0));
  return starts
    .map(x => (slope === 1 ? `M${x} 0L${x + height} ${height}` : `M${x} 0L${x - height} ${height}`))
    .join('');
};

const horizontalLines = (width: number, height: number, apart: number): string =>
  Array.from(
    { length: Math.ceil(height / apart) },
    (_, row) => `M${(row % 2) * 6} ${row * apart}H${width}`,
  ).join('');

type LineMark = OverlayMark & { readonly type: 'line' };

const drawLine = (mark: LineMark, view: OverlayView): readonly DrawItem[] => {
  const { sides, say, zoom = 1 } = view;
  const { blockedAt } = mark;
  if (blockedAt) return drawBlockedLine(mark, blockedAt, view);
  const tip = mark.points.at(-1);
  const before = mark.points.at(-2);
  if (!tip || !before) return [];
  const [look = NOBODYS.good] = stylesOf(mark.tone, sides);
  const d = `M${mark.points.map(pointText).join('L')}`;
  const head = drawArrowHead(tip, unitTowards(before, tip));
  const label = mark.label ? [drawLabel(say(mark.label), before, readableSize(15, zoom), look.colour)] : [];
  return [
    { k: 'path', d, stroke: CASING, width: 7, cap: 'round' },
    { k: 'path', d: head, fill: look.colour, stroke: CASING, width: 2 },
    { k: 'path', d, stroke: look.colour, width: 3, ...(look.dash ? { dash: look.dash } : {}) },
    { k: 'path', d: head, fill: look.colour },
    ...label,
  ];
};

/**
 * A solid line up to its end, then a ringed cross, and a thin dashed rest to the hidden target; ink only, as it
 * belongs to nobody.
 */
const drawBlockedLine = (
  { points, label }: LineMark,
  [x, y]: Point,
  { say, zoom = 1 }: OverlayView,
): readonly DrawItem[] => {
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end) return [];
  const radius = readableSize(9, zoom) * 0.8;
  const arm = radius * 0.5;
  const cross = `M${pointText([x - arm, y - arm])}L${pointText([x + arm, y + arm])}M${pointText([x + arm, y - arm])}L${pointText([x - arm, y + arm])}`;
  const size = readableSize(13, zoom);
  const reached = `M${pointText(start)}L${pointText([x, y])}`;
  return [
    {
      k: 'path',
      d: `M${pointText([x, y])}L${pointText(end)}`,
      stroke: ink,
      width: 1.4,
      dash: [4, 5],
      opacity: 0.7,
    },
    { k: 'path', d: reached, stroke: CASING, width: 6, cap: 'round' },
    { k: 'path', d: reached, stroke: ink, width: 2.2 },
    { k: 'path', d: drawCirclePath(x, y, radius), fill: CASING, stroke: ink, width: radius * 0.24 },
    { k: 'path', d: cross, stroke: ink, width: radius * 0.26, cap: 'round' },
    ...(label ? [drawLabel(say(label), [x, y + radius + size * 1.05], size, ink)] : []),
  ];
};

/** At the bottom of each area; texts of several overlays on one area stand line above line. */
const drawLabels = (
  areas: readonly OverlayArea[],
  sides: readonly SideColour[],
  say: Say,
  zoom: number,
): readonly DrawItem[] => {
  const lines = new Map<string, number>();
  return areas.flatMap(({ outline, tone, label }) => {
    if (!label) return [];
    const { bottom, middle, height } = extentOf(outline);
    const size = Math.min(height * 0.26, readableSize(Math.min(16, height * 0.2), zoom));
    const key = pointText([middle, bottom]);
    const line = lines.get(key) ?? 0;
    lines.set(key, line + 1);
    const place: Point = [middle, bottom - height * 0.04 - line * size * 1.2];
    const [look = NOBODYS.good] = stylesOf(tone, sides);
    return [drawLabel(say(label), place, size, look.colour)];
  });
};

/** Letters are never smaller than this on the screen, however far away the board is. */
const MIN_LETTER_SIZE = 12;
const readableSize = (size: number, zoom: number): number => Math.max(size, MIN_LETTER_SIZE / zoom);

const extentOf = (outline: readonly Point[]) => {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return { bottom, height: bottom - top, middle: (Math.min(...xs) + Math.max(...xs)) / 2 };
};

const drawLabel = (text: string, [x, y]: Point, size: number, fill: string): DrawItem => ({
  k: 'text',
  x,
  y,
  text,
  size,
  font: 'sans-bold',
  fill,
  anchor: 'middle',
  halo: { colour: CASING, width: size / 3 },
});
