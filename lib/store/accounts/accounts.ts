import type { Transaction } from 'kysely';
import type { Store } from '../engine/open-store';
import type { Role } from '../schema/account-tables';
import type { Schema } from '../schema/schema';
import { endSessionsExcept } from './sessions';

/** The name shown for an author who deleted their account and let published versions stay. */
export const FORMER_AUTHOR = 'former-author';

export interface Naming {
  readonly name: string;
  /** As the accounts' library hashed it. */
  readonly passwordHash: string;
}

export type NamingResult = 'done' | 'taken' | 'has-name' | 'not-found';

/** The normalised form that makes a name unique. */
export const normalizeName = (name: string): string => name.toLowerCase();

/** Gives an author without an account a name and a password; they keep what they own. */
export const claimName = (store: Store, userId: string, naming: Naming): Promise<NamingResult> =>
  catchTakenName(
    store.db
      .transaction()
      .execute(transaction => claimNameWithin(transaction, store, { ...naming, userId, role: 'author' })),
  );

export interface NewAccount extends Naming {
  readonly userId: string;
  readonly role: Role;
}

/** Names a user within a transaction that does more; a name that is taken makes the transaction fail. */
export async function claimNameWithin(
  transaction: Transaction<Schema>,
  store: Store,
  { userId, name, passwordHash, role }: NewAccount,
): Promise<NamingResult> {
  const user = await lockUser(transaction, userId);
  if (!user) return 'not-found';
  if (user.username !== null) return 'has-name';
  await nameUser(transaction, userId, { name, role, time: store.now() });
  await addPassword(transaction, userId, store.newId(), passwordHash, store.now());
  await transaction.deleteFrom('keepsakes').where('user_id', '=', userId).execute();
  return 'done';
}

/** The name is another's, perhaps since a moment ago; the transaction has then changed nothing. */
export const catchTakenName = <Result extends string>(naming: Promise<Result>): Promise<Result | 'taken'> =>
  naming.catch(error => {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  });

const UNIQUE_VIOLATIONS: readonly unknown[] = ['SQLITE_CONSTRAINT_UNIQUE', '23505'];

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && UNIQUE_VIOLATIONS.includes(error.code);

/** Writing the row as it is makes others wait who would change it, in both engines. */
const lockUser = (transaction: Transaction<Schema>, id: string) =>
  transaction
    .updateTable('users')
    .set(expression => ({ name: expression.ref('name') }))
    .where('id', '=', id)
    .returning(['username', 'role'])
    .executeTakeFirst();

const nameUser = (
  transaction: Transaction<Schema>,
  id: string,
  { name, role, time }: { readonly name: string; readonly role: Role; readonly time: string },
) =>
  transaction
    .updateTable('users')
    .set({ name, username: normalizeName(name), is_anonymous: 0, role, updated_at: time })
    .where('id', '=', id)
    .execute();

const addPassword = (
  transaction: Transaction<Schema>,
  userId: string,
  id: string,
  password: string,
  time: string,
) =>
  transaction
    .insertInto('credentials')
    .values({
      id,
      account_id: userId,
      provider_id: 'credential',
      user_id: userId,
      password,
      created_at: time,
      updated_at: time,
    })
    .execute();

/** Renames a user; everything they published shows the new name. */
export const changeName = (store: Store, userId: string, name: string): Promise<NamingResult> =>
  catchTakenName(
    store.db
      .updateTable('users')
      .set({ name, username: normalizeName(name), updated_at: store.now() })
      .where('id', '=', userId)
      .where('username', 'is not', null)
      .returning('id')
      .executeTakeFirst()
      .then(changed => (changed ? 'done' : 'not-found')),
  );

/** The hash of a user's password; null if they have none. */
export async function passwordHashOf(store: Store, userId: string): Promise<string | null> {
  const row = await store.db
    .selectFrom('credentials')
    .select('password')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.password ?? null;
}

/** Another password; every session but the one that changes it ends. */
export const changePassword = (
  store: Store,
  userId: string,
  { passwordHash, keptToken }: { readonly passwordHash: string; readonly keptToken: string },
): Promise<void> =>
  store.db.transaction().execute(async transaction => {
    await transaction
      .updateTable('credentials')
      .set({ password: passwordHash, updated_at: store.now() })
      .where('user_id', '=', userId)
      .execute();
    await endSessionsExcept(transaction, userId, keptToken);
  });

/** The names of those who have taken one, by their ids. */
export async function namesOf(
  store: Store,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)].filter(id => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await store.db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', wanted)
    .where('username', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface NamedUser {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
}

/** The user with this name, in any capitalisation. */
export async function findUserByName(store: Store, name: string): Promise<NamedUser | null> {
  const row = await store.db
    .selectFrom('users')
    .select(['id', 'name', 'role'])
    .where('username', '=', normalizeName(name))
    .executeTakeFirst();
  return row ?? null;
}

/** Sets the role of a user; false: nobody has that name. */
export async function setRole(store: Store, name: string, role: Role): Promise<boolean> {
  const changed = await store.db
    .updateTable('users')
    .set({ role, updated_at: store.now() })
    .where('username', '=', normalizeName(name))
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Those who look after this server. */
export const listCurators = (store: Store): Promise<readonly NamedUser[]> =>
  store.db
    .selectFrom('users')
    .select(['id', 'name', 'role'])
    .where('role', '<>', 'author')
    .orderBy('username')
    .execute();
