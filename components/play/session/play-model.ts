'use client';

import { createContext, useContext } from 'react';
import type { Target } from '@/lib/game/contract/about';
import type { Finding } from '@/lib/game/contract/finding';
import type { AnySystem, Seat } from '@/lib/game/contract/game-system';
import type { Piece, Position } from '@/lib/game/contract/position';
import type { ActingGroup } from '@/lib/game/play/board/acting-groups';
import type { AnyOrder, LitTarget } from '@/lib/game/play/board/lit-targets';
import type { Throw } from '@/lib/game/play/log/throws';
import type { AnyPlayRules, GameSession } from '@/lib/game/play/session/game-session';

/** The selected pieces, and those of them that will act. */
export interface ChosenGroup {
  readonly pieces: readonly string[];
  readonly members: readonly string[];
}

/** Why something that was pointed at cannot be had. */
export interface PinnedRefusal {
  readonly target: Target;
  readonly findings: readonly Finding[];
}

/** How a player pointed: fingers throw dice only by the button. */
export type Hand = 'mouse' | 'finger' | 'key';

/** What the screen knows of the decision that is asked for now. */
export interface PlayModel {
  readonly system: AnySystem;
  readonly match: GameSession;
  readonly rules: AnyPlayRules;
  readonly state: unknown;
  /** Who decides; null: it is over. */
  readonly seat: string | null;
  readonly seats: readonly Seat[];
  /** Whether the viewer decides. */
  readonly isAsked: boolean;
  /** Whether a computer decides. */
  readonly isComputer: boolean;
  /** Who looks; null: everybody may. */
  readonly viewer: string | null;
  readonly position: Position;
  readonly pieceOf: ReadonlyMap<string, Piece>;
  readonly groups: readonly ActingGroup[];
  readonly chosen: ChosenGroup | null;
  /** The current orders: of the selected pieces, else of the seat, and of all pieces where there are few. */
  readonly orders: readonly AnyOrder[];
  /** Orders of the seat that end something. */
  readonly ends: readonly AnyOrder[];
  readonly lit: readonly LitTarget[];
  /** The order that is pointed at, by its place among the orders. */
  readonly current: number | null;
  /** A group that is pointed at in the list. */
  readonly pointed: readonly string[];
  /** Whether groups are listed instead of their orders. */
  readonly listsGroups: boolean;
  /** Whether another seat's action is answered. */
  readonly isReaction: boolean;
  readonly refusal: PinnedRefusal | null;
  /** Dice that have just fallen. */
  readonly throws: readonly Throw[];
  /** An order that waits for a second press: chosen by finger with dice, or giving something up for good. */
  readonly armed: AnyOrder | null;
  /** A target with several orders that was chosen: one of them is to be picked. */
  readonly asking: LitTarget | null;
}

export interface PlayActions {
  point(order: number | null): void;
  pointGroup(pieces: readonly string[]): void;
  choosePiece(id: string, hand: Hand): void;
  chooseSpace(id: string, hand: Hand): void;
  chooseGroup(pieces: readonly string[]): void;
  chooseTarget(target: LitTarget, hand: Hand): void;
  /** Points at ground or a piece without an order. */
  refuse(target: Target): void;
  toggle(piece: string): void;
  /** Gives an order; one that a finger chose and that throws dice, and one that gives something up, only waits for its button. */
  give(order: AnyOrder, hand?: Hand): void;
  /** The second press: gives the order that waits for it. */
  confirm(): void;
  release(): void;
}

export const PlayContext = createContext<(PlayModel & PlayActions) | null>(null);

export const usePlay = (): PlayModel & PlayActions => {
  const found = useContext(PlayContext);
  if (!found) throw new Error('nothing is played here');
  return found;
};
