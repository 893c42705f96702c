import type { CachedDraft } from '../autosave/cached-draft';
import type { DraftCache } from '../autosave/draft-cache';

export interface MemoryDraftCache extends DraftCache {
  readonly rows: Map<string, CachedDraft>;
  isFull: boolean;
}

const keyOf = ({ draft, sitting: tabId }: CachedDraft): string => `${draft} ${tabId}`;

/** A cache for tests: what the device does, in memory. */
export const makeMemoryDraftCache = (): MemoryDraftCache => {
  const cache: MemoryDraftCache = {
    rows: new Map(),
    isFull: false,
    copiesOf: async draftId => [...cache.rows.values()].filter(({ draft }) => draft === draftId),
    save: async copy => {
      if (cache.isFull) return false;
      cache.rows.set(keyOf(copy), copy);
      return true;
    },
    remove: async copies => {
      for (const copy of copies)
        if (cache.rows.get(keyOf(copy))?.at === copy.at) cache.rows.delete(keyOf(copy));
    },
    removeStale: async () => undefined,
  };
  return cache;
};
