import { findUserByName } from '@/lib/store/accounts/accounts';
import type { Store } from '@/lib/store/engine/open-store';

/** Who goes by a name, as the owner of drafts and lines; null: nobody. */
export const findOwner = async (store: Store, name: string): Promise<string | null> =>
  (await findUserByName(store, name))?.id ?? null;
