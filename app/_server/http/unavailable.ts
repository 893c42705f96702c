import type { NextResponse } from 'next/server';
import { errorResponse } from './route-helpers';

/** Why something is not available now. */
export type Unavailable = { readonly type: 'busy' } | { readonly type: 'too-costly' };

export type LookupResult<Thing> =
  | { readonly type: 'found'; readonly found: Thing }
  | { readonly type: 'missing' }
  | Unavailable;

export const MISSING = { type: 'missing' } as const;

/** Seconds after which it is worth asking again. */
export const RETRY_AFTER: Readonly<Record<Unavailable['type'], number>> = { busy: 5, 'too-costly': 60 };

/** A 503 response with the time after which to ask again. */
export const unavailableResponse = ({ type }: Unavailable): NextResponse => {
  const answer = errorResponse(503, type);
  answer.headers.set('retry-after', String(RETRY_AFTER[type]));
  return answer;
};

/** What was found, null where there is nothing; throws to the error page where it is not available now. */
export const unwrapLookup = <Thing>(found: LookupResult<Thing>): Thing | null => {
  if (found.type === 'found') return found.found;
  if (found.type === 'missing') return null;
  throw new Error(`unavailable: ${found.type}`);
};
