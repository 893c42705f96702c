import { headers } from 'next/headers';
import type { NextRequest, NextResponse } from 'next/server';
import { getAuth } from '@/app/_server/accounts/auth';
import { passwordInput, readSecondFactorInput } from '@/app/_server/accounts/second-factor-input';
import { secondFactorResponse } from '@/app/_server/accounts/second-factor-responses';
import { renewRecoveryCodes } from '@/lib/accounts/second-factor';

/** New recovery codes, shown only once; the former ones no longer work. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const input = await readSecondFactorInput(request, passwordInput);
  if ('refused' in input) return input.refused;
  const answer = await renewRecoveryCodes(await getAuth(), await headers(), input.data.password);
  return secondFactorResponse(answer, recoveryCodes => ({ recoveryCodes }));
};
