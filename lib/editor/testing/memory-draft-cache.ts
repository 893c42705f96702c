import type { CachedDraft } from '../autosave/cached-draft';
import type { DraftCache } from '../autosave/draft-cache';

export interface MemoryDraftCache extends DraftCache {
  readonly rows: Map<string, CachedDraft>;
  isFull: boolean;
}

const keyOf = ({ draft, sitting }: CachedDraft): string => `${draft} ${sitting}`;

/** A shelf for tests: what the device does, in memory. */
export const makeMemoryDraftCache = (): MemoryDraftCache => {
  const shelf: MemoryDraftCache = {
    rows: new Map(),
    isFull: false,
    copiesOf: async draftId => [...shelf.rows.values()].filter(({ draft }) => draft === draftId),
    save: async copy => {
      if (shelf.isFull) return false;
      shelf.rows.set(keyOf(copy), copy);
      return true;
    },
    remove: async copies => {
      for (const copy of copies)
        if (shelf.rows.get(keyOf(copy))?.at === copy.at) shelf.rows.delete(keyOf(copy));
    },
    removeStale: async () => undefined,
  };
  return shelf;
};
