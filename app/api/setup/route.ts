import { headers } from 'next/headers';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { getAuth } from '@/app/_server/accounts/auth';
import { becomeAuthor } from '@/app/_server/accounts/author';
import { errorResponse, readInput } from '@/app/_server/http/route-helpers';
import { LIMITS, refuseRateLimited } from '@/app/_server/rate-limits/rate-limits';
import { getStore } from '@/app/_server/store';
import { isUserName } from '@/lib/accounts/credential-limits';
import { findPasswordProblem } from '@/lib/accounts/passwords';
import { becomeAdministrator, isSetupKey, type SetupResult } from '@/lib/store/operations/setup';

const setup = z.strictObject({ key: z.string().max(100), name: z.string(), password: z.string() });

/** The holder of the setup key becomes the first administrator; the key is used up. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const requested = await readInput(request, setup);
  if ('refused' in requested) return requested.refused;
  const { key, name, password } = requested.data;
  if (!isUserName(name)) return errorResponse(422, 'bad-name');
  const problem = findPasswordProblem(password, name);
  if (problem) return errorResponse(422, problem);
  const refused = await refuseRateLimited(request, LIMITS.signUp);
  if (refused) return refused;
  const store = await getStore();
  if (!(await isSetupKey(store, key))) return errorResponse(403, 'bad-setup-key');
  const auth = await getAuth();
  const passwordHash = await (await auth.$context).password.hash(password);
  const userId = await becomeAuthor();
  const result = await becomeAdministrator(store, key, { name, passwordHash, userId });
  if (result === 'done') await auth.api.renewSession({ body: { userId }, headers: await headers() });
  return setupResponse(result);
};

const REFUSALS = {
  'bad-key': [403, 'bad-setup-key'],
  taken: [409, 'name-taken'],
  'has-name': [409, 'has-name'],
  'not-found': [404, 'no-account'],
} as const satisfies Record<Exclude<SetupResult, 'done'>, readonly [number, string]>;

const setupResponse = (result: SetupResult): NextResponse => {
  if (result === 'done') return NextResponse.json({});
  const [status, code] = REFUSALS[result];
  return errorResponse(status, code);
};
