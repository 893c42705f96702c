/** What this device holds for a new author until his cookie is surely on its disk. */
export interface RecoveryToken {
  readonly secret: string;
  readonly at: number;
}

const NAME = 'battlewright-author';
const TOKENS = 'keepsakes';
const ONE = 'author';

const awaitRequest = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('failed', 'UnknownError'));
  });

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TOKENS);
  return awaitRequest(request);
};

/** Strict: it is on the disk when the promise resolves, which cookies are only after half a minute. */
const changeRows = async (edit: (rows: IDBObjectStore) => void): Promise<void> => {
  const database = await openDatabase();
  const transaction = database.transaction(TOKENS, 'readwrite', { durability: 'strict' });
  edit(transaction.objectStore(TOKENS));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
  });
  database.close();
};

/** A browser that forbids its database goes without. */
const withFallback = async <Value>(work: () => Promise<Value>, fallback: Value): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DOMException) return fallback;
    throw error;
  }
};

export const storeRecoveryToken = (recoveryToken: RecoveryToken): Promise<void> =>
  withFallback(() => changeRows(rows => rows.put(recoveryToken, ONE)), undefined);

export const deleteRecoveryToken = (): Promise<void> =>
  withFallback(() => changeRows(rows => rows.delete(ONE)), undefined);

export const readRecoveryToken = (): Promise<RecoveryToken | null> =>
  withFallback(async () => {
    const database = await openDatabase();
    const rows = database.transaction(TOKENS).objectStore(TOKENS);
    const held: RecoveryToken | undefined = await awaitRequest(rows.get(ONE));
    database.close();
    return held ?? null;
  }, null);
