import { headers } from 'next/headers';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { getAuth } from '@/app/_server/auth';
import { adoptFormer } from '@/app/_server/author';
import { LIMITS, tooOften, tooOftenBy } from '@/app/_server/limits';
import { isName, isPassword } from '@/lib/accounts/names';
import { foldedName } from '@/lib/store/accounts';

const signIn = z.strictObject({ name: z.string(), password: z.string() });

/** Signs in; what was written here before without an account comes along. One answer for a wrong name and a wrong password. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = signIn.safeParse(body.json);
  if (!wish.success) return fault(400, 'bad-request');
  const { name, password } = wish.data;
  if (!isName(name) || !isPassword(password)) return fault(403, 'wrong-sign-in');
  const refused =
    (await tooOften(request, LIMITS.signIn)) ?? (await tooOftenBy(LIMITS.signInAs, foldedName(name)));
  return refused ?? signInAs(name, password);
};

const signInAs = async (username: string, password: string): Promise<NextResponse> => {
  const auth = await getAuth();
  try {
    const signedIn = await auth.api.signInUsername({
      body: { username, password },
      headers: await headers(),
    });
    await adoptFormer(signedIn.user.id);
    return NextResponse.json({});
  } catch (error) {
    if (isRefusal(error)) return fault(403, 'wrong-sign-in');
    throw error;
  }
};

/** By its look: the library's class is in more than one bundle, and not the same in each. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;

/** Signs out. */
export const DELETE = async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const auth = await getAuth();
  await auth.api.signOut({ headers: await headers() });
  return NextResponse.json({});
};
