import { headers } from 'next/headers';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { getAuth } from '@/app/_server/accounts/auth';
import { currentPerson } from '@/app/_server/accounts/author';
import { secondFactorResponse } from '@/app/_server/accounts/second-factor-responses';
import { errorResponse, isCrossOrigin, readJsonBody } from '@/app/_server/http/route-helpers';
import { LIMITS, refuseRateLimitedWrite } from '@/app/_server/rate-limits/rate-limits';
import { confirmSecondFactor, startSecondFactor, stopSecondFactor } from '@/lib/accounts/second-factor';
import { drawQrCode } from '@/lib/drawing/qr';

/** What somebody with an account sent, after the checks that all three have in common. */
const readInput = async <Input>(
  request: NextRequest,
  schema: z.ZodType<Input>,
): Promise<{ readonly name: string; readonly input: Input } | NextResponse> => {
  if (isCrossOrigin(request)) return errorResponse(403, 'other-origin');
  const body = await readJsonBody(request);
  if ('refused' in body) return body.refused;
  const input = schema.safeParse(body.json);
  if (!input.success) return errorResponse(400, 'bad-request');
  const name = (await currentPerson())?.name;
  if (!name) return errorResponse(404, 'no-account');
  return (await refuseRateLimitedWrite(request, LIMITS.secondFactor)) ?? { name, input: input.data };
};

const withPassword = z.strictObject({ password: z.string().max(200) });
const withCode = z.strictObject({ code: z.string().max(20) });

/** A key for the visitor's app, as a picture and to be typed, and the recovery codes; all of it is told this once. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const asked = await readInput(request, withPassword);
  if (asked instanceof NextResponse) return asked;
  const { name, input } = asked;
  const answer = await startSecondFactor(await getAuth(), await headers(), { name, ...input });
  return secondFactorResponse(answer, ({ uri, key, recoveryCodes }) => ({
    picture: drawQrCode(uri),
    key,
    recoveryCodes,
  }));
};

/** The first code of the app turns the second factor on. */
export const PUT = async (request: NextRequest): Promise<NextResponse> => {
  const asked = await readInput(request, withCode);
  if (asked instanceof NextResponse) return asked;
  return secondFactorResponse(await confirmSecondFactor(await getAuth(), await headers(), asked.input.code));
};

/** Turns it off. */
export const DELETE = async (request: NextRequest): Promise<NextResponse> => {
  const asked = await readInput(request, withPassword);
  if (asked instanceof NextResponse) return asked;
  return secondFactorResponse(await stopSecondFactor(await getAuth(), await headers(), asked.input.password));
};
