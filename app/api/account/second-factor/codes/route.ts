import { headers } from 'next/headers';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { getAuth } from '@/app/_server/accounts/auth';
import { currentPerson } from '@/app/_server/accounts/author';
import { secondFactorResponse } from '@/app/_server/accounts/second-factor-responses';
import { errorResponse, isCrossOrigin, readJsonBody } from '@/app/_server/http/route-helpers';
import { LIMITS, refuseRateLimitedWrite } from '@/app/_server/rate-limits/rate-limits';
import { renewRecoveryCodes } from '@/lib/accounts/second-factor';

const withPassword = z.strictObject({ password: z.string().max(200) });

/** New recovery codes, told this once; the former ones no longer work. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  if (isCrossOrigin(request)) return errorResponse(403, 'other-origin');
  const body = await readJsonBody(request);
  if ('refused' in body) return body.refused;
  const input = withPassword.safeParse(body.json);
  if (!input.success) return errorResponse(400, 'bad-request');
  if (!(await currentPerson())?.name) return errorResponse(404, 'no-account');
  const refused = await refuseRateLimitedWrite(request, LIMITS.secondFactor);
  if (refused) return refused;
  const answer = await renewRecoveryCodes(await getAuth(), await headers(), input.data.password);
  return secondFactorResponse(answer, recoveryCodes => ({ recoveryCodes }));
};
