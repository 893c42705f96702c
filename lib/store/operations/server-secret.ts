import { randomBytes } from 'node:crypto';
import type { Store } from '../engine/open-store';

/** The secret that signs this server's cookies: made once, the same for every instance on one store. */
export async function getServerSecret(store: Store): Promise<string> {
  await store.db
    .insertInto('settings')
    .values({ key: 'secret', value: randomBytes(32).toString('base64url') })
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute();
  const { value } = await store.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'secret')
    .executeTakeFirstOrThrow();
  return value;
}
