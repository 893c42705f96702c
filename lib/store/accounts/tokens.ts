import { randomBytes } from 'node:crypto';
import type { Store } from '../engine/open-store';
import { sanitizeText } from '../engine/sanitize';
import type { TokenScope } from '../schema/schema';
import { hashSecret } from './secret-hash';

export interface NewToken {
  readonly title: string;
  readonly scope: TokenScope;
  /** Null: never. */
  readonly expiresAt: string | null;
}

export interface TokenSummary extends NewToken {
  readonly id: string;
  readonly createdAt: string;
  /** To the minute; null: not used yet. */
  readonly usedAt: string | null;
  readonly isExpired: boolean;
}

const PREFIX = 'bw_';
const SHAPE = /^bw_[A-Za-z0-9_-]{43}$/;
const MINUTE = 'YYYY-MM-DDTHH:MM'.length;

/** A secret that lets a program act for its owner; it is shown once and cannot be read again. */
export async function createToken(
  store: Store,
  owner: string,
  { title, scope, expiresAt }: NewToken,
): Promise<string> {
  const token = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  await store.db
    .insertInto('tokens')
    .values({
      id: store.newId(),
      hash: hashSecret(token),
      owner,
      title: sanitizeText(title),
      created_at: store.now(),
      scope,
      expires_at: expiresAt,
    })
    .execute();
  return token;
}

export type TokenUse =
  | { readonly type: 'valid'; readonly owner: string; readonly scope: TokenScope }
  | { readonly type: 'expired' }
  | { readonly type: 'unknown' };

const isPast = (expiresAt: string | null, now: string): boolean => expiresAt !== null && expiresAt <= now;

/** The owner and scope of a token; its use is recorded, at most once a minute. */
export async function recordTokenUse(store: Store, token: string): Promise<TokenUse> {
  if (!SHAPE.test(token)) return { type: 'unknown' };
  const row = await store.db
    .selectFrom('tokens')
    .select(['id', 'owner', 'scope', 'expires_at', 'used_at'])
    .where('hash', '=', hashSecret(token))
    .executeTakeFirst();
  if (!row) return { type: 'unknown' };
  const now = store.now();
  if (isPast(row.expires_at, now)) return { type: 'expired' };
  if (row.used_at?.slice(0, MINUTE) !== now.slice(0, MINUTE))
    await store.db.updateTable('tokens').set({ used_at: now }).where('id', '=', row.id).execute();
  return { type: 'valid', owner: row.owner, scope: row.scope };
}

/** A wider scope includes the narrower ones. */
export const isScopeAllowed = (scope: TokenScope, needed: TokenScope): boolean =>
  scope === 'publish' || needed === 'check';

export async function listTokens({ db, now }: Store, owner: string): Promise<readonly TokenSummary[]> {
  const rows = await db
    .selectFrom('tokens')
    .select(['id', 'title', 'created_at', 'scope', 'expires_at', 'used_at'])
    .where('owner', '=', owner)
    .orderBy('created_at')
    .execute();
  return rows.map(row => ({
    id: row.id,
    title: row.title,
    createdAt: row.created_at,
    scope: row.scope,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
    isExpired: isPast(row.expires_at, now()),
  }));
}

export async function deleteToken({ db }: Store, id: string, owner: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('tokens')
    .where('id', '=', sanitizeText(id))
    .where('owner', '=', owner)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Revokes every token of one owner. */
export async function deleteTokens({ db }: Store, owner: string): Promise<void> {
  await db.deleteFrom('tokens').where('owner', '=', owner).execute();
}
