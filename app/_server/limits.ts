import type { NextResponse } from 'next/server';
import { countTry, type Limit } from '@/lib/store/limits';
import { fault } from './answers';
import { clientOf } from './asking';
import { currentPerson } from './author';
import { getStore } from './store';

/** What one address, account, or pair of address and name may try; far more than a person does, far less than a guesser needs. */
export const LIMITS = {
  signIn: { what: 'sign-in', most: 30, per: 'ten minutes' },
  signInPair: { what: 'sign-in-as', most: 10, per: 'ten minutes' },
  signUp: { what: 'sign-up', most: 60, per: 'hour' },
  session: { what: 'session', most: 120, per: 'ten minutes' },
  account: { what: 'account', most: 60, per: 'hour' },
  password: { what: 'password', most: 30, per: 'ten minutes' },
  secondFactor: { what: 'second-factor', most: 30, per: 'ten minutes' },
  token: { what: 'token', most: 60, per: 'hour' },
  keepsake: { what: 'keepsake', most: 60, per: 'ten minutes' },
  publish: { what: 'publish', most: 3000, per: 'hour' },
  /** Files that have to be made: a print is looked at page by page. */
  makeFile: { what: 'make-file', most: 1500, per: 'ten minutes' },
  check: { what: 'check', most: 300, per: 'ten minutes' },
} as const satisfies Record<string, Limit>;

/** The sender of a request as limits count them. */
export const senderOf = (request: Pick<Request, 'headers'>): string => clientOf(request.headers);

/** Counts a write for its address and, when the visitor is known, for their account; the refusal, or null: go on. */
export const limitWrites = async (
  request: Pick<Request, 'headers'>,
  limit: Limit,
): Promise<NextResponse | null> => (await tooOften(request, limit)) ?? (await limitPerson(limit));

const limitPerson = async (limit: Limit): Promise<NextResponse | null> => {
  const person = await currentPerson();
  return person && limitAccount(limit, person.id);
};

/** Counts for an account, whoever acts for it. */
export const limitAccount = (limit: Limit, userId: string): Promise<NextResponse | null> =>
  tooOftenBy(limit, `user ${userId}`);

/** Refused when the sender has tried too often; null: go on. */
export const tooOften = (request: Pick<Request, 'headers'>, limit: Limit): Promise<NextResponse | null> =>
  tooOftenBy(limit, senderOf(request));

export const tooOftenBy = async (limit: Limit, who: string): Promise<NextResponse | null> => {
  const wait = await countTry(await getStore(), limit, who);
  return wait === 0 ? null : refuseFor(wait);
};

/** Too many tries: the answer says in how many seconds the next one is welcome. */
export const refuseFor = (seconds: number, code = 'too-often'): NextResponse => {
  const answer = fault(429, code);
  answer.headers.set('retry-after', String(seconds));
  return answer;
};
