import type { JsonPath } from '@/lib/documents/json-path';
import type { Selection } from '../session/state';
import type { UnmergedEdit } from './rebase';

/** What a person may do with a draft. */
export const DRAFT_ROLES = ['owner', 'edit', 'view'] as const;
export type DraftRole = (typeof DRAFT_ROLES)[number];

/** Where somebody else is just now. */
export interface OtherPerson {
  readonly client: string;
  readonly name: string;
  readonly isOwner: boolean;
  /** Counted from zero: what colour they have here. */
  readonly colour: number;
  readonly selection: readonly string[];
  /** On the board, in its units; null: not on the map. */
  readonly cursor: readonly [number, number] | null;
  /** The field or the line that they write in; empty: none. */
  readonly field: string;
}

/** The user's own text, changed by somebody who had not seen it. */
export interface OverwrittenText {
  readonly id: string;
  readonly path: JsonPath;
  readonly mine: string;
  /** Null: the place itself is gone. */
  readonly theirs: string | null;
  readonly by: string;
}

export interface DraftComment {
  readonly n: number;
  readonly name: string;
  readonly isOwner: boolean;
  readonly isMine: boolean;
  readonly text: string;
  /** What it is about, as an address within the draft; empty: the draft as a whole. */
  readonly place: string;
  readonly resolvedBy: string | null;
  readonly at: string;
}

export interface TogetherState {
  readonly role: DraftRole;
  /** The draft may not be seen any more. */
  readonly isShutOut: boolean;
  readonly others: readonly OtherPerson[];
  /** Counted up when edits of others come in. */
  readonly received: number;
  readonly overwritten: readonly OverwrittenText[];
  readonly unmerged: readonly UnmergedEdit[];
  readonly comments: readonly DraftComment[];
  /** What a comment was asked for, as long as this stays selected; null: nothing. */
  readonly about: { readonly place: string; readonly selection: Selection } | null;
}

export const ALONE: TogetherState = {
  role: 'owner',
  isShutOut: false,
  others: [],
  received: 0,
  overwritten: [],
  unmerged: [],
  comments: [],
  about: null,
};
