import type { CounterFace } from '@/lib/drawing/counters/counter';
import type { MarkerFace, PrintedCounter, PrintedMarker } from '@/lib/game/contract/printing';
import type { Say } from '@/lib/game/contract/sentence';
import { toPoints } from '../layout/paper';
import type { SheetContents } from '../sheet/sheet-contents';
import type { CounterGroup, CounterPiece } from './counter-layout';

/** Sides of a counter in millimetres; the last is three quarters of an inch. */
export const COUNTER_SIZES = [15, 18, 20, 19.05] as const;

/** Squares of this many millimetres, or true bases by the name of their scale. */
export type CounterSize = number | string;

/** The counters of each side, then the markers of each; those of different size apart. */
export const listCounterGroups = (contents: SheetContents, size: CounterSize): readonly CounterGroup[] => {
  const { system, scenario, say } = contents;
  const { printing } = system;
  const counters = printing.counters(scenario).map(counter => withName(counter, say));
  const markers = printing.markers(scenario).map(marker => toMarkerCounter(marker, say));
  return [
    ...groupsOf(contents, counters, size, ['side', 'pieces']),
    ...groupsOf(contents, markers, size, ['side-markers', 'markers']),
  ];
};

const nameFace = (face: CounterFace, name: string): CounterFace =>
  face.tag === undefined && !face.block && !face.tile ? { ...face, tag: name } : face;

/** Every counter carries its name, so that it is found again on the set-up sheet; what belongs to nobody only where its title is no secret. */
const withName = (counter: PrintedCounter, say: Say): PrintedCounter => {
  if (counter.seat === null && !counter.title) return counter;
  const name = counter.title ? say(counter.title) : counter.name;
  return {
    ...counter,
    name,
    front: nameFace(counter.front, name),
    back: counter.back && nameFace(counter.back, name),
  };
};

/** A group for each side and size; its words with and without a side. */
const groupsOf = (
  contents: SheetContents,
  counters: readonly PrintedCounter[],
  size: CounterSize,
  [withSide, withoutSide]: readonly [string, string],
): readonly CounterGroup[] => {
  const { system, scenario, say } = contents;
  const seats = system.seats(scenario);
  const groups = new Map<string, CounterPiece[]>();
  for (const counter of counters) {
    const pieces = Array.from({ length: counter.count }, () => toCounterPiece(contents, counter, size));
    const [piece] = pieces;
    const key = [counter.seat ?? '', piece?.width, piece?.height].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), ...pieces]);
  }
  return [...groups.values()].map(pieces => {
    const seat = seats.find(({ id }) => id === pieces[0]?.counter.seat);
    const values = { count: pieces.length, ...(seat ? { side: seat.name } : {}) };
    return { pieces, label: say({ code: `print.counters.${seat ? withSide : withoutSide}`, values }) };
  });
};

/** A marker as a counter with its sign and its words. */
export const toMarkerCounter = ({ seat, front, back, count }: PrintedMarker, say: Say): PrintedCounter => ({
  name: say(front.words),
  seat,
  front: toCounterFace(front, say),
  back: back && toCounterFace(back, say),
  count,
});

/** The symbol does not show behind a numeral. */
const toCounterFace = ({ style, sign, words }: MarkerFace, say: Say): CounterFace => ({
  style,
  symbol: 'general',
  numeral: sign,
  tag: say(words),
});

const SMALLEST_SQUARE = 15;

const toCounterPiece = (
  { system }: SheetContents,
  counter: PrintedCounter,
  size: CounterSize,
): CounterPiece => {
  const scale = system.printing.bases?.find(({ id }) => id === size);
  if (scale && counter.base) {
    const { width, depth, front, back } = counter.base;
    return {
      counter: { ...counter, front, back },
      width: toPoints(width * scale.factor),
      height: toPoints(depth * scale.factor),
    };
  }
  const side = toPoints(typeof size === 'number' ? size : SMALLEST_SQUARE);
  return { counter, width: side, height: side };
};
