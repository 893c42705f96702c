import { cookies, headers } from 'next/headers';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { getAuth } from '@/app/_server/auth';
import { adoptFormer, headersToSignIn } from '@/app/_server/author';
import { LIMITS, limitWrites, senderOf, tooOften, tooOftenBy } from '@/app/_server/limits';
import { refuseSuspended } from '@/app/_server/suspended';
import { isName, LONGEST_PASSWORD } from '@/lib/accounts/names';
import { signIn } from '@/lib/accounts/sign-in';
import { foldedName } from '@/lib/store/accounts';

const credentials = z.strictObject({ name: z.string(), password: z.string() });

/**
 * Signs in; what was written here before without an account comes along. One answer for a wrong name and a wrong password. Guesses count
 * against the address and against the pair of address and name: never against the name alone, or strangers could lock its owner out.
 */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const input = credentials.safeParse(body.json);
  if (!input.success) return fault(400, 'bad-request');
  const { name, password } = input.data;
  if (!isName(name) || password.length > LONGEST_PASSWORD) return fault(403, 'wrong-sign-in');
  const refused =
    (await tooOften(request, LIMITS.signIn)) ??
    (await tooOftenBy(LIMITS.signInPair, `${senderOf(request)} ${foldedName(name)}`));
  return refused ?? (await refuseSuspended(name, password)) ?? signInAs(name, password);
};

const signInAs = async (username: string, password: string): Promise<NextResponse> => {
  const keepSession = await sessionKeeper();
  const answer = await signIn(await getAuth(), await headersToSignIn(), { username, password });
  if (answer.type === 'refused') return fault(403, 'wrong-sign-in');
  if (answer.type === 'code-needed') {
    await keepSession();
    return NextResponse.json({ needsCode: true });
  }
  await adoptFormer(answer.userId);
  return NextResponse.json({ needsCode: false });
};

/** While the code is outstanding a visitor stays who they were: the library would take the cookie that leads to their drafts. */
const sessionKeeper = async (): Promise<() => Promise<void>> => {
  const { sessionToken } = (await (await getAuth()).$context).authCookies;
  const before = (await cookies()).get(sessionToken.name)?.value;
  return async () => {
    if (before !== undefined)
      (await cookies()).set(sessionToken.name, before, cookieLook(sessionToken.attributes));
  };
};

interface CookieAttributes {
  readonly path?: string | undefined;
  readonly secure?: boolean | undefined;
  readonly maxAge?: number | undefined;
}

const cookieLook = ({ path = '/', secure = false, maxAge }: CookieAttributes) => ({
  path,
  secure,
  httpOnly: true,
  sameSite: 'lax' as const,
  ...(maxAge === undefined ? {} : { maxAge }),
});

/** Signs out. */
export const DELETE = async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const refused = await limitWrites(request, LIMITS.session);
  if (refused) return refused;
  const auth = await getAuth();
  await auth.api.signOut({ headers: await headers() });
  return NextResponse.json({});
};
