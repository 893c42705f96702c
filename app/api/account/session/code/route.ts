import { headers } from 'next/headers';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { getAuth } from '@/app/_server/accounts/auth';
import { adoptLegacyOwner } from '@/app/_server/accounts/author';
import { secondFactorResponse } from '@/app/_server/accounts/second-factor-responses';
import { readInput } from '@/app/_server/http/route-helpers';
import { LIMITS, refuseRateLimited } from '@/app/_server/rate-limits/rate-limits';
import { getStore } from '@/app/_server/store';
import { finishSignIn } from '@/lib/accounts/second-factor';

const step = z.strictObject({ kind: z.enum(['app', 'recovery']), code: z.string().max(20) });

/**
 * The second step of signing in. The first one has counted the pair of address and name; five wrong codes ask for the password again, and
 * after ten in a row the account takes none for a quarter of an hour, which nobody reaches without its password.
 */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const input = await readInput(request, step);
  if ('refused' in input) return input.refused;
  const refused = await refuseRateLimited(request, LIMITS.secondFactor);
  if (refused) return refused;
  const answer = await finishSignIn(await getStore(), await getAuth(), await headers(), input.data);
  if (answer.type === 'done') await adoptLegacyOwner(answer.value.userId);
  return secondFactorResponse(answer);
};
