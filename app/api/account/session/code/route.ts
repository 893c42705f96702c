import { headers } from 'next/headers';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { getAuth } from '@/app/_server/accounts/auth';
import { adoptLegacyOwner } from '@/app/_server/accounts/author';
import { secondFactorResponse } from '@/app/_server/accounts/second-factor-responses';
import { errorResponse, isCrossOrigin, readJsonBody } from '@/app/_server/http/route-helpers';
import { LIMITS, refuseRateLimited } from '@/app/_server/rate-limits/rate-limits';
import { getStore } from '@/app/_server/store';
import { finishSignIn } from '@/lib/accounts/second-factor';

const step = z.strictObject({ kind: z.enum(['app', 'recovery']), code: z.string().max(20) });

/**
 * The second step of signing in. The first one has counted the pair of address and name; five wrong codes ask for the password again, and
 * after ten in a row the account takes none for a quarter of an hour, which nobody reaches without its password.
 */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  if (isCrossOrigin(request)) return errorResponse(403, 'other-origin');
  const body = await readJsonBody(request);
  if ('refused' in body) return body.refused;
  const input = step.safeParse(body.json);
  if (!input.success) return errorResponse(400, 'bad-request');
  const refused = await refuseRateLimited(request, LIMITS.secondFactor);
  if (refused) return refused;
  const answer = await finishSignIn(await getStore(), await getAuth(), await headers(), input.data);
  if (answer.type === 'done') await adoptLegacyOwner(answer.value.userId);
  return secondFactorResponse(answer);
};
