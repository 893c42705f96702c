import type { CounterFace } from '@/lib/drawing/counters/counter';
import type { Point } from '@/lib/geometry/board';
import type { Sentence } from './sentence';

/** A unit as it is counted over many games. Units of one seat and one name are counted together. */
export interface CountedUnit {
  readonly id: string;
  /** Null: it fights for whoever commands it at the time. */
  readonly seat: string | null;
  readonly name: string | Sentence;
  readonly face: CounterFace;
}

/** Whether a unit is whole, hurt or out of the battle. */
export type Condition = 'fresh' | 'spent' | 'lost';

/** What has become of a unit so far. */
export interface UnitFate {
  readonly id: string;
  readonly condition: Condition;
  /** Hits it has taken, as the book counts them: steps, wounds, elements. */
  readonly harm: number;
  /** The space it stands in, or where on an open table, in board units; null: neither. */
  readonly at: string | Point | null;
}

/** Points that a seat gets before the first die, because its army is weaker. */
export interface Handicap {
  readonly seat: string;
  readonly points: number;
}

/** What a book says of a game for counting many: nothing is hidden here, so that it is asked only where nobody plays. */
export interface TallyRules<Scenario, State> {
  countedUnits(scenario: Scenario): readonly CountedUnit[];
  fates(state: State): readonly UnitFate[];
  /** How a game that is over ended: a sentence without values. */
  ending(state: State): Sentence;
  /** Absent: the book knows none. The handicap of both, where each has one, is their difference. */
  handicap?(scenario: Scenario): Handicap;
}
