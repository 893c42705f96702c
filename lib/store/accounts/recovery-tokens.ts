import { randomBytes } from 'node:crypto';
import type { Store } from '../engine/open-store';
import { hashSecret } from './secret-hash';

/** A secret that recovers a new author's session if the browser crashes before it has written the cookie to its disk. */
export async function createRecoveryToken(store: Store, userId: string): Promise<string> {
  const recoveryToken = randomBytes(32).toString('base64url');
  await store.db
    .insertInto('keepsakes')
    .values({ hash: hashSecret(recoveryToken), user_id: userId })
    .execute();
  return recoveryToken;
}

/** The author of a recovery token; null: the token is unknown or no longer valid. */
export async function findRecoveryTokenOwner(store: Store, recoveryToken: string): Promise<string | null> {
  const row = await store.db
    .selectFrom('keepsakes')
    .select('user_id')
    .where('hash', '=', hashSecret(recoveryToken))
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** It is no longer needed. */
export async function deleteRecoveryToken(store: Store, recoveryToken: string): Promise<void> {
  await store.db.deleteFrom('keepsakes').where('hash', '=', hashSecret(recoveryToken)).execute();
}
