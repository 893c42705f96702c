import { type Expression, sql } from 'kysely';
import type { Store } from '../engine/open-store';
import { sanitizeText } from '../engine/sanitize';
import type { Role } from '../schema/account-tables';
import { catchTakenName, claimNameWithin, type Naming, normalizeName } from './accounts';

/** Creates an account for somebody else. */
export const createAccount = (
  store: Store,
  { name, passwordHash, role }: Naming & { readonly role: Role },
): Promise<'done' | 'taken'> =>
  catchTakenName(
    store.db.transaction().execute(async transaction => {
      const [userId, time] = [store.newId(), store.now()];
      await transaction
        .insertInto('users')
        .values({
          ...{ id: userId, name, email: `${userId}@account.invalid`, email_verified: 0, is_anonymous: 0 },
          ...{ role, created_at: time, updated_at: time },
        })
        .execute();
      await claimNameWithin(transaction, store, { userId, name, passwordHash, role });
      return 'done' as const;
    }),
  );

/** Sets a new password for a user, who is signed out everywhere. False: nobody has this name. */
export const resetPassword = (store: Store, name: string, passwordHash: string): Promise<boolean> =>
  store.db.transaction().execute(async transaction => {
    const user = await transaction
      .selectFrom('users')
      .select('id')
      .where('username', '=', normalizeName(name))
      .executeTakeFirst();
    if (!user) return false;
    await transaction
      .updateTable('credentials')
      .set({ password: passwordHash, updated_at: store.now() })
      .where('user_id', '=', user.id)
      .execute();
    await transaction.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    return true;
  });

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly createdAt: string;
  readonly suspension: { readonly at: string; readonly reason: string } | null;
  /** In bytes; null: the usual quota. */
  readonly quota: number | null;
}

export interface AccountQuery {
  /** Part of a name; empty: all. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface AccountPage {
  readonly items: readonly Account[];
  readonly total: number;
}

/** Accounts by name; authors without a name are not among them. */
export async function listAccounts(
  { db }: Store,
  { text, page, pageSize }: AccountQuery,
): Promise<AccountPage> {
  const found = db.selectFrom('users').where(({ ref }) => matchesText(ref('username'), text));
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(['id', 'name', 'role', 'created_at', 'suspended_at', 'suspended_reason', 'quota_bytes'])
    .orderBy('username')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items: rows.map(toAccount), total: Number(total) };
}

interface AccountRow {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly created_at: string;
  readonly suspended_at: string | null;
  readonly suspended_reason: string;
  readonly quota_bytes: number | string | null;
}

const toAccount = ({
  created_at,
  suspended_at,
  suspended_reason,
  quota_bytes,
  ...row
}: AccountRow): Account => ({
  ...row,
  quota: quota_bytes === null ? null : Number(quota_bytes),
  createdAt: created_at,
  suspension: suspended_at === null ? null : { at: suspended_at, reason: suspended_reason },
});

/** `_` and `%` stand for themselves: a name may hold the former. */
const matchesText = (username: Expression<string | null>, text: string) => {
  const pattern = `%${normalizeName(sanitizeText(text).trim()).replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${username} is not null and ${username} like ${pattern} escape '\\'`;
};

/** Bytes of drafts, their pictures and published versions, by owner; whoever owns nothing is missing. */
export async function storageOf({ db }: Store, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const owners = sql.join(ids);
  const { rows } = await sql<{ owner: string; bytes: number | string }>`
    select owner, sum(bytes) as bytes from (
      select owner, octet_length(document) as bytes from drafts where owner in (${owners})
      union all
      select drafts.owner, octet_length(underlays.bytes) from underlays
        join drafts on drafts.id = underlays.draft where drafts.owner in (${owners})
      union all
      select publications.author, octet_length(versions.document) from versions
        join publications on publications.slug = versions.slug where publications.author in (${owners})
    ) as parts group by owner`.execute(db);
  return new Map(rows.map(({ owner, bytes }) => [owner, Number(bytes)]));
}
