import type { NextRequest, NextResponse } from 'next/server';
import type { z } from 'zod';
import { currentPerson } from '../accounts/author';
import { errorResponse, readInput } from '../http/route-helpers';
import { refuseTooManyWrites, type WRITE_LIMITS } from '../rate-limits/write-limits';

/** Far more than a comment needs, as much as a good story of a game. */
export const LONGEST_COMMENT = 2000;
export const LONGEST_REPORT = 10_000;

type ContributorInput<Data> =
  | { readonly data: Data; readonly userId: string }
  | { readonly refused: NextResponse };

/** A contribution by somebody with an account, checked for origin, shape, author and rate. */
export const readContributorInput = async <Data>(
  request: NextRequest,
  schema: z.ZodType<Data>,
  limit: (typeof WRITE_LIMITS)['contribution' | 'rating'],
): Promise<ContributorInput<Data>> => {
  const requested = await readInput(request, schema);
  if ('refused' in requested) return requested;
  const person = await currentPerson();
  if (!person?.name) return { refused: errorResponse(401, 'sign-in-first') };
  const refused = await refuseTooManyWrites(request, limit, person.id);
  return refused ? { refused } : { data: requested.data, userId: person.id };
};
