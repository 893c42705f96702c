import type { OrderSummary } from '../contract/play-presentation';
import type { EventBase } from '../contract/play-rules';
import type { Sentence } from '../contract/sentence';

/** Who only looks on: a viewer without a seat, who sees what all may see. */
export const WATCHER = '';

/** An event in words, for one viewer; what they may not read of it never leaves the server. */
export interface ViewerEvent extends EventBase {
  readonly type: 'told';
  readonly text: Sentence;
  /** Null: nothing that everybody must notice. */
  readonly headline: Sentence | null;
}

export const ENTRY_KINDS = ['beginning', 'order', 'taken-back'] as const;

/** What one choice brought about, for one viewer; the choice itself stays on the server. */
export interface ViewerEntry {
  readonly seq: number;
  readonly kind: (typeof ENTRY_KINDS)[number];
  /** Who chose; null: nobody. */
  readonly by: string | null;
  /** Whether a line of the log begins with it. */
  readonly starts: boolean;
  /** The line of the log so far, from the beginning of the order on. */
  readonly summary: OrderSummary | null;
  readonly events: readonly ViewerEvent[];
  /** Whether dice fell or something hidden was seen, for the one who chose; to others it always is: it is not theirs to take back. */
  readonly isFinal: boolean;
  /** The number of the choice after which the game goes on, where something was taken back. */
  readonly to?: number;
  /** Where the track of turns stands after it. */
  readonly turn: number;
  /** By seat, as far as the viewer may count; empty where the book counts none. */
  readonly points: Readonly<Record<string, number>>;
}

/** One choice as all viewers are told of it: what most are told, and what some are told instead. */
export interface EntryByViewer {
  readonly most: ViewerEntry;
  readonly instead: Readonly<Record<string, ViewerEntry>>;
}

export const entryFor = ({ most, instead }: EntryByViewer, viewer: string): ViewerEntry =>
  instead[viewer] ?? most;
