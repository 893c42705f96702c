import type { DeviceShelf } from './device-shelf';
import type { KeptCopy } from './kept-copy';

export interface MemoryShelf extends DeviceShelf {
  readonly rows: Map<string, KeptCopy>;
  isFull: boolean;
}

const keyOf = ({ draft, sitting }: KeptCopy): string => `${draft} ${sitting}`;

/** A shelf for tests: what the device does, in memory. */
export const memoryShelf = (): MemoryShelf => {
  const shelf: MemoryShelf = {
    rows: new Map(),
    isFull: false,
    copiesOf: async draftId => [...shelf.rows.values()].filter(({ draft }) => draft === draftId),
    keep: async copy => {
      if (shelf.isFull) return false;
      shelf.rows.set(keyOf(copy), copy);
      return true;
    },
    forget: async copies => {
      for (const copy of copies)
        if (shelf.rows.get(keyOf(copy))?.at === copy.at) shelf.rows.delete(keyOf(copy));
    },
    tidy: async () => undefined,
  };
  return shelf;
};
