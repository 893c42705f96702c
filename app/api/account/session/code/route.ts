import { headers } from 'next/headers';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { getAuth } from '@/app/_server/auth';
import { adoptFormer } from '@/app/_server/author';
import { LIMITS, tooOften } from '@/app/_server/limits';
import { secondFactorAnswer } from '@/app/_server/second-factor-answers';
import { getStore } from '@/app/_server/store';
import { finishSignIn } from '@/lib/accounts/second-factor';

const step = z.strictObject({ kind: z.enum(['app', 'recovery']), code: z.string().max(20) });

/**
 * The second step of signing in. The first one has counted the pair of address and name; five wrong codes ask for the password again, and
 * after ten in a row the account takes none for a quarter of an hour, which nobody reaches without its password.
 */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const input = step.safeParse(body.json);
  if (!input.success) return fault(400, 'bad-request');
  const refused = await tooOften(request, LIMITS.secondFactor);
  if (refused) return refused;
  const answer = await finishSignIn(await getStore(), await getAuth(), await headers(), input.data);
  if (answer.type === 'done') await adoptFormer(answer.value.userId);
  return secondFactorAnswer(answer);
};
