import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import Libsql from 'libsql';
import { Pool } from 'pg';
import { libsqlDialect, patiently, runPatiently } from './libsql-dialect';
import { migrate, postgresTableWords, sqliteTableWords } from './migrations';
import type { Schema } from './schema';
import type { Search } from './search';
import { searchPostgres } from './search-postgres';
import { searchSqlite } from './search-sqlite';

/** Where documents are kept: the one thing that every function of the store takes first. */
export interface Store {
  readonly db: Kysely<Schema>;
  readonly search: Search;
  readonly engine: EngineName;
  /** The time as ISO 8601 in UTC, always of the same length. */
  readonly now: () => string;
  readonly newId: () => string;
}

export const ENGINES = ['SQLite', 'PostgreSQL'] as const;
export type EngineName = (typeof ENGINES)[number];

export type Place = { readonly file: string } | { readonly url: string };

export interface StoreOptions {
  readonly place: Place;
  readonly now: () => string;
  readonly newId: () => string;
}

/** Opens the store, makes or updates its tables, and returns it ready for use. */
export async function openStore({ place, now, newId }: StoreOptions): Promise<Store> {
  const engine = 'url' in place ? postgres(place.url) : await sqlite(place.file);
  try {
    await migrate(engine.db, engine.tableWords, engine.search);
  } catch (error) {
    await engine.db.destroy();
    throw error;
  }
  const { db, search, name } = engine;
  return { db, search, engine: name, now, newId };
}

/** Lets go of the file or of the connections. */
export const closeStore = (store: Store): Promise<void> => store.db.destroy();

const sqlite = async (file: string) => ({
  name: 'SQLite' as const,
  db: new Kysely<Schema>({ dialect: libsqlDialect(await openFile(file)) }),
  search: searchSqlite,
  tableWords: sqliteTableWords,
});

/** Milliseconds; short, because SQLite waits with the whole event loop, whereas the dialect goes on waiting without it. */
const BUSY_TIMEOUT = 20;

async function openFile(file: string): Promise<Libsql.Database> {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Libsql(file);
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
  // Each of these may have to read the file, which another process may just be making.
  const statement = await patiently(() => database.prepare('pragma journal_mode = WAL'));
  await runPatiently(statement, []);
  await patiently(() => database.pragma('synchronous = FULL'));
  await patiently(() => database.pragma('foreign_keys = ON'));
  return database;
}

const postgres = (url: string) => ({
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
  tableWords: postgresTableWords,
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
