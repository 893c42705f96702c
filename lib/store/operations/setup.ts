import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { catchTakenName, claimNameWithin, type Naming, type NamingResult } from '../accounts/accounts';
import type { Store } from '../engine/open-store';
import type { Schema } from '../schema/schema';

const KEY = 'setup-key';

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Whether this server has an administrator. */
export async function hasAdministrator({ db }: { readonly db: Kysely<Schema> }): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'administrator')
    .where('username', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A secret that makes its holder the first administrator; an earlier one stops working. Only the hash is kept. */
export async function makeSetupKey(store: Store): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const value = hashOf(key);
  await store.db
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ value }))
    .execute();
  return key;
}

/** Whether a setup key is the newest one and still needed. */
export async function isSetupKey(store: Store, key: string): Promise<boolean> {
  const row = await store.db
    .selectFrom('settings')
    .select('key')
    .where('key', '=', KEY)
    .where('value', '=', hashOf(key))
    .executeTakeFirst();
  return row !== undefined && !(await hasAdministrator(store));
}

export type SetupResult = NamingResult | 'bad-key';

/**
 * Uses up a setup key: the user gets a name, a password and the administrator role. A failure leaves the key as it
 * was.
 */
export const becomeAdministrator = (
  store: Store,
  key: string,
  naming: Naming & { readonly userId: string },
): Promise<SetupResult> =>
  catchTakenName(
    store.db
      .transaction()
      .execute(async transaction => {
        const used = await transaction
          .deleteFrom('settings')
          .where('key', '=', KEY)
          .where('value', '=', hashOf(key))
          .returning('key')
          .executeTakeFirst();
        if (!used || (await hasAdministrator({ db: transaction }))) return 'bad-key';
        const result = await claimNameWithin(transaction, store, { ...naming, role: 'administrator' });
        if (result !== 'done') throw new NotNamed(result);
        return result;
      })
      .catch(error => {
        if (error instanceof NotNamed) return error.result;
        throw error;
      }),
  );

/** Thrown to undo a transaction. */
class NotNamed extends Error {
  constructor(readonly result: Exclude<NamingResult, 'done'>) {
    super(result);
  }
}
