/** A box in the units of a picture. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Segment {
  readonly letter: string;
  readonly values: readonly number[];
}

interface Pen {
  readonly x: number;
  readonly y: number;
  readonly startX: number;
  readonly startY: number;
}

type Point = readonly [number, number];

/** How many numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** A box around all points of a path, handles included, so that it is never too small; null: there is nothing to measure. */
export const pathBounds = (d: string): Bounds | null => {
  const points: Point[] = [];
  let pen: Pen = { x: 0, y: 0, startX: 0, startY: 0 };
  for (const segment of segmentsOf(d)) {
    points.push(...reachedBy(segment, pen));
    pen = moved(segment, pen);
  }
  return points.length === 0 ? null : around(points);
};

const segmentsOf = (d: string): readonly Segment[] =>
  [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter = '', text = '']) => {
    const size = TAKES[letter.toUpperCase()] ?? 0;
    const numbers = letter.toUpperCase() === 'A' ? arcNumbers(text) : (text.match(NUMBER) ?? []).map(Number);
    if (size === 0) return [{ letter, values: [] }];
    return Array.from({ length: Math.floor(numbers.length / size) }, (_, index) => ({
      letter,
      values: numbers.slice(index * size, (index + 1) * size),
    }));
  });

/** The two flags of an arc may stand without a space between them. */
const arcNumbers = (text: string): readonly number[] => {
  const number = `(${NUMBER.source})[\\s,]*`;
  const flag = '([01])[\\s,]*';
  const arc = new RegExp(number.repeat(3) + flag.repeat(2) + number.repeat(2), 'g');
  return [...text.matchAll(arc)].flatMap(match => match.slice(1).map(Number));
};

/** Ends and handles; an arc reaches no further from its ends than twice its radius. */
const reachedBy = (segment: Segment, pen: Pen): readonly Point[] => {
  const end = endOf(segment, pen);
  if (!end) return [];
  const { letter, values } = segment;
  if (letter.toUpperCase() === 'A') return spread(end, 2 * Math.max(values[0] ?? 0, values[1] ?? 0));
  const [baseX, baseY] = isRelative(letter) ? [pen.x, pen.y] : [0, 0];
  const handles = Array.from(
    { length: Math.max(0, Math.floor(values.length / 2) - 1) },
    (_, index): Point => [(values[index * 2] ?? 0) + baseX, (values[index * 2 + 1] ?? 0) + baseY],
  );
  return [...handles, end];
};

const isRelative = (letter: string): boolean => letter !== letter.toUpperCase();

const spread = ([x, y]: Point, reach: number): readonly Point[] => [
  [x - reach, y - reach],
  [x + reach, y + reach],
];

const endOf = ({ letter, values }: Segment, pen: Pen): Point | null => {
  const [baseX, baseY] = isRelative(letter) ? [pen.x, pen.y] : [0, 0];
  switch (letter.toUpperCase()) {
    case 'Z':
      return null;
    case 'H':
      return [(values[0] ?? 0) + baseX, pen.y];
    case 'V':
      return [pen.x, (values[0] ?? 0) + baseY];
    default:
      return [(values.at(-2) ?? 0) + baseX, (values.at(-1) ?? 0) + baseY];
  }
};

const moved = (segment: Segment, pen: Pen): Pen => {
  const end = endOf(segment, pen);
  if (!end) return { ...pen, x: pen.startX, y: pen.startY };
  const [x, y] = end;
  return segment.letter.toUpperCase() === 'M' ? { x, y, startX: x, startY: y } : { ...pen, x, y };
};

const around = (points: readonly Point[]): Bounds =>
  points.reduce(
    ({ left, top, right, bottom }, [x, y]) => ({
      left: Math.min(left, x),
      top: Math.min(top, y),
      right: Math.max(right, x),
      bottom: Math.max(bottom, y),
    }),
    { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity },
  );
