import type { Generated } from 'kysely';
import type { Licence } from '@/lib/documents/licence';
import type { AccountTables } from './account-tables';
import type { BalanceTables } from './balance-tables';
import type { CommunityTables } from './community-tables';
import type { GameTables } from './game-tables';
import type { TogetherTables } from './together-tables';

export const DOCUMENT_KINDS = ['scenario', 'army-list', 'army'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const VISIBILITIES = ['public', 'unlisted'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Standing versions are read; of the others only title and reason are: withdrawn by their author, hidden by a curator, deleted for good. */
export const VERSION_STATES = ['standing', 'withdrawn', 'hidden', 'deleted'] as const;
export type VersionState = (typeof VERSION_STATES)[number];

/** Times are ISO 8601 in UTC, documents and lists are JSON text: the same in both engines, and they sort. */
export interface Schema extends AccountTables, BalanceTables, CommunityTables, GameTables, TogetherTables {
  drafts: DraftTable;
  publications: PublicationTable;
  versions: VersionTable;
  catalogue: CatalogueTable;
  underlays: UnderlayTable;
  catalogue_state: CatalogueStateTable;
  stars: StarTable;
  collections: CollectionTable;
  collection_entries: CollectionEntryTable;
  tokens: TokenTable;
  version_checks: VersionCheckTable;
}

/** What a card and a filter say of a measured balance. */
export const BALANCE_STANDINGS = ['even', 'leans'] as const;
export type BalanceStanding = (typeof BALANCE_STANDINGS)[number];

export interface DraftTable {
  id: string;
  owner: string;
  kind: DocumentKind;
  system: string;
  title: string;
  document: string;
  revision: number;
  /** The line of its public versions; older releases put unlisted ones there too. */
  slug: string | null;
  /** The line of its unlisted versions, with a slug that nobody can guess. */
  unlisted_slug: string | null;
  remix_slug: string | null;
  remix_n: number | null;
  created_at: string;
  updated_at: string;
  /** Null: it is not deleted. */
  deleted_at: string | null;
}

/** The picture under a draft's board; it goes with its draft and is never published. */
export interface UnderlayTable {
  draft: string;
  type: string;
  bytes: Uint8Array;
}

/** A line of versions under one slug; it outlives its draft. */
export interface PublicationTable {
  slug: string;
  kind: DocumentKind;
  system: string;
  author: string | null;
  newest: number;
  shipped_as: string | null;
  shipped_document_hash: string | null;
  shipped_facts_hash: string | null;
}

/** Its document is written once and never changed; only whether it stands may change. */
export interface VersionTable {
  slug: string;
  n: number;
  document: string;
  facts: string;
  visibility: Visibility;
  change_note: string;
  published_at: string;
  remix_slug: string | null;
  remix_n: number | null;
  state: Generated<VersionState>;
  /** Why it no longer stands, for everyone to read. */
  state_reason: Generated<string>;
  state_at: string | null;
  /** What its line's catalogue row is found by when this version is shown there. */
  words: Generated<string>;
}

/** Derived: what the rules say of a version, and of each of its variants. */
export interface VersionCheckTable {
  slug: string;
  n: number;
  /** The id of a variant; empty: the document itself. */
  variant: string;
  /** The release of the rules that checked it. */
  rules: string;
  /** As JSON text. */
  verdict: string;
}

/** Derived: one row for the newest public version of each line. */
export interface CatalogueTable {
  id: Generated<number>;
  slug: string;
  n: number;
  title: string;
  title_folded: string;
  year: number | null;
  era: string | null;
  place: string;
  sides: string;
  summary: string;
  errors: number;
  warnings: number;
  published_at: string;
  words: string;
  /** As JSON text. */
  tags: Generated<string>;
  pieces: Generated<number>;
  /** 0 or 1, in both engines. */
  reconstructed: Generated<number>;
  likeness: Generated<string>;
  /** As JSON text: what a card says, by language. */
  texts: Generated<string>;
  stars: Generated<number>;
  /** Null: it states none. */
  licence: Licence | null;
  minutes: number | null;
  /** Null: not measured, or not well enough to say. */
  balance: BalanceStanding | null;
  /** The catalogue's count of changes when this row changed last. */
  revision: Generated<number>;
}

/** One row: how often the catalogue changed. */
export interface CatalogueStateTable {
  id: number;
  revision: number;
}

export interface StarTable {
  reader: string;
  slug: string;
  starred_at: string;
}

/** A list of published documents under a title of its own. */
export interface CollectionTable {
  slug: string;
  /** Null for what is shipped with the program. */
  owner: string | null;
  title: string;
  summary: string;
  created_at: string;
  updated_at: string;
}

export interface CollectionEntryTable {
  collection: string;
  position: number;
  slug: string;
}

/** What a token allows: checking documents alone, or publishing as well. */
export const TOKEN_SCOPES = ['check', 'publish'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** By a token a program acts in an author's name; only its hash is kept. */
export interface TokenTable {
  id: string;
  hash: string;
  owner: string;
  title: string;
  created_at: string;
  scope: Generated<TokenScope>;
  /** Null: never. */
  expires_at: string | null;
  /** Null: not used yet. */
  used_at: string | null;
}
