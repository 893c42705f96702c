import type { DrawItem, DrawList, Matrix } from '@/lib/drawing/draw-list';
import { type Bounds, pathBounds } from '@/lib/drawing/path-bounds';

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The items that may show inside a frame: a sheet of a large map need not carry all of it. What cannot be told is kept. */
export const inkWithin = ({ items }: DrawList, { x, y, width, height }: Frame): readonly DrawItem[] =>
  within(items, [1, 0, 0, 1, 0, 0], { left: x, top: y, right: x + width, bottom: y + height });

const within = (items: readonly DrawItem[], matrix: Matrix, frame: Bounds): readonly DrawItem[] =>
  items.flatMap((item): readonly DrawItem[] => {
    if (item.k === 'group') {
      const kids = within(item.kids, item.matrix ? multiply(matrix, item.matrix) : matrix, frame);
      return kids.length === 0 ? [] : [{ ...item, kids }];
    }
    if (item.k !== 'path') return [item];
    const bounds = boundsOf(item.d);
    return bounds === null || overlaps(transformed(bounds, matrix, item.width ?? 0), frame) ? [item] : [];
  });

const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

const overlaps = (one: Bounds, other: Bounds): boolean =>
  one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top;

const transformed = (bounds: Bounds, [a, b, c, d, e, f]: Matrix, stroke: number): Bounds => {
  const { left, top, right, bottom } = bounds;
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const grown = stroke * Math.max(Math.hypot(a, b), Math.hypot(c, d));
  return {
    left: Math.min(...xs) - grown,
    right: Math.max(...xs) + grown,
    top: Math.min(...ys) - grown,
    bottom: Math.max(...ys) + grown,
  };
};

const known = new Map<string, Bounds | null>();
const MOST_KNOWN = 20_000;

/** Every sheet asks for the same paths again. */
const boundsOf = (d: string): Bounds | null => {
  const found = known.get(d);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const bounds = pathBounds(d);
  known.set(d, bounds);
  return bounds;
};
