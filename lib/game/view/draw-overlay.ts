import { arrowHeadPath, unitTowards } from '@/lib/drawing/annotations';
import type { DrawItem, PathItem } from '@/lib/drawing/draw-list';
import { type Board, type Point, type Space, spaceById } from '@/lib/geometry/board';
import type { OverlayMark, Tone } from '../contract/overlay';
import type { Say } from '../contract/sentence';

/** How a tone looks: a colour of its own and a texture of its own. */
export interface ToneStyle {
  readonly colour: string;
  readonly texture: 'up' | 'down' | 'both' | 'dots' | 'across' | 'crossed';
  /** The dashes of its edge; absent: it is drawn through. */
  readonly dash?: readonly number[];
}

export const TONE_STYLES: Readonly<Record<Tone, ToneStyle>> = {
  first: { colour: '#0a63a0', texture: 'up' },
  second: { colour: '#b25600', texture: 'down', dash: [12, 5] },
  both: { colour: '#4b3a6b', texture: 'both', dash: [14, 4, 3, 4] },
  good: { colour: '#3e5f2b', texture: 'dots' },
  poor: { colour: '#7a4e06', texture: 'across', dash: [7, 5] },
  bad: { colour: '#b3261e', texture: 'crossed', dash: [6, 4] },
};

const CASING = '#fff8e6';

/** Marks over a board as one drawing: everything of a tone is one path, so that a thousand hexes cost no more than ten. */
export const drawOverlay = (
  marks: readonly OverlayMark[],
  board: Board,
  say: Say,
  zoom = 1,
): readonly DrawItem[] => {
  const areas = marks.flatMap(mark => areaOf(mark, board));
  const tones = [...new Set(areas.map(({ tone }) => tone))];
  return [
    ...tones.flatMap(tone =>
      drawTone(
        TONE_STYLES[tone],
        areas.filter(area => area.tone === tone).map(({ outline }) => outline),
        board,
      ),
    ),
    ...marks.flatMap(mark => (mark.type === 'line' ? drawLine(mark, say, zoom) : [])),
    ...drawLabels(areas, say, zoom),
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
  return space ? [{ outline: inset(space), tone: mark.tone, label: mark.label }] : [];
};

/** A little inside its space, so that the edges of neighbours do not cover each other. */
const inset = ({ outline, centre: [x, y] }: Space): readonly Point[] =>
  outline.map(([px, py]) => [x + (px - x) * 0.96, y + (py - y) * 0.96]);

const pointText = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
const closedPath = (outline: readonly Point[]): string => `M${outline.map(pointText).join('L')}Z`;

const drawTone = (
  look: ToneStyle,
  outlines: readonly (readonly Point[])[],
  board: Board,
): readonly DrawItem[] => {
  const d = outlines.map(closedPath).join('');
  return [
    { k: 'path', d, fill: look.colour, opacity: 0.13 },
    { k: 'group', clip: d, opacity: 0.5, kids: drawTexture(look, board.width, board.height) },
    { k: 'path', d, stroke: CASING, width: 5.5, opacity: 0.75 },
    { k: 'path', d, stroke: look.colour, width: 2.4, ...(look.dash ? { dash: look.dash } : {}) },
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
    case 'both':
      return [up, down];
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

const drawLine = (
  mark: OverlayMark & { readonly type: 'line' },
  say: Say,
  zoom: number,
): readonly DrawItem[] => {
  const tip = mark.points.at(-1);
  const before = mark.points.at(-2);
  if (!tip || !before) return [];
  const look = TONE_STYLES[mark.tone];
  const d = `M${mark.points.map(pointText).join('L')}`;
  const head = arrowHeadPath(tip, unitTowards(before, tip));
  const label = mark.label ? [drawLabel(say(mark.label), before, readableSize(15, zoom), look.colour)] : [];
  return [
    { k: 'path', d, stroke: CASING, width: 7, cap: 'round' },
    { k: 'path', d: head, fill: look.colour, stroke: CASING, width: 2 },
    { k: 'path', d, stroke: look.colour, width: 3, ...(look.dash ? { dash: look.dash } : {}) },
    { k: 'path', d: head, fill: look.colour },
    ...label,
  ];
};

/** At the foot of each area; what several overlays say of one stands line above line. */
const drawLabels = (areas: readonly OverlayArea[], say: Say, zoom: number): readonly DrawItem[] => {
  const lines = new Map<string, number>();
  return areas.flatMap(({ outline, tone, label }) => {
    if (!label) return [];
    const { bottom, middle, height } = extentOf(outline);
    const size = Math.min(height * 0.26, readableSize(Math.min(16, height * 0.2), zoom));
    const key = pointText([middle, bottom]);
    const line = lines.get(key) ?? 0;
    lines.set(key, line + 1);
    const place: Point = [middle, bottom - height * 0.04 - line * size * 1.2];
    return [drawLabel(say(label), place, size, TONE_STYLES[tone].colour)];
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
