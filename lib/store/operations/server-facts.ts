import { type RawBuilder, sql } from 'kysely';
import type { EngineName, Store } from '../engine/open-store';
import type { Schema } from '../schema/schema';

export interface ServerFacts {
  readonly engine: EngineName;
  readonly engineVersion: string;
  /** Of the whole database, in bytes. */
  readonly size: number;
  /** The newest change of the tables that this store has seen. */
  readonly migration: string;
  readonly counts: Readonly<Record<Counted, number>>;
}

export const COUNTED = ['accounts', 'authors', 'drafts', 'lines', 'versions', 'listed', 'reports'] as const;
export type Counted = (typeof COUNTED)[number];

const ENGINE_QUESTIONS: Record<
  EngineName,
  { version: RawBuilder<QueryAnswer>; size: RawBuilder<QueryAnswer> }
> = {
  SQLite: {
    version: sql`select sqlite_version() as answer`,
    size: sql`select page_count * page_size as answer from pragma_page_count(), pragma_page_size()`,
  },
  PostgreSQL: {
    version: sql`select current_setting('server_version') as answer`,
    size: sql`select pg_database_size(current_database()) as answer`,
  },
};

interface QueryAnswer {
  readonly answer: string | number;
}

/** What an administrator may know of the store. */
export async function readServerFacts(store: Store): Promise<ServerFacts> {
  const questions = ENGINE_QUESTIONS[store.engine];
  return {
    engine: store.engine,
    engineVersion: String(await readAnswer(store, questions.version)),
    size: Number(await readAnswer(store, questions.size)),
    migration: String(await readAnswer(store, sql`select max(name) as answer from kysely_migration`)),
    counts: {
      accounts: await countRows(store, 'users', sql`username is not null`),
      authors: await countRows(store, 'users', sql`username is null`),
      drafts: await countRows(store, 'drafts'),
      lines: await countRows(store, 'publications'),
      versions: await countRows(store, 'versions'),
      listed: await countRows(store, 'catalogue'),
      reports: await countRows(store, 'reports', sql`settled_at is null`),
    },
  };
}

const readAnswer = async (store: Store, question: RawBuilder<QueryAnswer>): Promise<string | number> =>
  (await question.execute(store.db)).rows[0]?.answer ?? '';

const countRows = async (
  store: Store,
  table: keyof Schema,
  which: RawBuilder<unknown> = sql`1 = 1`,
): Promise<number> =>
  Number(await readAnswer(store, sql`select count(*) as answer from ${sql.table(table)} where ${which}`));
