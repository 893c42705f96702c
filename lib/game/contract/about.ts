import type { Point } from '@/lib/geometry/board';
import type { Finding } from './finding';
import type { Sentence } from './sentence';

/** What an action does, in the words of every board game; board, log, list and screen reader all use it. */
export const ACTION_KINDS = [
  'move',
  'attack',
  'shoot',
  'turn',
  'place',
  'form',
  'react',
  'pick',
  'end',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** The target of an action; an outline is in board units, such as of a unit at its new place. */
export type Target =
  | { readonly type: 'place'; readonly id: string }
  | { readonly type: 'piece'; readonly id: string }
  | { readonly type: 'side'; readonly id: string }
  | { readonly type: 'outline'; readonly points: readonly Point[] };

/** "3 commands", paid by a seat, or by a piece in its place (a general who pays for a group). */
export interface Cost {
  readonly amount: number;
  /** The name of what is paid; its message gets `amount`. */
  readonly unit: Sentence;
  /** The id of the seat, or of the piece that spares it. */
  readonly payer: string;
}

/** What an action is about, declared by its system: nothing is guessed from ids or strings. */
export interface About {
  readonly kind: ActionKind;
  /** The pieces that act; none where a seat decides without a piece. */
  readonly subjects: readonly string[];
  readonly targets: readonly Target[];
  /** Places passed on the way, in their order. */
  readonly path?: readonly string[];
  readonly cost?: readonly Cost[];
}

/** Why something cannot be done now: at this target, or in this way at all. */
export interface Refusal {
  readonly target?: Target;
  readonly kind?: ActionKind;
  readonly finding: Finding;
}
