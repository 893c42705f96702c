import type { CounterFace } from '@/lib/drawing/counter';
import type { Sentence } from './sentence';

/** A counter that a battle needs on the table, and how often. */
export interface PrintedCounter {
  readonly name: string;
  /** Whose it is; null: a marker that any side may use. */
  readonly seat: string | null;
  readonly front: CounterFace;
  /** What shows when it is turned over; null: nothing is printed there. */
  readonly back: CounterFace | null;
  readonly count: number;
}

/** A size in which the board is printed for the table. */
export interface MapScale {
  readonly id: string;
  readonly label: Sentence;
  /** To one unit of the board. */
  readonly millimetres: number;
  /** Space by space to be cut out, or as one map over as many sheets as it takes. */
  readonly cut: 'spaces' | 'poster';
}

/** What the table needs beyond the set-up sheet. */
export interface Printing<Scenario> {
  counters(scenario: Scenario): readonly PrintedCounter[];
  /** The first is the usual one. */
  readonly maps: readonly MapScale[];
}
