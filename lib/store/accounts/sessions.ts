import type { Kysely } from 'kysely';
import type { Store } from '../engine/open-store';
import type { Schema } from '../schema/schema';
import { hashSecret } from './secret-hash';

export interface SessionSummary {
  readonly id: string;
  readonly signedInAt: string;
  readonly userAgent: string;
  readonly isCurrent: boolean;
}

/** More than anyone has devices. */
const MOST = 100;

/** Where a user is signed in, the latest first. */
export async function listSessions(
  { db, now }: Store,
  userId: string,
  currentToken: string,
): Promise<readonly SessionSummary[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'token', 'created_at', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now())
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(row => ({
    id: row.id,
    signedInAt: row.created_at,
    userAgent: row.user_agent ?? '',
    isCurrent: row.token === hashSecret(currentToken),
  }));
}

/** Signs a user out on one device; false: that session is not theirs. */
export async function endSession({ db }: Store, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Signs a user out everywhere but in the session with this token, as it stands in the cookie. */
export const endOtherSessions = ({ db }: Store, userId: string, keptToken: string): Promise<void> =>
  endSessionsExcept(db, userId, keptToken);

export async function endSessionsExcept(
  db: Kysely<Schema>,
  userId: string,
  keptToken: string,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token', '<>', hashSecret(keptToken))
    .execute();
}
