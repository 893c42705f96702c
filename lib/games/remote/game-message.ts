import { z } from 'zod';
import type { PatchOperation } from '@/lib/documents/compare/json-patch';
import type { GameResult } from '@/lib/game/contract/play-rules';
import type { GameProgress } from '@/lib/game/remote/progress';
import type { ViewerEntry } from '@/lib/game/remote/viewer-entry';

/** A seat as everybody at the game sees it. */
export interface SeatInfo {
  readonly seat: string;
  /** The name of the side. */
  readonly side: string;
  readonly colour: string;
  readonly style: 'solid' | 'outline';
  readonly player: 'open' | 'person' | 'computer';
  readonly level: string;
  /** Empty: a guest. */
  readonly name: string;
  readonly isYou: boolean;
  /** You do not want to hear them. */
  readonly isBlocked: boolean;
  readonly seenAt: string | null;
}

/** The request of one player to the others, and why the computer has not decided in its time. */
export interface GameRequests {
  readonly late?: { readonly why: 'busy' | 'too-costly' };
  /** A draw is offered; these seats have agreed. */
  readonly draw?: { readonly by: string; readonly agreed: readonly string[] };
  /** Somebody wants to go back to after the choice of this number. */
  readonly back?: { readonly by: string; readonly to: number; readonly agreed: readonly string[] };
}

export type GameOutcome =
  | { readonly type: 'played'; readonly result: GameResult }
  | { readonly type: 'resigned' | 'claimed'; readonly by: string; readonly result: GameResult }
  | { readonly type: 'drawn'; readonly result: GameResult };

export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly system: string;
  readonly home: string;
  readonly variant: string | null;
  readonly status: 'open' | 'running' | 'over' | 'frozen';
  readonly revision: number;
  /** The reader's seat; empty: they watch. */
  readonly viewer: string;
  readonly isOwner: boolean;
  readonly paceDays: number | null;
  readonly onTimeout: 'computer' | 'claim';
  readonly deadline: string | null;
  readonly awaits: readonly string[];
  readonly progress: GameProgress;
  readonly requests: GameRequests;
  readonly outcome: GameOutcome | null;
  readonly seats: readonly SeatInfo[];
}

export interface GameTalk {
  readonly n: number;
  /** The number of the writer's first message: the same for all of theirs. */
  readonly author: number;
  readonly seat: string;
  readonly name: string;
  readonly text: string;
  readonly at: string;
  readonly isOwn: boolean;
}

/**
 * A message of the server: with a whole state, with the changes to it, or with neither where the board is as before.
 */
export interface GameMessage {
  readonly info: GameInfo;
  readonly seq: number;
  readonly state?: unknown;
  readonly base?: number;
  readonly diff?: readonly PatchOperation[];
  readonly entries: readonly ViewerEntry[];
  readonly talk: readonly GameTalk[];
}

const frame = z.object({
  info: z.object({ id: z.string(), revision: z.number(), viewer: z.string() }),
  seq: z.number(),
  entries: z.array(z.object({ seq: z.number() })),
  talk: z.array(z.object({ n: z.number() })),
});

/** Written by our own server; null: it is something else, such as a proxy's page. */
export const parseGameMessage = (json: unknown): GameMessage | null =>
  frame.safeParse(json).success ? (json as GameMessage) : null;
