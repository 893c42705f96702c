import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** Kysely's SQLite dialect, made safe for several processes on one file. */
export const libsqlDialect = (open: () => Promise<SqliteDatabase>): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => new PatientDriver({ database: open }),
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
  override async acquireConnection(): Promise<DatabaseConnection> {
    return patientConnection(await super.acquireConnection());
  }

  /** Takes the write lock at once: a transaction that reads first and writes later fails when another wrote in between. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

const patientConnection = (connection: DatabaseConnection): DatabaseConnection => ({
  executeQuery: query => patiently(async () => connection.executeQuery(query)),
  streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
});

const MOST_ATTEMPTS = 300;
const LONGEST_PAUSE = 100;

/** Tries again while another connection holds the lock, without stopping the event loop; a busy statement has changed nothing. */
export async function patiently<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || attempts >= MOST_ATTEMPTS) throw error;
      await pause(Math.min(attempts, LONGEST_PAUSE));
    }
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
