import type { Store } from '../engine/open-store';
import { sanitizeText } from '../engine/sanitize';
import { normalizeName } from './accounts';

export interface Suspension {
  /** For its owner to read; may be empty. */
  readonly reason: string;
}

/** Why an account does not work; null: it works. */
export async function suspensionOf(store: Store, userId: string): Promise<Suspension | null> {
  const row = await store.db
    .selectFrom('users')
    .select('suspended_reason')
    .where('id', '=', userId)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst();
  return row ? { reason: row.suspended_reason } : null;
}

/** Whether sessions and API tokens of a user must not work. */
export const isSuspended = async (store: Store, userId: string): Promise<boolean> =>
  (await suspensionOf(store, userId)) !== null;

/** Stops an account: every session ends, nothing is deleted. False: nobody has this name. */
export const suspend = (store: Store, name: string, reason: string): Promise<boolean> =>
  store.db.transaction().execute(async transaction => {
    const user = await transaction
      .updateTable('users')
      .set({ suspended_at: store.now(), suspended_reason: sanitizeText(reason) })
      .where('username', '=', normalizeName(name))
      .returning('id')
      .executeTakeFirst();
    if (!user) return false;
    await transaction.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    return true;
  });

/** The account works again, with its password and API tokens as they were. False: nobody has this name. */
export async function unsuspend(store: Store, name: string): Promise<boolean> {
  const user = await store.db
    .updateTable('users')
    .set({ suspended_at: null, suspended_reason: '' })
    .where('username', '=', normalizeName(name))
    .returning('id')
    .executeTakeFirst();
  return user !== undefined;
}
