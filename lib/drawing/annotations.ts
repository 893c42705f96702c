import type { Point } from '@/lib/geometry/board';
import type { DrawItem, PathItem } from './draw-list';

export const ANNOTATION_KINDS = ['arrow', 'line', 'free', 'text'] as const;
export type AnnotationKind = (typeof ANNOTATION_KINDS)[number];

export const ANNOTATION_INKS = ['ink', 'red', 'blue', 'green', 'brown'] as const;
export type AnnotationInk = (typeof ANNOTATION_INKS)[number];

/** A note that an author has drawn over the map, in board units. */
export interface DrawnAnnotation {
  readonly kind: AnnotationKind;
  /** An arrow has its tail, perhaps its middle, and its head; a text its upper left corner. */
  readonly points: readonly Point[];
  readonly ink: AnnotationInk;
  readonly text?: string | undefined;
  /** Height of the letters of a text. */
  readonly size?: number | undefined;
}

export const INK_COLOURS: Readonly<Record<AnnotationInk, string>> = {
  ink: '#2a241d',
  red: '#a3221a',
  blue: '#0a4f86',
  green: '#3e5f2b',
  brown: '#6b4410',
};

export const TEXT_SIZE = 24;
export const LINE_HEIGHT = 1.35;
const PEN = 3;
const CASING = 7.5;
const PAPER = '#fbf6e8';
const HEAD = { length: 17, width: 13 };

/** Notes over the map: each line on a paper-coloured casing, so that it reads on any ground. */
export const drawAnnotations = (annotations: readonly DrawnAnnotation[]): readonly DrawItem[] =>
  annotations.flatMap(drawAnnotation);

export const drawAnnotation = (annotation: DrawnAnnotation): readonly DrawItem[] => {
  switch (annotation.kind) {
    case 'arrow':
      return drawArrow(annotation);
    case 'line':
      return drawCased(straightPath(annotation.points), INK_COLOURS[annotation.ink]);
    case 'free':
      return drawCased(smoothHandPath(annotation.points), INK_COLOURS[annotation.ink]);
    case 'text':
      return drawText(annotation);
  }
};

const drawCased = (d: string, colour: string): readonly PathItem[] => {
  if (d === '') return [];
  const pen = { k: 'path', d, cap: 'round', join: 'round' } as const;
  return [
    { ...pen, stroke: PAPER, width: CASING, opacity: 0.8 },
    { ...pen, stroke: colour, width: PEN },
  ];
};

const pointText = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 100) / 100 || 0;

const straightPath = ([first, ...rest]: readonly Point[]): string =>
  first && rest.length > 0 ? `M${pointText(first)}${rest.map(point => `L${pointText(point)}`).join('')}` : '';

/** A hand's line: curves through the middles between its points, which take the corners off. */
const smoothHandPath = (points: readonly Point[]): string => {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  if (points.length < 3)
    return straightPath(points.length === 1 ? [first, [first[0] + 0.1, first[1]]] : points);
  const curves = points.slice(1, -1).map((point, index) => {
    const next = points[index + 2] ?? last;
    return `Q${pointText(point)} ${pointText(index === points.length - 3 ? last : middle(point, next))}`;
  });
  return `M${pointText(first)}${curves.join('')}`;
};

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

const drawArrow = ({ points, ink }: DrawnAnnotation): readonly DrawItem[] => {
  const [tail] = points;
  const tip = points.at(-1);
  if (!tail || !tip || points.length < 2) return [];
  const control = points.length === 2 ? middle(tail, tip) : findControlPoint(tail, points[1] ?? tail, tip);
  const direction = unitTowards(control, tip);
  const neck: Point = [tip[0] - direction[0] * HEAD.length * 0.8, tip[1] - direction[1] * HEAD.length * 0.8];
  const colour = INK_COLOURS[ink];
  const head = drawArrowHead(tip, direction);
  return [
    { k: 'path', d: head, stroke: PAPER, width: CASING - PEN, join: 'round', opacity: 0.8 },
    ...drawCased(`M${pointText(tail)}Q${pointText(control)} ${pointText(neck)}`, colour),
    { k: 'path', d: head, fill: colour },
  ];
};

/** The curve bends so far that it runs through the middle point at half its way. */
const findControlPoint = (tail: Point, through: Point, tip: Point): Point => [
  2 * through[0] - (tail[0] + tip[0]) / 2,
  2 * through[1] - (tail[1] + tip[1]) / 2,
];

export const unitTowards = (from: Point, to: Point): Point => {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};

export const drawArrowHead = ([x, y]: Point, [dx, dy]: Point): string => {
  const { length, width } = HEAD;
  const corner = (side: 1 | -1): Point => [
    x - dx * length - (dy * side * width) / 2,
    y - dy * length + (dx * side * width) / 2,
  ];
  return `M${pointText([x, y])}L${pointText(corner(1))}L${pointText([x - dx * length * 0.72, y - dy * length * 0.72])}L${pointText(corner(-1))}Z`;
};

const drawText = ({ points, ink, text = '', size = TEXT_SIZE }: DrawnAnnotation): readonly DrawItem[] => {
  const [corner] = points;
  if (!corner) return [];
  return text.split('\n').map((line, index) => ({
    k: 'text' as const,
    x: corner[0],
    y: corner[1] + size * (1 + index * LINE_HEIGHT),
    text: line,
    size,
    font: 'serif-semibold' as const,
    fill: INK_COLOURS[ink],
    halo: { colour: PAPER, width: size / 5 },
  }));
};
