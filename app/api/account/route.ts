import { headers } from 'next/headers';
import { type NextRequest, NextResponse } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { getAuth } from '@/app/_server/accounts/auth';
import { becomeAuthor, currentPerson, type Person } from '@/app/_server/accounts/author';
import { errorResponse, readInput } from '@/app/_server/http/route-helpers';
import { LIMITS, refuseRateLimitedWrite } from '@/app/_server/rate-limits/rate-limits';
import { getStore } from '@/app/_server/store';
import { isUserName } from '@/lib/accounts/credential-limits';
import { findPasswordProblem } from '@/lib/accounts/passwords';
import {
  changeName,
  changePassword,
  claimName,
  type NamingResult,
  passwordHashOf,
} from '@/lib/store/accounts/accounts';
import { deleteAccount } from '@/lib/store/accounts/delete-account';
import { deleteTokens } from '@/lib/store/accounts/tokens';

const signUpInput = z.strictObject({ name: z.string(), password: z.string() });

/** A name and a password for a visitor without an account: their drafts stay theirs. The session is a new one, since others may know the old token. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const input = await readInput(request, signUpInput);
  if ('refused' in input) return input.refused;
  if (!isUserName(input.data.name)) return errorResponse(422, 'bad-name');
  const problem = findPasswordProblem(input.data.password, input.data.name);
  if (problem) return errorResponse(422, problem);
  const refused = await refuseRateLimitedWrite(request, LIMITS.signUp);
  if (refused) return refused;
  const auth = await getAuth();
  const passwordHash = await (await auth.$context).password.hash(input.data.password);
  const userId = await becomeAuthor();
  const result = await claimName(await getStore(), userId, { name: input.data.name, passwordHash });
  if (result === 'done') await auth.api.renewSession({ body: { userId }, headers: await headers() });
  return namingResponse(result);
};

const namingResponse = (result: NamingResult): NextResponse => {
  if (result === 'taken') return errorResponse(409, 'name-taken');
  if (result === 'has-name') return errorResponse(409, 'has-name');
  return result === 'done' ? NextResponse.json({}) : errorResponse(404, 'no-account');
};

const changeInput = z.union([
  z.strictObject({ name: z.string() }),
  z.strictObject({
    password: z.string(),
    newPassword: z.string(),
    revokeTokens: z.boolean().default(true),
  }),
]);
type PasswordChange = Extract<z.infer<typeof changeInput>, { newPassword: string }>;

/** Another name, or another password. */
export const PATCH = async (request: NextRequest): Promise<NextResponse> => {
  const input = await readInput(request, changeInput);
  if ('refused' in input) return input.refused;
  const person = await currentPerson();
  if (!person?.name) return errorResponse(404, 'no-account');
  const limit = 'name' in input.data ? LIMITS.account : LIMITS.password;
  const refused = await refuseRateLimitedWrite(request, limit);
  if (refused) return refused;
  return 'name' in input.data
    ? changeOwnName(person, input.data.name)
    : changeOwnPassword(person, input.data);
};

const changeOwnName = async (person: Person, name: string): Promise<NextResponse> =>
  isUserName(name)
    ? namingResponse(await changeName(await getStore(), person.id, name))
    : errorResponse(422, 'bad-name');

/** Ends every other session and, unless the owner says otherwise, revokes the API tokens. */
const changeOwnPassword = async (person: Person, input: PasswordChange): Promise<NextResponse> => {
  const problem = findPasswordProblem(input.newPassword, person.name ?? '');
  if (problem) return errorResponse(422, problem);
  const refused = await refuseWrongPassword(person.id, input.password);
  if (refused) return refused;
  const { password } = await (await getAuth()).$context;
  const passwordHash = await password.hash(input.newPassword);
  const store = await getStore();
  await changePassword(store, person.id, { passwordHash, keptToken: person.token });
  if (input.revokeTokens) await deleteTokens(store, person.id);
  return NextResponse.json({});
};

const refuseWrongPassword = async (userId: string, given: string): Promise<NextResponse | null> => {
  const { password } = await (await getAuth()).$context;
  const hash = await passwordHashOf(await getStore(), userId);
  const isRight = hash !== null && (await password.verify({ hash, password: given }));
  return isRight ? null : errorResponse(403, 'wrong-password');
};

const deletionInput = z.strictObject({ password: z.string(), published: z.enum(['keep', 'remove']) });

/** Deletes the account and its drafts; what was published stays without its author's name, or goes. */
export const DELETE = async (request: NextRequest): Promise<NextResponse> => {
  const input = await readInput(request, deletionInput);
  if ('refused' in input) return input.refused;
  const person = await currentPerson();
  if (!person?.name) return errorResponse(404, 'no-account');
  if (person.role === 'administrator') return errorResponse(409, 'administrator-stays');
  const refused =
    (await refuseRateLimitedWrite(request, LIMITS.password)) ??
    (await refuseWrongPassword(person.id, input.data.password));
  if (refused) return refused;
  await deleteAccount(await getStore(), person.id, {
    published: input.data.published,
    reason: (await getTranslations('account.delete'))('reason'),
  });
  await (await getAuth()).api.signOut({ headers: await headers() });
  return NextResponse.json({});
};
