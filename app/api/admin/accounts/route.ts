import { randomInt } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { getAuth } from '@/app/_server/auth';
import { curatorOrRefusal } from '@/app/_server/curator';
import { refuseTooMany, WRITE_LIMITS } from '@/app/_server/limit-writes';
import { getStore } from '@/app/_server/store';
import { resetPassword } from '@/lib/store/account-admin';
import { foldedName, userNamed } from '@/lib/store/accounts';
import { setQuota } from '@/lib/store/quotas';
import { suspend, unsuspend } from '@/lib/store/suspension';

const name = z.string();

const acts = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('suspend'), name, reason: z.string().trim().min(1).max(500) }),
  z.strictObject({ act: z.literal('unsuspend'), name }),
  z.strictObject({ act: z.literal('reset-password'), name }),
  z.strictObject({
    act: z.literal('set-quota'),
    name,
    megabytes: z.number().int().min(1).max(100_000).nullable(),
  }),
]);

type Act = z.infer<typeof acts>;

/** An administrator suspends an account, lets it work again, gives it a new password or another quota; never their own. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const person = await curatorOrRefusal();
  if (person instanceof NextResponse) return person;
  if (person.role !== 'administrator' || person.name === null) return fault(404, 'not-found');
  const refused = await refuseTooMany(request, WRITE_LIMITS.admin, person.id);
  if (refused) return refused;
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = acts.safeParse(body.json);
  if (!wish.success) return fault(400, 'bad-request');
  if (foldedName(wish.data.name) === foldedName(person.name)) return fault(409, 'not-yourself');
  const done = await perform(wish.data);
  return done ? NextResponse.json(done) : fault(404, 'unknown-user');
};

/** What to answer; null: nobody has this name. */
const perform = async (act: Act): Promise<object | null> => {
  const store = await getStore();
  if (act.act === 'suspend') return (await suspend(store, act.name, act.reason)) ? {} : null;
  if (act.act === 'unsuspend') return (await unsuspend(store, act.name)) ? {} : null;
  if (act.act === 'set-quota') return setQuotaOf(act.name, act.megabytes);
  const password = madePassword();
  const { password: passwords } = await (await getAuth()).$context;
  return (await resetPassword(store, act.name, await passwords.hash(password))) ? { password } : null;
};

const MEGABYTE = 1024 * 1024;

const setQuotaOf = async (of: string, megabytes: number | null): Promise<object | null> => {
  const store = await getStore();
  const user = await userNamed(store, of);
  const bytes = megabytes === null ? null : megabytes * MEGABYTE;
  return user && (await setQuota(store, user.id, bytes)) ? {} : null;
};

/** Without letters and digits that look alike: it is read aloud or copied by hand. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const madePassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');
