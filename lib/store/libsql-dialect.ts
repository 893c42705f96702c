import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';

/** Kysely's SQLite dialect, made safe for several processes on one file. */
export const libsqlDialect = (database: SqliteDatabase): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => new PatientDriver(database),
  createIntrospector: db => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** SQLite can roll back a change of tables; saying so makes the migrator take the write lock before it looks what is missing. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class PatientDriver extends SqliteDriver {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return patientConnection(this.#database, await super.acquireConnection());
  }

  /** Takes the write lock at once: a transaction that reads first and writes later fails when another wrote in between. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

const patientConnection = (database: SqliteDatabase, kysely: DatabaseConnection): DatabaseConnection => ({
  executeQuery: async <Row>({ sql, parameters }: CompiledQuery) =>
    runPatiently<Row>(await patiently(() => database.prepare(sql)), parameters),
  streamQuery: (query, chunkSize) => kysely.streamQuery(query, chunkSize),
});

const MOST_ATTEMPTS = 300;
const LONGEST_PAUSE = 100;

/** Tries again while another connection holds the lock, without stopping the event loop; a busy attempt has changed nothing. */
export async function patiently<Result>(attempt: () => Result): Promise<Result> {
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
export const runPatiently = <Row>(
  statement: SqliteStatement,
  parameters: readonly unknown[],
): Promise<QueryResult<Row>> => patiently(() => run<Row>(statement, parameters));

function run<Row>(statement: SqliteStatement, parameters: readonly unknown[]): QueryResult<Row> {
  if (statement.reader) return { rows: statement.all(parameters) as Row[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
