import type { Point } from '@/lib/geometry/board';
import type { Sentence } from './sentence';

/** The edge of the table from which a side's army is measured. */
export type TableEdge = 'top' | 'right' | 'bottom' | 'left';

/** One unit with two lengths that fix it; all lengths in inches. */
export interface MeasuredUnit {
  /** The piece that it is on the map. */
  readonly piece: string;
  readonly seat: string;
  /** Empty: it has none but its words. */
  readonly name: string;
  readonly words: Sentence;
  /** What troops it is made of, in a few words; absent: its name says it. */
  readonly kind?: Sentence;
  /** Degrees clockwise from the top of the table. */
  readonly heading: number;
  /** Bases in the first rank, and ranks. */
  readonly files: number;
  readonly ranks: number;
  /** Absent: a plain block whose bases touch. */
  readonly remark?: Sentence;
  /** The end of the front rank to which both lengths are measured. */
  readonly corner: Point;
  readonly outline: readonly Point[];
  readonly edge: TableEdge;
}

/** A piece of terrain with what its place and size are. */
export interface MeasuredGround {
  readonly id: string;
  readonly name: string;
  readonly words: Sentence;
  /** Of an area: its box. Absent: a line. */
  readonly box?: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  /** Of a line: the points that it goes through, and how broad it is. */
  readonly line?: readonly Point[];
  readonly breadth?: number;
  readonly outline: readonly Point[];
}

/** A table without spaces, so described that it can be laid out with a tape. */
export interface MeasuredSetUp {
  readonly width: number;
  readonly height: number;
  /** Units of the board to an inch. */
  readonly inch: number;
  readonly units: readonly MeasuredUnit[];
  readonly ground: readonly MeasuredGround[];
}
