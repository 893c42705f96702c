import { headers } from 'next/headers';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { getAuth } from '@/app/_server/auth';
import { currentPerson } from '@/app/_server/author';
import { LIMITS, limitWrites } from '@/app/_server/limits';
import { secondFactorAnswer } from '@/app/_server/second-factor-answers';
import { renewRecoveryCodes } from '@/lib/accounts/second-factor';

const withPassword = z.strictObject({ password: z.string().max(200) });

/** New recovery codes, told this once; the former ones no longer work. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const input = withPassword.safeParse(body.json);
  if (!input.success) return fault(400, 'bad-request');
  if (!(await currentPerson())?.name) return fault(404, 'no-account');
  const refused = await limitWrites(request, LIMITS.secondFactor);
  if (refused) return refused;
  const answer = await renewRecoveryCodes(await getAuth(), await headers(), input.data.password);
  return secondFactorAnswer(answer, recoveryCodes => ({ recoveryCodes }));
};
