import { headers } from 'next/headers';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { getAuth } from '@/app/_server/auth';
import { currentPerson } from '@/app/_server/author';
import { LIMITS, limitWrites } from '@/app/_server/limits';
import { secondFactorAnswer } from '@/app/_server/second-factor-answers';
import { confirmSecondFactor, startSecondFactor, stopSecondFactor } from '@/lib/accounts/second-factor';
import { qrCode } from '@/lib/drawing/qr';

/** What somebody with an account sent, after the checks that all three have in common. */
const inputFrom = async <Input>(
  request: NextRequest,
  schema: z.ZodType<Input>,
): Promise<{ readonly name: string; readonly input: Input } | NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const input = schema.safeParse(body.json);
  if (!input.success) return fault(400, 'bad-request');
  const name = (await currentPerson())?.name;
  if (!name) return fault(404, 'no-account');
  return (await limitWrites(request, LIMITS.secondFactor)) ?? { name, input: input.data };
};

const withPassword = z.strictObject({ password: z.string().max(200) });
const withCode = z.strictObject({ code: z.string().max(20) });

/** A key for the visitor's app, as a picture and to be typed, and the recovery codes; all of it is told this once. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const asked = await inputFrom(request, withPassword);
  if (asked instanceof NextResponse) return asked;
  const { name, input } = asked;
  const answer = await startSecondFactor(await getAuth(), await headers(), { name, ...input });
  return secondFactorAnswer(answer, ({ uri, key, recoveryCodes }) => ({
    picture: qrCode(uri),
    key,
    recoveryCodes,
  }));
};

/** The first code of the app turns the second factor on. */
export const PUT = async (request: NextRequest): Promise<NextResponse> => {
  const asked = await inputFrom(request, withCode);
  if (asked instanceof NextResponse) return asked;
  return secondFactorAnswer(await confirmSecondFactor(await getAuth(), await headers(), asked.input.code));
};

/** Turns it off. */
export const DELETE = async (request: NextRequest): Promise<NextResponse> => {
  const asked = await inputFrom(request, withPassword);
  if (asked instanceof NextResponse) return asked;
  return secondFactorAnswer(await stopSecondFactor(await getAuth(), await headers(), asked.input.password));
};
