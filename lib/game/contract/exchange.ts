import type { Change } from '@/lib/documents/change';
import type { CounterFace } from '@/lib/drawing/counters/counter';
import type { Sentence } from './sentence';

/** How the spaces of a board lie and are numbered, for programs that keep a grid of their own. */
export type BoardGrid =
  | {
      /** Flat-topped; columns of odd number sit half a hex lower. */
      readonly kind: 'hexes';
      readonly columns: number;
      readonly rows: number;
      readonly first: { readonly column: number; readonly row: number };
      readonly radius: number;
    }
  | {
      /** Columns have letters from the left, rows numbers from the foot. */
      readonly kind: 'squares';
      readonly columns: number;
      readonly rows: number;
      readonly width: number;
      readonly height: number;
    }
  /** Spaces of any shape, each with a name. */
  | { readonly kind: 'areas' }
  /** Nothing but measured ground. */
  | { readonly kind: 'open' };

/** What a piece shows at one of its strengths. */
export interface StepFace {
  readonly face: CounterFace;
  /** What has become of it, such as "spent"; null: it is as it was set up. */
  readonly words: Sentence | null;
}

export interface DiceRoll {
  readonly count: number;
  readonly sides: number;
}

/** What lies along the side of two spaces, or a way that leads through several. */
export interface MapLine {
  readonly kind: string;
  /** In order: of a side that faces one way the first is the upper or protected one. */
  readonly spaces: readonly string[];
}

export interface MapLineKind {
  readonly id: string;
  readonly along: 'side' | 'way';
  readonly label: Sentence;
  readonly colour: string;
}

export interface MapLines<Scenario> {
  readonly kinds: readonly MapLineKind[];
  list(scenario: Scenario): readonly MapLine[];
  /** All lines of the map at once. */
  replace(scenario: Scenario, lines: readonly MapLine[]): readonly Change[];
}

/** What other programs need of a battle beyond its picture, its pieces and its tables. */
export interface Exchange<Scenario> {
  grid(scenario: Scenario): BoardGrid;
  /** What a piece shows from how it is set up down to its last strength, looking to the top of the board; one: it never changes. */
  stepFaces(scenario: Scenario, pieceId: string): readonly StepFace[];
  /** The rolls that players make again and again. */
  readonly dice: readonly DiceRoll[];
  /** The turns as players call them. */
  turns(scenario: Scenario): readonly string[];
  /** Absent: nothing lies between the spaces. */
  readonly lines?: MapLines<Scenario>;
  /**
   * A board of this many columns and rows, all of it open; null: the book has no such board. Absent: its boards have
   * no columns.
   */
  resize?(scenario: Scenario, columns: number, rows: number): readonly Change[] | null;
}
