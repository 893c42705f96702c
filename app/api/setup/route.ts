import { headers } from 'next/headers';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { getAuth } from '@/app/_server/auth';
import { becomeAuthor } from '@/app/_server/author';
import { LIMITS, tooOften } from '@/app/_server/limits';
import { getStore } from '@/app/_server/store';
import { isName } from '@/lib/accounts/names';
import { passwordProblem } from '@/lib/accounts/passwords';
import { becomeAdministrator, isSetupKey, type SetupResult } from '@/lib/store/setup';

const setup = z.strictObject({ key: z.string().max(100), name: z.string(), password: z.string() });

/** The holder of the setup key becomes the first administrator; the key is used up. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = setup.safeParse(body.json);
  if (!wish.success) return fault(400, 'bad-request');
  const { key, name, password } = wish.data;
  if (!isName(name)) return fault(422, 'bad-name');
  const problem = passwordProblem(password, name);
  if (problem) return fault(422, problem);
  const refused = await tooOften(request, LIMITS.signUp);
  if (refused) return refused;
  const store = await getStore();
  if (!(await isSetupKey(store, key))) return fault(403, 'bad-setup-key');
  const auth = await getAuth();
  const passwordHash = await (await auth.$context).password.hash(password);
  const userId = await becomeAuthor();
  const result = await becomeAdministrator(store, key, { name, passwordHash, userId });
  if (result === 'done') await auth.api.renewSession({ body: { userId }, headers: await headers() });
  return answerTo(result);
};

const REFUSALS = {
  'bad-key': [403, 'bad-setup-key'],
  taken: [409, 'name-taken'],
  'has-name': [409, 'has-name'],
  'not-found': [404, 'no-account'],
} as const satisfies Record<Exclude<SetupResult, 'done'>, readonly [number, string]>;

const answerTo = (result: SetupResult): NextResponse => {
  if (result === 'done') return NextResponse.json({});
  const [status, code] = REFUSALS[result];
  return fault(status, code);
};
