/** What this device holds for a new author until his cookie is surely on its disk. */
export interface Keepsake {
  readonly secret: string;
  readonly at: number;
}

const NAME = 'battlewright-author';
const KEEPSAKES = 'keepsakes';
const ONE = 'author';

const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('failed', 'UnknownError'));
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(KEEPSAKES);
  return done(request);
};

/** Strict: it is on the disk when the promise resolves, which cookies are only after half a minute. */
const change = async (edit: (rows: IDBObjectStore) => void): Promise<void> => {
  const database = await open();
  const transaction = database.transaction(KEEPSAKES, 'readwrite', { durability: 'strict' });
  edit(transaction.objectStore(KEEPSAKES));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
  });
  database.close();
};

/** A browser that forbids its database goes without. */
const orElse = async <Value>(work: () => Promise<Value>, fallback: Value): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DOMException) return fallback;
    throw error;
  }
};

export const holdKeepsake = (keepsake: Keepsake): Promise<void> =>
  orElse(() => change(rows => rows.put(keepsake, ONE)), undefined);

export const dropKeepsake = (): Promise<void> => orElse(() => change(rows => rows.delete(ONE)), undefined);

export const heldKeepsake = (): Promise<Keepsake | null> =>
  orElse(async () => {
    const database = await open();
    const rows = database.transaction(KEEPSAKES).objectStore(KEEPSAKES);
    const held: Keepsake | undefined = await done(rows.get(ONE));
    database.close();
    return held ?? null;
  }, null);
