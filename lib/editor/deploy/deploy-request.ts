import type { Change } from '@/lib/documents/change';
import type { Finding } from '@/lib/game/contract/finding';
import type { Piece } from '@/lib/game/contract/position';
import type { Point } from '@/lib/geometry/board';
import type { Landing } from '../board/drop-target';

export const LINE_SHAPES = ['one', 'two', 'wings'] as const;
export const HORSE_PLACES = ['both', 'left', 'right', 'none'] as const;

export interface LineUpOptions {
  readonly lines: (typeof LINE_SHAPES)[number];
  /** Where the cavalry goes; none: among the others. */
  readonly horse: (typeof HORSE_PLACES)[number];
  /** Empty spaces between neighbours; on an open table half inches. */
  readonly gap: number;
}

export const USUAL_LINE: LineUpOptions = { lines: 'one', horse: 'both', gap: 0 };
export const MOST_GAP = 8;

/** The left and the right end of a line, as seen by those who stand in it. */
export type LineEnds = readonly [Point, Point];

/** What the author wants deployed, and how. The rules say where each piece then stands. */
export type DeployRequest = { readonly pieces: readonly string[] } & (
  | { readonly how: 'nearest' }
  /**
   * `at`: the middle of the line; null: where the side usually forms up. `ends`: how far it reaches; null: by the
   * gap.
   */
  | {
      readonly how: 'line-up';
      readonly options: LineUpOptions;
      readonly at: string | null;
      readonly ends: LineEnds | null;
    }
  /** Around a space; `isRow`: along its row, one per space; `isForced`: regardless of the rules. */
  | { readonly how: 'around'; readonly space: string; readonly isRow: boolean; readonly isForced: boolean }
  /** Each stack to its own space, as it was dragged. */
  | { readonly how: 'stacks'; readonly landings: readonly Landing[]; readonly isForced: boolean }
  | { readonly how: 'table'; readonly point: Point }
);

/** A piece as it would stand. */
export type Ghost = Pick<Piece, 'id' | 'seat' | 'face' | 'box' | 'space'>;

export interface DeployProposal {
  readonly changes: readonly Change[];
  readonly ghosts: readonly Ghost[];
  /** Pieces without any legal place. */
  readonly left: readonly string[];
  /** Why the first of these has no place; null: all have one, or no rule says why. */
  readonly objection: Finding | null;
}

export const NO_PROPOSAL: DeployProposal = { changes: [], ghosts: [], left: [], objection: null };
