import type { NextResponse } from 'next/server';
import { countAttempt, type RateLimit } from '@/lib/store/operations/rate-limits';
import { currentPerson } from '../accounts/author';
import { clientKeyOf } from '../http/requester';
import { errorResponse } from '../http/route-helpers';
import { getStore } from '../store';

/**
 * How often one address, account, or pair of address and name may try: far more than a person does, far less than a
 * guesser needs.
 */
export const LIMITS = {
  signIn: { what: 'sign-in', most: 30, per: 'ten minutes' },
  signInPair: { what: 'sign-in-as', most: 10, per: 'ten minutes' },
  signUp: { what: 'sign-up', most: 60, per: 'hour' },
  session: { what: 'session', most: 120, per: 'ten minutes' },
  account: { what: 'account', most: 60, per: 'hour' },
  password: { what: 'password', most: 30, per: 'ten minutes' },
  secondFactor: { what: 'second-factor', most: 30, per: 'ten minutes' },
  token: { what: 'token', most: 60, per: 'hour' },
  recoveryToken: { what: 'keepsake', most: 60, per: 'ten minutes' },
  publish: { what: 'publish', most: 3000, per: 'hour' },
  /** Files that have to be made: a print is looked at page by page. */
  makeFile: { what: 'make-file', most: 1500, per: 'ten minutes' },
  /** Comments and reports that an archive brings, for an account. */
  importWriting: { what: 'import-writing', most: 300, per: 'hour' },
  check: { what: 'check', most: 300, per: 'ten minutes' },
} as const satisfies Record<string, RateLimit>;

/** The sender of a request as limits count them. */
export const senderKeyOf = (request: Pick<Request, 'headers'>): string => clientKeyOf(request.headers);

/**
 * Counts a write for its address and, when the visitor is known, for their account; returns the refusal, or null:
 * allowed.
 */
export const refuseRateLimitedWrite = async (
  request: Pick<Request, 'headers'>,
  limit: RateLimit,
): Promise<NextResponse | null> =>
  (await refuseRateLimited(request, limit)) ?? (await refuseRateLimitedPerson(limit));

const refuseRateLimitedPerson = async (limit: RateLimit): Promise<NextResponse | null> => {
  const person = await currentPerson();
  return person && refuseRateLimitedAccount(limit, person.id);
};

/** Counts for an account, whoever acts for it. */
export const refuseRateLimitedAccount = (limit: RateLimit, userId: string): Promise<NextResponse | null> =>
  refuseRateLimitedKey(limit, `user ${userId}`);

/** Refuses a sender who has tried too often; null: allowed. */
export const refuseRateLimited = (
  request: Pick<Request, 'headers'>,
  limit: RateLimit,
): Promise<NextResponse | null> => refuseRateLimitedKey(limit, senderKeyOf(request));

export const refuseRateLimitedKey = async (limit: RateLimit, who: string): Promise<NextResponse | null> => {
  const wait = await countAttempt(await getStore(), limit, who);
  return wait === 0 ? null : tooManyRequestsResponse(wait);
};

/** Too many tries: the answer says after how many seconds the next one is accepted. */
export const tooManyRequestsResponse = (seconds: number, code = 'too-often'): NextResponse => {
  const answer = errorResponse(429, code);
  answer.headers.set('retry-after', String(seconds));
  return answer;
};
