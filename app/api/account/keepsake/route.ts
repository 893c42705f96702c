import { headers } from 'next/headers';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { getAuth } from '@/app/_server/accounts/auth';
import { readInput } from '@/app/_server/http/route-helpers';
import { LIMITS, refuseRateLimitedWrite } from '@/app/_server/rate-limits/rate-limits';
import { getStore } from '@/app/_server/store';
import { deleteRecoveryToken } from '@/lib/store/accounts/recovery-tokens';

const recoveryInput = z.strictObject({ keepsake: z.string().max(100) });

const readRecoveryToken = async (request: NextRequest): Promise<string | NextResponse> => {
  const requested = await readInput(request, recoveryInput);
  if ('refused' in requested) return requested.refused;
  return (await refuseRateLimitedWrite(request, LIMITS.recoveryToken)) ?? requested.data.keepsake;
};

/** Recovers the session of a new author whose browser lost the cookie. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const recoveryToken = await readRecoveryToken(request);
  if (recoveryToken instanceof NextResponse) return recoveryToken;
  const auth = await getAuth();
  const { isKnown } = await auth.api.regain({ body: { keepsake: recoveryToken }, headers: await headers() });
  return NextResponse.json({ isKnown });
};

/** The browser has the cookie on its disk by now, so the token is no longer needed. */
export const DELETE = async (request: NextRequest): Promise<NextResponse> => {
  const recoveryToken = await readRecoveryToken(request);
  if (recoveryToken instanceof NextResponse) return recoveryToken;
  await deleteRecoveryToken(await getStore(), recoveryToken);
  return NextResponse.json({});
};
