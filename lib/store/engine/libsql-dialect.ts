import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import { Mutex } from './mutex';

/** One connection to the file writes; the others only read, and wait for no writer. */
export interface SqliteFile {
  readonly writer: SqliteDatabase;
  /** Absent: reads share the writer's connection, but not its transactions. */
  readonly openReader?: () => Promise<SqliteDatabase>;
}

/** Kysely's SQLite dialect, made safe for several processes on one file. */
export const createLibsqlDialect = (file: SqliteFile): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => new RoutingDriver(file),
  createIntrospector: db => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** SQLite can roll back a change of tables; saying so makes the migrator take the write lock before it looks what is missing. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Hands out connections that choose by the statement: a page that only reads never waits for a writer. */
class RoutingDriver implements Driver {
  readonly #file: SqliteFile;
  readonly #turns = new Mutex();
  #reader: SqliteDatabase | null = null;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async init(): Promise<void> {
    this.#reader = (await this.#file.openReader?.()) ?? null;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new RoutedConnection(this.#file, this.#reader, this.#turns);
  }

  /** Takes the write lock at once: a transaction that reads first and writes later fails when another wrote in between. */
  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    if (accessMode === 'read only') await (connection as RoutedConnection).beginSnapshot();
    else await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as RoutedConnection).rollBack();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as RoutedConnection).letGo();
  }

  async destroy(): Promise<void> {
    this.#reader?.close();
    this.#file.writer.close();
  }
}

/** What a transaction holds until its end. */
interface Held {
  readonly database: SqliteDatabase;
  readonly release: () => void;
}

const BEGINS = /^begin\b/i;
const ENDS = /^(commit|rollback)$/i;

class RoutedConnection implements DatabaseConnection {
  #held: Held | null = null;

  constructor(
    readonly file: SqliteFile,
    readonly reader: SqliteDatabase | null,
    readonly turns: Mutex,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#held) return this.#executeHeld(this.#held, query);
    if (this.reader && isReadQuery(query)) return execute(this.reader, query);
    const release = await this.turns.take();
    try {
      const result = await execute<Row>(this.file.writer, query);
      if (BEGINS.test(query.sql)) this.#held = { database: this.file.writer, release };
      return result;
    } finally {
      if (!this.#held) release();
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery(query);
  }

  /** A read-only transaction sees one moment, on a connection of its own. */
  async beginSnapshot(): Promise<void> {
    const database = await this.file.openReader?.();
    if (!database) {
      await this.executeQuery(CompiledQuery.raw('begin'));
      return;
    }
    this.#held = { database, release: () => database.close() };
    await execute(database, CompiledQuery.raw('begin'));
  }

  /** A full disk makes SQLite end a transaction by itself: there is nothing left to roll back. */
  async rollBack(): Promise<void> {
    if (this.#held && !isInTransaction(this.#held.database)) this.letGo();
    else await this.executeQuery(CompiledQuery.raw('rollback'));
  }

  letGo(): void {
    this.#held?.release();
    this.#held = null;
  }

  async #executeHeld<Row>({ database }: Held, query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await execute<Row>(database, query);
    if (ENDS.test(query.sql)) this.letGo();
    return result;
  }
}

/** libSQL provides it; Kysely's own type of a database does not declare it. */
const isInTransaction = (database: SqliteDatabase): boolean =>
  !('inTransaction' in database) || Boolean(database.inTransaction);

const RAW_SELECT = /^\s*select\b/i;

/** SQLite has no `select` that writes. */
const isReadQuery = ({ query, sql }: CompiledQuery): boolean =>
  query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && RAW_SELECT.test(sql));

const execute = async <Row>(
  database: SqliteDatabase,
  { sql, parameters }: CompiledQuery,
): Promise<QueryResult<Row>> =>
  runWhileBusy<Row>(await retryWhileBusy(() => database.prepare(sql)), parameters);

const MOST_ATTEMPTS = 300;
const LONGEST_PAUSE = 100;

/** Tries again while another connection holds the lock, without stopping the event loop; a busy attempt has changed nothing. */
export async function retryWhileBusy<Result>(attempt: () => Result): Promise<Result> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || attempts >= MOST_ATTEMPTS) throw error;
      await pause(Math.min(attempts, LONGEST_PAUSE));
    }
  }
}

/** It must be the same statement each time: libSQL leaves a busy one half-open, and no transaction could commit beside it. */
export const runWhileBusy = <Row>(
  statement: SqliteStatement,
  parameters: readonly unknown[],
): Promise<QueryResult<Row>> => retryWhileBusy(() => run<Row>(statement, parameters));

function run<Row>(statement: SqliteStatement, parameters: readonly unknown[]): QueryResult<Row> {
  if (statement.reader) return { rows: statement.all(parameters) as Row[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
