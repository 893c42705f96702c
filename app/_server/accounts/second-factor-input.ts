import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { errorResponse, readInput } from '../http/route-helpers';
import { LIMITS, refuseRateLimitedWrite } from '../rate-limits/rate-limits';
import { currentPerson } from './author';

export const passwordInput = z.strictObject({ password: z.string().max(200) });

export type SecondFactorInput<Data> =
  | { readonly name: string; readonly data: Data }
  | { readonly refused: NextResponse };

/** What somebody with an account sent about their second factor. */
export const readSecondFactorInput = async <Data>(
  request: NextRequest,
  schema: z.ZodType<Data>,
): Promise<SecondFactorInput<Data>> => {
  const input = await readInput(request, schema);
  if ('refused' in input) return input;
  const name = (await currentPerson())?.name;
  if (!name) return { refused: errorResponse(404, 'no-account') };
  const refused = await refuseRateLimitedWrite(request, LIMITS.secondFactor);
  return refused ? { refused } : { name, data: input.data };
};
