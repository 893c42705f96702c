import { headers } from 'next/headers';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { getAuth } from '@/app/_server/accounts/auth';
import { passwordInput, readSecondFactorInput } from '@/app/_server/accounts/second-factor-input';
import { secondFactorResponse } from '@/app/_server/accounts/second-factor-responses';
import { confirmSecondFactor, startSecondFactor, stopSecondFactor } from '@/lib/accounts/second-factor';
import { drawQrCode } from '@/lib/drawing/qr';

const withCode = z.strictObject({ code: z.string().max(20) });

/** A key for the visitor's app, as a picture and as text, and the recovery codes; all of it is shown only once. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const asked = await readSecondFactorInput(request, passwordInput);
  if ('refused' in asked) return asked.refused;
  const { name, data } = asked;
  const answer = await startSecondFactor(await getAuth(), await headers(), { name, ...data });
  return secondFactorResponse(answer, ({ uri, key, recoveryCodes }) => ({
    picture: drawQrCode(uri),
    key,
    recoveryCodes,
  }));
};

/** The first code of the app turns the second factor on. */
export const PUT = async (request: NextRequest): Promise<NextResponse> => {
  const asked = await readSecondFactorInput(request, withCode);
  if ('refused' in asked) return asked.refused;
  return secondFactorResponse(await confirmSecondFactor(await getAuth(), await headers(), asked.data.code));
};

/** Turns it off. */
export const DELETE = async (request: NextRequest): Promise<NextResponse> => {
  const asked = await readSecondFactorInput(request, passwordInput);
  if ('refused' in asked) return asked.refused;
  return secondFactorResponse(await stopSecondFactor(await getAuth(), await headers(), asked.data.password));
};
