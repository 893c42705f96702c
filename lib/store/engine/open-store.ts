import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import Libsql from 'libsql';
import { Pool } from 'pg';
import type { SearchEngine } from '../catalogue/full-text-search';
import { searchPostgres } from '../catalogue/search-postgres';
import { searchSqlite } from '../catalogue/search-sqlite';
import type { Quotas } from '../documents/quotas';
import { migrate, postgresTableDialect, sqliteTableDialect } from '../schema/migrations';
import type { Schema } from '../schema/schema';
import { createLibsqlDialect, retryWhileBusy, runWhileBusy, type SqliteFile } from './libsql-dialect';
import { makePrivateFile } from './private-file';

/** Where documents are kept: the one thing that every function of the store takes first. */
export interface Store {
  readonly db: Kysely<Schema>;
  readonly search: SearchEngine;
  readonly engine: EngineName;
  /** The time as ISO 8601 in UTC, always of the same length. */
  readonly now: () => string;
  readonly newId: () => string;
  /** How much authors may keep; null: as much as they like. */
  readonly quotas: Quotas | null;
}

export const ENGINES = ['SQLite', 'PostgreSQL'] as const;
export type EngineName = (typeof ENGINES)[number];

export type StoreLocation = { readonly file: string } | { readonly url: string };

export interface StoreOptions {
  readonly place: StoreLocation;
  readonly now: () => string;
  readonly newId: () => string;
  readonly quotas?: Quotas | null;
}

/** Opens the store, makes or updates its tables, and returns it ready for use. */
export async function openStore({ place, now, newId, quotas = null }: StoreOptions): Promise<Store> {
  const engine = 'url' in place ? connectPostgres(place.url) : await connectSqlite(place.file);
  try {
    await migrate(engine.db, engine.tableWords, engine.search);
  } catch (error) {
    await engine.db.destroy();
    throw error;
  }
  const { db, search, name } = engine;
  return { db, search, engine: name, now, newId, quotas };
}

/** Closes the file or the connections. */
export const closeStore = (store: Store): Promise<void> => store.db.destroy();

const connectSqlite = async (file: string) => ({
  name: 'SQLite' as const,
  db: new Kysely<Schema>({ dialect: createLibsqlDialect(await openFile(file)) }),
  search: searchSqlite,
  tableWords: sqliteTableDialect,
});

/**
 * Milliseconds; short, because SQLite blocks the whole event loop while it waits, whereas the dialect waits without
 * blocking.
 */
const BUSY_TIMEOUT = 5;

const openFile = async (file: string): Promise<SqliteFile> => {
  makePrivateFile(file);
  return { writer: await openWriter(file), openReader: () => openReader(file) };
};

const openConnection = (file: string): Libsql.Database => {
  const database = new Libsql(file);
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
  return database;
};

async function openWriter(file: string): Promise<Libsql.Database> {
  const database = openConnection(file);
  // Each of these may have to read the file, which another process may just be making.
  const statement = await retryWhileBusy(() => database.prepare('pragma journal_mode = WAL'));
  await runWhileBusy(statement, []);
  await retryWhileBusy(() => database.pragma('synchronous = FULL'));
  await retryWhileBusy(() => database.pragma('foreign_keys = ON'));
  return database;
}

async function openReader(file: string): Promise<Libsql.Database> {
  const database = openConnection(file);
  await retryWhileBusy(() => database.pragma('query_only = ON'));
  return database;
}

const connectPostgres = (url: string) => ({
  name: 'PostgreSQL' as const,
  db: new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: openPool(url),
      onCreateConnection: async connection => {
        await connection.executeQuery(CompiledQuery.raw(KEEP_WHAT_IS_ACKNOWLEDGED));
      },
    }),
  }),
  search: searchPostgres,
  tableWords: postgresTableDialect,
});

/** A server may be set to acknowledge before it has written; ours must not, and a stricter setting stays. */
const KEEP_WHAT_IS_ACKNOWLEDGED = `
  select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') = 'off'`;

/** A lost connection is an event of the client; without a listener it would end the process, and its query fails anyway. */
function openPool(url: string): Pool {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 10_000 });
  pool.on('connect', client => client.on('error', warn));
  pool.on('error', warn);
  return pool;
}

const warn = (error: Error): void => process.emitWarning(error);
