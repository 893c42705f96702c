import { headers } from 'next/headers';
import { type NextRequest, NextResponse } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { getAuth } from '@/app/_server/auth';
import { becomeAuthor, currentPerson, type Person } from '@/app/_server/author';
import { LIMITS, limitWrites } from '@/app/_server/limits';
import { getStore } from '@/app/_server/store';
import { isName } from '@/lib/accounts/names';
import { passwordProblem } from '@/lib/accounts/passwords';
import {
  changeName,
  changePassword,
  type NamingResult,
  passwordHashOf,
  takeName,
} from '@/lib/store/accounts';
import { leave } from '@/lib/store/leave';
import { deleteTokens } from '@/lib/store/tokens';

const signUp = z.strictObject({ name: z.string(), password: z.string() });

/** A name and a password for whoever is here: their drafts stay theirs. The session is a new one, since others may know the old token. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const input = signUp.safeParse(body.json);
  if (!input.success) return fault(400, 'bad-request');
  if (!isName(input.data.name)) return fault(422, 'bad-name');
  const problem = passwordProblem(input.data.password, input.data.name);
  if (problem) return fault(422, problem);
  const refused = await limitWrites(request, LIMITS.signUp);
  if (refused) return refused;
  const auth = await getAuth();
  const passwordHash = await (await auth.$context).password.hash(input.data.password);
  const userId = await becomeAuthor();
  const result = await takeName(await getStore(), userId, { name: input.data.name, passwordHash });
  if (result === 'done') await auth.api.renewSession({ body: { userId }, headers: await headers() });
  return namingAnswer(result);
};

const namingAnswer = (result: NamingResult): NextResponse => {
  if (result === 'taken') return fault(409, 'name-taken');
  if (result === 'has-name') return fault(409, 'has-name');
  return result === 'done' ? NextResponse.json({}) : fault(404, 'no-account');
};

const change = z.union([
  z.strictObject({ name: z.string() }),
  z.strictObject({
    password: z.string(),
    newPassword: z.string(),
    revokeTokens: z.boolean().default(true),
  }),
]);
type PasswordChange = Extract<z.infer<typeof change>, { newPassword: string }>;

/** Another name, or another password. */
export const PATCH = async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const input = change.safeParse(body.json);
  if (!input.success) return fault(400, 'bad-request');
  const person = await currentPerson();
  if (!person?.name) return fault(404, 'no-account');
  const limit = 'name' in input.data ? LIMITS.account : LIMITS.password;
  const refused = await limitWrites(request, limit);
  if (refused) return refused;
  return 'name' in input.data ? rename(person, input.data.name) : newPassword(person, input.data);
};

const rename = async (person: Person, name: string): Promise<NextResponse> =>
  isName(name) ? namingAnswer(await changeName(await getStore(), person.id, name)) : fault(422, 'bad-name');

/** Ends every other session and, unless the owner says otherwise, revokes the API tokens. */
const newPassword = async (person: Person, input: PasswordChange): Promise<NextResponse> => {
  const problem = passwordProblem(input.newPassword, person.name ?? '');
  if (problem) return fault(422, problem);
  const refused = await wrongPassword(person.id, input.password);
  if (refused) return refused;
  const { password } = await (await getAuth()).$context;
  const passwordHash = await password.hash(input.newPassword);
  const store = await getStore();
  await changePassword(store, person.id, { passwordHash, keptToken: person.token });
  if (input.revokeTokens) await deleteTokens(store, person.id);
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
  const input = leaving.safeParse(body.json);
  if (!input.success) return fault(400, 'bad-request');
  const person = await currentPerson();
  if (!person?.name) return fault(404, 'no-account');
  if (person.role === 'administrator') return fault(409, 'administrator-stays');
  const refused =
    (await limitWrites(request, LIMITS.password)) ?? (await wrongPassword(person.id, input.data.password));
  if (refused) return refused;
  await leave(await getStore(), person.id, {
    published: input.data.published,
    reason: (await getTranslations('account.delete'))('reason'),
  });
  await (await getAuth()).api.signOut({ headers: await headers() });
  return NextResponse.json({});
};
