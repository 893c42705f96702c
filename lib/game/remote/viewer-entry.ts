import type { OrderSummary } from '../contract/play-presentation';
import type { EventBase } from '../contract/play-rules';
import type { Sentence } from '../contract/sentence';

/** A spectator: a viewer without a seat, who sees what all may see. */
export const WATCHER = '';

/** An event in words, for one viewer; what they may not read of it never leaves the server. */
export interface ViewerEvent extends EventBase {
  readonly type: 'told';
  readonly text: Sentence;
  /** Null: nothing that everybody must notice. */
  readonly headline: Sentence | null;
}

export const ENTRY_KINDS = ['beginning', 'order', 'taken-back'] as const;

/** The effects of one choice, for one viewer; the choice itself stays on the server. */
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
  /**
   * Whether dice fell or something hidden was seen, for the seat that chose; always true for others: they cannot
   * take it back.
   */
  readonly isFinal: boolean;
  /** The number of the choice that the game continues from, where something was taken back. */
  readonly to?: number;
  /** Where the track of turns stands after it. */
  readonly turn: number;
  /** By seat, as far as the viewer may count; empty where the book counts none. */
  readonly points: Readonly<Record<string, number>>;
}

/** One choice as its viewers receive it: the common entry, and the entries that differ. */
export interface EntryByViewer {
  readonly most: ViewerEntry;
  readonly instead: Readonly<Record<string, ViewerEntry>>;
}

export const entryFor = ({ most, instead }: EntryByViewer, viewer: string): ViewerEntry =>
  instead[viewer] ?? most;
