import type { NextRequest, NextResponse } from 'next/server';
import { CLIENT_ADDRESS, countedAs } from '@/lib/accounts/client-address';
import { isWithin, type Limit } from '@/lib/store/limits';
import { fault } from './answers';
import { getStore } from './store';

/** What one address, or one name, may try; far more than a person does, far less than a guesser needs. */
export const LIMITS = {
  signIn: { what: 'sign-in', most: 30, per: 'ten minutes' },
  signInAs: { what: 'sign-in-as', most: 30, per: 'ten minutes' },
  signUp: { what: 'sign-up', most: 60, per: 'hour' },
  password: { what: 'password', most: 30, per: 'ten minutes' },
  keepsake: { what: 'keepsake', most: 60, per: 'ten minutes' },
  newDraft: { what: 'new-draft', most: 2000, per: 'hour' },
  bringIn: { what: 'bring-in', most: 60, per: 'hour' },
  publish: { what: 'publish', most: 3000, per: 'hour' },
  report: { what: 'report', most: 30, per: 'hour' },
} as const satisfies Record<string, Limit>;

/** Refused when the sender has tried too often; null: go on. */
export const tooOften = async (request: NextRequest, limit: Limit): Promise<NextResponse | null> =>
  tooOftenBy(limit, countedAs(request.headers.get(CLIENT_ADDRESS) ?? 'unknown'));

export const tooOftenBy = async (limit: Limit, who: string): Promise<NextResponse | null> =>
  (await isWithin(await getStore(), limit, who)) ? null : fault(429, 'too-often');
