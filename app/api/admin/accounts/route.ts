import { randomInt } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { readAdministratorInput } from '@/app/_server/accounts/admin-input';
import { getAuth } from '@/app/_server/accounts/auth';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { getStore } from '@/app/_server/store';
import { resetPassword } from '@/lib/store/accounts/account-admin';
import { findUserByName, normalizeName } from '@/lib/store/accounts/accounts';
import { suspend, unsuspend } from '@/lib/store/accounts/suspensions';
import { setQuota } from '@/lib/store/documents/quotas';

const name = z.string();

const actionInput = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('suspend'), name, reason: z.string().trim().min(1).max(500) }),
  z.strictObject({ act: z.literal('unsuspend'), name }),
  z.strictObject({ act: z.literal('reset-password'), name }),
  z.strictObject({
    act: z.literal('set-quota'),
    name,
    megabytes: z.number().int().min(1).max(100_000).nullable(),
  }),
]);

type AccountAction = z.infer<typeof actionInput>;

/** An administrator suspends an account, lets it work again, gives it a new password or another quota; never their own. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const requested = await readAdministratorInput(request, actionInput);
  if ('refused' in requested) return requested.refused;
  if (normalizeName(requested.data.name) === normalizeName(requested.person.name))
    return errorResponse(409, 'not-yourself');
  const done = await applyAction(requested.data);
  return done ? NextResponse.json(done) : errorResponse(404, 'unknown-user');
};

/** What to answer; null: nobody has this name. */
const applyAction = async (act: AccountAction): Promise<object | null> => {
  const store = await getStore();
  if (act.act === 'suspend') return (await suspend(store, act.name, act.reason)) ? {} : null;
  if (act.act === 'unsuspend') return (await unsuspend(store, act.name)) ? {} : null;
  if (act.act === 'set-quota') return setQuotaByName(act.name, act.megabytes);
  const password = makePassword();
  const { password: passwords } = await (await getAuth()).$context;
  return (await resetPassword(store, act.name, await passwords.hash(password))) ? { password } : null;
};

const MEGABYTE = 1024 * 1024;

const setQuotaByName = async (of: string, megabytes: number | null): Promise<object | null> => {
  const store = await getStore();
  const user = await findUserByName(store, of);
  const bytes = megabytes === null ? null : megabytes * MEGABYTE;
  return user && (await setQuota(store, user.id, bytes)) ? {} : null;
};

/** Without letters and digits that look alike: it is read aloud or copied by hand. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const makePassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');
