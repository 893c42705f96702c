import { userNamed } from '@/lib/store/accounts';
import type { Store } from '@/lib/store/open';

/** Who goes by a name, as the owner of drafts and lines; null: nobody. */
export const ownerFor = async (store: Store, name: string): Promise<string | null> =>
  (await userNamed(store, name))?.id ?? null;
