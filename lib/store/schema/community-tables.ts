import type { CreateTableBuilder, Kysely } from 'kysely';
import { ownedByUser } from './account-tables';
import type { TableDialect } from './migrations';

export const CONTRIBUTION_KINDS = ['comment', 'play-report'] as const;
export type ContributionKind = (typeof CONTRIBUTION_KINDS)[number];

/** Waiting: other players of the game have not agreed yet. What was deleted is gone with its text. */
export const CONTRIBUTION_STATES = ['waiting', 'standing', 'hidden'] as const;
export type ContributionState = (typeof CONTRIBUTION_STATES)[number];

/** What a reader wrote under a published document: a comment, or how a game went. */
export interface ContributionTable {
  id: string;
  kind: ContributionKind;
  slug: string;
  /** The version that it was written about. */
  n: number;
  author: string;
  text: string;
  /** Of a play report: how the game ended, as JSON; null: a comment. */
  outcome: string | null;
  /** Of a play report: the game as it is packed into a link, or the id of a game by link; null: a comment. */
  record: string | null;
  game: string | null;
  /** The variant that was played. */
  variant: string | null;
  state: ContributionState;
  /** Why it is hidden, for its author and the curators. */
  state_reason: string;
  created_at: string;
}

/** A player who wants the report of their game by link to be read by all. */
export interface ReportAgreementTable {
  contribution: string;
  user_id: string;
}

/** A reader's report about a contribution, for the curators. */
export interface ContributionReportTable {
  id: string;
  contribution: string;
  reason: string;
  created_at: string;
  /** Null: nobody has dealt with it yet. */
  settled_at: string | null;
}

/** That somebody has played a published battle to its end. */
export interface FinishedGameTable {
  user_id: string;
  slug: string;
  n: number;
  variant: string | null;
  /** As it is packed into a link; null: a game by link, which the server has. */
  record: string | null;
  finished_at: string;
}

export interface RatingTable {
  user_id: string;
  slug: string;
  /** One to five. */
  rating: number;
  rated_at: string;
}

export const FOLLOWED_KINDS = ['author', 'document', 'collection'] as const;
export type FollowedKind = (typeof FOLLOWED_KINDS)[number];

/** The authors, documents and collections that a reader follows. */
export interface FollowTable {
  user_id: string;
  kind: FollowedKind;
  /** The id of an author, or the slug of a document or collection. */
  target: string;
  followed_at: string;
}

/** The private feed of a reader; only the hash of its address is kept. */
export interface FollowFeedTable {
  user_id: string;
  hash: string;
}

export interface CommunityTables {
  contributions: ContributionTable;
  report_agreements: ReportAgreementTable;
  contribution_reports: ContributionReportTable;
  finished_games: FinishedGameTable;
  ratings: RatingTable;
  follows: FollowTable;
  follow_feeds: FollowFeedTable;
}

/**
 * Readers' contributions to published documents, and their follows; the columns of cards and filters for licence,
 * time and balance.
 */
export async function createCommunityTables(db: Kysely<unknown>, words: TableDialect): Promise<void> {
  await addCardColumns(db);
  await createContributions(db, words);
  await createPlayedTables(db, words);
  await createFollows(db, words);
}

/** Filled when the versions are checked again, which a new release starts by itself. */
async function addCardColumns(db: Kysely<unknown>): Promise<void> {
  const catalogue = () => db.schema.alterTable('catalogue');
  await catalogue().addColumn('licence', 'text').execute();
  await catalogue().addColumn('minutes', 'integer').execute();
  await catalogue().addColumn('balance', 'text').execute();
}

async function createContributions(db: Kysely<unknown>, { sortedText }: TableDialect): Promise<void> {
  await db.schema
    .createTable('contributions')
    .addColumn('id', sortedText, column => column.primaryKey())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('slug', sortedText, column => column.notNull())
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('author', sortedText, ownedByUser)
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('record', 'text')
    .addColumn('game', sortedText)
    .addColumn('variant', 'text')
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('state_reason', 'text', column => column.notNull().defaultTo(''))
    .addColumn('created_at', sortedText, column => column.notNull())
    .addForeignKeyConstraint('contributions_version', ['slug', 'n'], 'versions', ['slug', 'n'])
    .execute();
  await db.schema
    .createIndex('contributions_by_line')
    .on('contributions')
    .columns(['slug', 'created_at'])
    .execute();
  await db.schema.createIndex('contributions_by_author').on('contributions').column('author').execute();
  await db.schema
    .createTable('report_agreements')
    .addColumn('contribution', sortedText, column =>
      column.notNull().references('contributions.id').onDelete('cascade'),
    )
    .addColumn('user_id', sortedText, ownedByUser)
    .addPrimaryKeyConstraint('report_agreements_key', ['contribution', 'user_id'])
    .execute();
  await db.schema
    .createTable('contribution_reports')
    .addColumn('id', sortedText, column => column.primaryKey())
    .addColumn('contribution', sortedText, column =>
      column.notNull().references('contributions.id').onDelete('cascade'),
    )
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('created_at', sortedText, column => column.notNull())
    .addColumn('settled_at', sortedText)
    .execute();
}

async function createPlayedTables(db: Kysely<unknown>, { sortedText }: TableDialect): Promise<void> {
  const ofLine = <Name extends string>(table: CreateTableBuilder<Name, never>) =>
    table
      .addColumn('user_id', sortedText, ownedByUser)
      .addColumn('slug', sortedText, column => column.notNull().references('publications.slug'));
  await ofLine(db.schema.createTable('finished_games'))
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('variant', 'text')
    .addColumn('record', 'text')
    .addColumn('finished_at', sortedText, column => column.notNull())
    .addPrimaryKeyConstraint('finished_games_key', ['user_id', 'slug'])
    .execute();
  await ofLine(db.schema.createTable('ratings'))
    .addColumn('rating', 'integer', column => column.notNull())
    .addColumn('rated_at', sortedText, column => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['user_id', 'slug'])
    .execute();
  await db.schema.createIndex('ratings_by_line').on('ratings').column('slug').execute();
}

async function createFollows(db: Kysely<unknown>, { sortedText }: TableDialect): Promise<void> {
  await db.schema
    .createTable('follows')
    .addColumn('user_id', sortedText, ownedByUser)
    .addColumn('kind', sortedText, column => column.notNull())
    .addColumn('target', sortedText, column => column.notNull())
    .addColumn('followed_at', sortedText, column => column.notNull())
    .addPrimaryKeyConstraint('follows_key', ['user_id', 'kind', 'target'])
    .execute();
  await db.schema
    .createTable('follow_feeds')
    .addColumn('user_id', sortedText, column => ownedByUser(column).primaryKey())
    .addColumn('hash', sortedText, column => column.notNull().unique())
    .execute();
}
