import type { CachedDraft } from './cached-draft';

/** Where this device keeps copies; every failure is an answer, none is thrown. */
export interface DraftCache {
  copiesOf(draftId: string): Promise<readonly CachedDraft[]>;
  /** False when the device has no room, or forbids it. */
  save(copy: CachedDraft): Promise<boolean>;
  /** Gives up copies, unless their windows have kept something newer since. */
  remove(copies: readonly CachedDraft[]): Promise<void>;
  /** Makes room: copies of which the server has everything, and that nobody opened for long. */
  removeStale(now: number): Promise<void>;
}

const NAME = 'battlewright';
const COPIES = 'copies';
const BY_DRAFT = 'draft';
const KEPT_FOR = 14 * 24 * 3_600_000;

type Row = CachedDraft & { readonly key: string };

const keyOf = ({ draft, sitting: tabId }: Pick<CachedDraft, 'draft' | 'sitting'>): string =>
  `${draft} ${tabId}`;

const awaitRequest = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('failed', 'UnknownError'));
  });

const awaitTransaction = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
    transaction.oncomplete = () => resolve();
    transaction.onabort = fail;
    transaction.onerror = fail;
  });

const openDatabase = (factory: IDBFactory): Promise<IDBDatabase> => {
  const request = factory.open(NAME, 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore(COPIES, { keyPath: 'key' }).createIndex(BY_DRAFT, BY_DRAFT);
  return awaitRequest(request);
};

const deleteUnlessNewer = (rows: IDBObjectStore, copy: CachedDraft): void => {
  const request: IDBRequest<Row | undefined> = rows.get(keyOf(copy));
  request.onsuccess = () => {
    if (request.result?.at === copy.at) rows.delete(keyOf(copy));
  };
};

/** A browser that forbids its database, or has no room, says so by a DOMException. */
const withFallback = async <Value>(work: () => Promise<Value>, fallback: Value): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DOMException) return fallback;
    throw error;
  }
};

export const openDraftCache = (factory: IDBFactory): DraftCache => {
  let opening: Promise<IDBDatabase> | null = null;
  const database = async (): Promise<IDBDatabase> => {
    opening ??= openDatabase(factory);
    return opening;
  };
  const change = async (edit: (rows: IDBObjectStore) => void): Promise<void> => {
    const transaction = (await database()).transaction(COPIES, 'readwrite');
    edit(transaction.objectStore(COPIES));
    await awaitTransaction(transaction);
  };
  const put = (row: Row): Promise<boolean> =>
    withFallback(async () => {
      await change(rows => rows.put(row));
      return true;
    }, false);
  const dropSaved = (isOld: (copy: CachedDraft) => boolean): Promise<void> =>
    withFallback(async () => {
      const rows = await awaitRequest<Row[]>(
        (await database()).transaction(COPIES).objectStore(COPIES).getAll(),
      );
      const gone = rows.filter(row => !row.isUnsaved && isOld(row));
      await change(store => {
        for (const { key } of gone) store.delete(key);
      });
    }, undefined);
  return {
    copiesOf: draftId =>
      withFallback(async () => {
        const rows = (await database()).transaction(COPIES).objectStore(COPIES);
        return awaitRequest<Row[]>(rows.index(BY_DRAFT).getAll(draftId));
      }, []),
    save: async copy => {
      const row = { ...copy, key: keyOf(copy) };
      if (await put(row)) return true;
      await dropSaved(other => keyOf(other) !== row.key);
      return put(row);
    },
    remove: copies =>
      withFallback(
        () =>
          change(rows => {
            for (const copy of copies) deleteUnlessNewer(rows, copy);
          }),
        undefined,
      ),
    removeStale: now => dropSaved(({ at }) => now - at > KEPT_FOR),
  };
};
