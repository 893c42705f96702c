import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { withFallback } from './database-fallback';

/** What this device holds for a new author until their cookie is surely on its disk. */
export interface RecoveryToken {
  readonly secret: string;
  readonly at: number;
}

const NAME = 'battlewright-author';
const TOKENS = 'keepsakes';
const ONE = 'author';

interface Schema extends DBSchema {
  keepsakes: { key: string; value: RecoveryToken };
}

type Database = IDBPDatabase<Schema>;

/** Opened for one piece of work and closed again, so that no page keeps the database from another. */
const withDatabase = async <Value>(work: (database: Database) => Promise<Value>): Promise<Value> => {
  const database = await openDB<Schema>(NAME, 1, {
    upgrade: opened => {
      opened.createObjectStore(TOKENS);
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
};

/** Strict: it is on the disk when the promise resolves, which cookies are only after half a minute. */
const STRICT = { durability: 'strict' } as const;

export const storeRecoveryToken = (recoveryToken: RecoveryToken): Promise<void> =>
  withFallback(
    () =>
      withDatabase(async database => {
        const { store, done } = database.transaction(TOKENS, 'readwrite', STRICT);
        await Promise.all([store.put(recoveryToken, ONE), done]);
      }),
    undefined,
  );

export const deleteRecoveryToken = (): Promise<void> =>
  withFallback(
    () =>
      withDatabase(async database => {
        const { store, done } = database.transaction(TOKENS, 'readwrite', STRICT);
        await Promise.all([store.delete(ONE), done]);
      }),
    undefined,
  );

export const readRecoveryToken = (): Promise<RecoveryToken | null> =>
  withFallback(() => withDatabase(async database => (await database.get(TOKENS, ONE)) ?? null), null);
