import type { PrintedCounter } from '@/lib/game/printing';
import type { CounterGroup, CounterPiece } from './counter-layout';
import { millimetres } from './paper';
import type { SheetContents } from './sheet-contents';

/** Sides of a counter in millimetres; the last is three quarters of an inch. */
export const COUNTER_SIZES = [15, 18, 20, 19.05] as const;

/** Squares of so many millimetres, or true bases by the name of their scale. */
export type CounterSize = number | string;

/** The counters of each side, then the markers; those of different size apart. */
export const counterGroups = (contents: SheetContents, size: CounterSize): readonly CounterGroup[] => {
  const { system, scenario, say } = contents;
  const all = system.printing
    .counters(scenario)
    .flatMap(counter => Array.from({ length: counter.count }, () => pieceOf(contents, counter, size)));
  const seats = system.seats(scenario);
  const groups = new Map<string, CounterPiece[]>();
  for (const piece of all) {
    const key = [piece.counter.seat ?? '', piece.width, piece.height].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  return [...groups.values()].map(pieces => {
    const seat = seats.find(({ id }) => id === pieces[0]?.counter.seat);
    const values = { count: pieces.length, ...(seat ? { side: seat.name } : {}) };
    return { pieces, label: say({ code: `print.counters.${seat ? 'side' : 'markers'}`, values }) };
  });
};

const SMALLEST_SQUARE = 15;

const pieceOf = ({ system }: SheetContents, counter: PrintedCounter, size: CounterSize): CounterPiece => {
  const scale = system.printing.bases?.find(({ id }) => id === size);
  if (scale && counter.base) {
    const { width, depth, front, back } = counter.base;
    return {
      counter: { ...counter, front, back },
      width: millimetres(width * scale.factor),
      height: millimetres(depth * scale.factor),
    };
  }
  const side = millimetres(typeof size === 'number' ? size : SMALLEST_SQUARE);
  return { counter, width: side, height: side };
};
