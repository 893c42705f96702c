import { cookies, headers } from 'next/headers';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { getAuth } from '@/app/_server/accounts/auth';
import { adoptLegacyOwner, makeSignInHeaders } from '@/app/_server/accounts/author';
import { refuseSuspended } from '@/app/_server/accounts/suspended-accounts';
import { errorResponse, isCrossOrigin, readInput } from '@/app/_server/http/route-helpers';
import {
  LIMITS,
  refuseRateLimited,
  refuseRateLimitedKey,
  refuseRateLimitedWrite,
  senderKeyOf,
} from '@/app/_server/rate-limits/rate-limits';
import { isUserName, LONGEST_PASSWORD } from '@/lib/accounts/credential-limits';
import { signIn } from '@/lib/accounts/sign-in';
import { normalizeName } from '@/lib/store/accounts/accounts';

const credentials = z.strictObject({ name: z.string(), password: z.string() });

/**
 * Signs in; what was written here before without an account comes along. One answer for a wrong name and a wrong password. Guesses count
 * against the address and against the pair of address and name: never against the name alone, or strangers could lock its owner out.
 */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const input = await readInput(request, credentials);
  if ('refused' in input) return input.refused;
  const { name, password } = input.data;
  if (!isUserName(name) || password.length > LONGEST_PASSWORD) return errorResponse(403, 'wrong-sign-in');
  const refused =
    (await refuseRateLimited(request, LIMITS.signIn)) ??
    (await refuseRateLimitedKey(LIMITS.signInPair, `${senderKeyOf(request)} ${normalizeName(name)}`));
  return refused ?? (await refuseSuspended(name, password)) ?? signInAs(name, password);
};

const signInAs = async (username: string, password: string): Promise<NextResponse> => {
  const keepSession = await prepareSessionRestore();
  const answer = await signIn(await getAuth(), await makeSignInHeaders(), { username, password });
  if (answer.type === 'refused') return errorResponse(403, 'wrong-sign-in');
  if (answer.type === 'code-needed') {
    await keepSession();
    return NextResponse.json({ needsCode: true });
  }
  await adoptLegacyOwner(answer.userId);
  return NextResponse.json({ needsCode: false });
};

/** While the code is outstanding a visitor stays who they were: the library would take the cookie that leads to their drafts. */
const prepareSessionRestore = async (): Promise<() => Promise<void>> => {
  const { sessionToken } = (await (await getAuth()).$context).authCookies;
  const before = (await cookies()).get(sessionToken.name)?.value;
  return async () => {
    if (before !== undefined)
      (await cookies()).set(sessionToken.name, before, toCookieOptions(sessionToken.attributes));
  };
};

interface CookieAttributes {
  readonly path?: string | undefined;
  readonly secure?: boolean | undefined;
  readonly maxAge?: number | undefined;
}

const toCookieOptions = ({ path = '/', secure = false, maxAge }: CookieAttributes) => ({
  path,
  secure,
  httpOnly: true,
  sameSite: 'lax' as const,
  ...(maxAge === undefined ? {} : { maxAge }),
});

/** Signs out. */
export const DELETE = async (request: NextRequest): Promise<NextResponse> => {
  if (isCrossOrigin(request)) return errorResponse(403, 'other-origin');
  const refused = await refuseRateLimitedWrite(request, LIMITS.session);
  if (refused) return refused;
  const auth = await getAuth();
  await auth.api.signOut({ headers: await headers() });
  return NextResponse.json({});
};
