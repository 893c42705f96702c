import { createHash, randomBytes } from 'node:crypto';
import type { Store } from './open';
import { plainText } from './storable';

export interface TokenSummary {
  readonly id: string;
  readonly title: string;
  readonly createdAt: string;
}

const PREFIX = 'bw_';
const SHAPE = /^bw_[A-Za-z0-9_-]{43}$/;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A secret by which a program acts for its owner; it is shown once and cannot be read again. */
export async function createToken(store: Store, owner: string, title: string): Promise<string> {
  const token = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  await store.db
    .insertInto('tokens')
    .values({
      id: store.newId(),
      hash: hashOf(token),
      owner,
      title: plainText(title),
      created_at: store.now(),
    })
    .execute();
  return token;
}

/** Whose token it is; null: nobody's, or taken back. */
export async function ownerOfToken({ db }: Store, token: string): Promise<string | null> {
  if (!SHAPE.test(token)) return null;
  const row = await db
    .selectFrom('tokens')
    .select('owner')
    .where('hash', '=', hashOf(token))
    .executeTakeFirst();
  return row?.owner ?? null;
}

export async function listTokens({ db }: Store, owner: string): Promise<readonly TokenSummary[]> {
  const rows = await db
    .selectFrom('tokens')
    .select(['id', 'title', 'created_at'])
    .where('owner', '=', owner)
    .orderBy('created_at')
    .execute();
  return rows.map(row => ({ id: row.id, title: row.title, createdAt: row.created_at }));
}

export async function deleteToken({ db }: Store, id: string, owner: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('tokens')
    .where('id', '=', plainText(id))
    .where('owner', '=', owner)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
