import type { JsonPath } from '@/lib/documents/json-path';
import type { CounterFace } from '@/lib/drawing/counters/counter';
import type { Board, Point } from '@/lib/geometry/board';
import type { Sentence } from './sentence';

/** Where a counter is drawn: its centre and the length of its side, in board units. */
export interface PieceBox {
  readonly centre: Point;
  readonly size: number;
  /** Where it can be grasped, from the upper left corner of its square; absent: the whole square. */
  readonly outline?: readonly Point[];
}

export interface Piece {
  readonly id: string;
  readonly seat: string;
  readonly name: string;
  /** "average legion", "inspired leader". */
  readonly words: Sentence;
  readonly face: CounterFace;
  /** The space it stands in; null: it waits off the board. */
  readonly space: string | null;
  readonly box: PieceBox | null;
  readonly facing: string | null;
  /** The direction it faces, in degrees clockwise from the top of the board; null: it has no front. */
  readonly heading: number | null;
  /** Every place in the document that refers to this piece; the first is where it is placed. */
  readonly paths: readonly JsonPath[];
}

/** The board as authored or as played: what rules of space and the drawing look at. */
export interface Position {
  readonly board: Board;
  /** Where north is, in degrees clockwise from the top of the picture; null where a board has no compass. */
  readonly north: number | null;
  readonly pieces: readonly Piece[];
  /** Terrain that an author can reshape; absent: the ground is painted space by space. */
  readonly shapes?: readonly BoardShape[];
}

/** Terrain laid on an open table. */
export interface BoardShape {
  readonly id: string;
  /** The brush that laid it. */
  readonly brush: string;
  readonly points: readonly Point[];
  readonly path: JsonPath;
}
