import { headers } from 'next/headers';
import { type NextRequest, NextResponse } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { getAuth } from '@/app/_server/auth';
import { becomeAuthor, currentPerson } from '@/app/_server/author';
import { LIMITS, tooOften } from '@/app/_server/limits';
import { getStore } from '@/app/_server/store';
import { isName, isPassword } from '@/lib/accounts/names';
import {
  changeName,
  changePassword,
  type NamingResult,
  passwordHashOf,
  takeName,
} from '@/lib/store/accounts';
import { leave } from '@/lib/store/leave';

const signUp = z.strictObject({ name: z.string(), password: z.string() });

/** A name and a password for whoever is here: his drafts, if he has any, stay his. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = signUp.safeParse(body.json);
  if (!wish.success) return fault(400, 'bad-request');
  if (!isName(wish.data.name)) return fault(422, 'bad-name');
  if (!isPassword(wish.data.password)) return fault(422, 'bad-password');
  const refused = await tooOften(request, LIMITS.signUp);
  if (refused) return refused;
  const { password } = await (await getAuth()).$context;
  const passwordHash = await password.hash(wish.data.password);
  const naming = { name: wish.data.name, passwordHash };
  return namingAnswer(await takeName(await getStore(), await becomeAuthor(), naming));
};

const namingAnswer = (result: NamingResult): NextResponse => {
  if (result === 'taken') return fault(409, 'name-taken');
  if (result === 'has-name') return fault(409, 'has-name');
  return result === 'done' ? NextResponse.json({}) : fault(404, 'no-account');
};

const change = z.union([
  z.strictObject({ name: z.string() }),
  z.strictObject({ password: z.string(), newPassword: z.string() }),
]);

/** Another name, or another password; the latter ends every other session. */
export const PATCH = async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = change.safeParse(body.json);
  if (!wish.success) return fault(400, 'bad-request');
  const person = await currentPerson();
  if (!person?.name) return fault(404, 'no-account');
  if ('name' in wish.data) {
    if (!isName(wish.data.name)) return fault(422, 'bad-name');
    return namingAnswer(await changeName(await getStore(), person.id, wish.data.name));
  }
  if (!isPassword(wish.data.newPassword)) return fault(422, 'bad-password');
  const refused =
    (await tooOften(request, LIMITS.password)) ?? (await wrongPassword(person.id, wish.data.password));
  if (refused) return refused;
  const { password } = await (await getAuth()).$context;
  const passwordHash = await password.hash(wish.data.newPassword);
  await changePassword(await getStore(), person.id, { passwordHash, keptToken: person.token });
  return NextResponse.json({});
};

const wrongPassword = async (userId: string, given: string): Promise<NextResponse | null> => {
  const { password } = await (await getAuth()).$context;
  const hash = await passwordHashOf(await getStore(), userId);
  const isRight = hash !== null && (await password.verify({ hash, password: given }));
  return isRight ? null : fault(403, 'wrong-password');
};

const leaving = z.strictObject({ password: z.string(), published: z.enum(['keep', 'remove']) });

/** Deletes the account and its drafts; what was published stays without its author's name, or goes. */
export const DELETE = async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = leaving.safeParse(body.json);
  if (!wish.success) return fault(400, 'bad-request');
  const person = await currentPerson();
  if (!person?.name) return fault(404, 'no-account');
  if (person.role === 'administrator') return fault(409, 'administrator-stays');
  const refused =
    (await tooOften(request, LIMITS.password)) ?? (await wrongPassword(person.id, wish.data.password));
  if (refused) return refused;
  await leave(await getStore(), person.id, {
    published: wish.data.published,
    reason: (await getTranslations('account.delete'))('reason'),
  });
  await (await getAuth()).api.signOut({ headers: await headers() });
  return NextResponse.json({});
};
