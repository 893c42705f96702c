import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CachedDraft } from './cached-draft';
import { withFallback } from './database-fallback';

/** Where this device keeps copies; every failure is an answer, none is thrown. */
export interface DraftCache {
  copiesOf(draftId: string): Promise<readonly CachedDraft[]>;
  /** False when the device has no room, or forbids it. */
  save(copy: CachedDraft): Promise<boolean>;
  /** Deletes copies, unless their windows have kept something newer since. */
  remove(copies: readonly CachedDraft[]): Promise<void>;
  /** Makes room: deletes copies that the server has completely and that were not opened for long. */
  removeStale(now: number): Promise<void>;
}

const NAME = 'battlewright';
const COPIES = 'copies';
const BY_DRAFT = 'draft';
const KEPT_FOR = 14 * 24 * 3_600_000;

type Row = CachedDraft & { readonly key: string };

interface Schema extends DBSchema {
  copies: { key: string; value: Row; indexes: { draft: string } };
}

type Database = IDBPDatabase<Schema>;

const keyOf = ({ draft, sitting: tabId }: Pick<CachedDraft, 'draft' | 'sitting'>): string =>
  `${draft} ${tabId}`;

const openDatabase = (): Promise<Database> =>
  openDB<Schema>(NAME, 1, {
    upgrade: database => {
      database.createObjectStore(COPIES, { keyPath: 'key' }).createIndex(BY_DRAFT, BY_DRAFT);
    },
  });

/** One transaction, so that a copy that its window renews meanwhile is not deleted. */
const deleteUnlessNewer = async (database: Database, copies: readonly CachedDraft[]): Promise<void> => {
  const { store, done } = database.transaction(COPIES, 'readwrite');
  const deletions = copies.map(async copy => {
    const kept = await store.get(keyOf(copy));
    if (kept?.at === copy.at) await store.delete(keyOf(copy));
  });
  await Promise.all([...deletions, done]);
};

const deleteSaved = async (database: Database, isOld: (copy: CachedDraft) => boolean): Promise<void> => {
  const rows = await database.getAll(COPIES);
  const old = rows.filter(row => !row.isUnsaved && isOld(row));
  const { store, done } = database.transaction(COPIES, 'readwrite');
  await Promise.all([...old.map(({ key }) => store.delete(key)), done]);
};

export const openDraftCache = (): DraftCache => {
  let opening: Promise<Database> | null = null;
  const open = async (): Promise<Database> => {
    opening ??= openDatabase();
    return opening;
  };
  const put = (row: Row): Promise<boolean> =>
    withFallback(async () => {
      await (await open()).put(COPIES, row);
      return true;
    }, false);
  const removeSaved = (isOld: (copy: CachedDraft) => boolean): Promise<void> =>
    withFallback(async () => deleteSaved(await open(), isOld), undefined);
  return {
    copiesOf: draftId =>
      withFallback(async () => (await open()).getAllFromIndex(COPIES, BY_DRAFT, draftId), []),
    save: async copy => {
      const row = { ...copy, key: keyOf(copy) };
      if (await put(row)) return true;
      await removeSaved(other => keyOf(other) !== row.key);
      return put(row);
    },
    remove: copies => withFallback(async () => deleteUnlessNewer(await open(), copies), undefined),
    removeStale: now => removeSaved(({ at }) => now - at > KEPT_FOR),
  };
};
