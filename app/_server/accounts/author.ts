import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { isSuspended } from '@/lib/store/accounts/suspensions';
import { transferOwnership } from '@/lib/store/accounts/transfer-ownership';
import { cleanUpHourly } from '@/lib/store/operations/clean-up';
import { hashLegacySecret, ROLES, type Role } from '@/lib/store/schema/account-tables';
import { getStore } from '../store';
import { getAuth } from './auth';

export interface Person {
  readonly id: string;
  /** Null: they write without an account. */
  readonly name: string | null;
  readonly role: Role;
  /** Signing in asks for a code as well. */
  readonly hasSecondFactor: boolean;
  /** The token of their current session. */
  readonly token: string;
}

/** The visitor by their session; null: somebody who has not written anything yet. */
export const currentPerson = cache((): Promise<Person | null> => readPerson({ disableRefresh: true }));

/** The same in a route that writes: cookies can be set there, and a session that is in use does not expire. */
const renewCurrentPerson = (): Promise<Person | null> => readPerson({ disableRefresh: false });

const readPerson = async (query: { readonly disableRefresh: boolean }): Promise<Person | null> => {
  const auth = await getAuth();
  const found = await auth.api.getSession({ headers: await headers(), query });
  if (!found || (await isSuspended(await getStore(), found.user.id))) return null;
  const { user, session } = found;
  const role = ROLES.find(known => known === user.role) ?? 'author';
  return {
    id: user.id,
    name: user.username ? user.name : null,
    role,
    hasSecondFactor: user.twoFactorEnabled === true,
    token: session.token,
  };
};

/** The id that owns the visitor's drafts; null until they have written something. */
export const findCurrentAuthor = async (): Promise<string | null> =>
  (await currentPerson())?.id ?? (await findLegacyOwner());

/** The author who saves; their session is renewed. */
export const renewCurrentAuthor = async (): Promise<string | null> =>
  (await renewCurrentPerson())?.id ?? (await findLegacyOwner());

const LEGACY_COOKIE = 'battlewright-author';
const LEGACY_COOKIE_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** Before there were accounts an author was a secret in a cookie; a browser that still has one is recognised. */
const findLegacyOwner = async (): Promise<string | null> => {
  const value = (await cookies()).get(LEGACY_COOKIE)?.value;
  return value !== undefined && LEGACY_COOKIE_PATTERN.test(value) ? hashLegacySecret(value) : null;
};

/** An author without a name who owns nothing is forgotten after this time. */
const MONTH = 30 * 24 * 60 * 60 * 1000;

const oneMonthAgo = (): string => new Date(Date.now() - MONTH).toISOString();

/** Makes the visitor an author if they are not one yet. Only where cookies can be set: in a route that answers a write. */
export const becomeAuthor = async (): Promise<string> => {
  const known = await renewCurrentPerson();
  if (known) return known.id;
  const auth = await getAuth();
  const { user } = await auth.api.signInAnonymous({ headers: await makeSignInHeaders() });
  await adoptLegacyOwner(user.id);
  await cleanUpHourly(await getStore(), oneMonthAgo());
  return user.id;
};

/** Without the cookie of an ended session: the library would delete the new cookie with it. */
export const makeSignInHeaders = async (): Promise<Headers> => {
  const sent = new Headers(await headers());
  if (!(await currentPerson())) sent.delete('cookie');
  return sent;
};

/** What a cookie from before accounts owned becomes the user's. */
export const adoptLegacyOwner = async (userId: string): Promise<void> => {
  const former = await findLegacyOwner();
  if (!former) return;
  await transferOwnership(await getStore(), former, userId);
  (await cookies()).delete(LEGACY_COOKIE);
};
