import { sql } from 'kysely';
import type { Store } from '../engine/open-store';

/** How much of an ISO time names the span that it lies in, and how many seconds the span has. */
const SPANS = {
  minute: { letters: 16, seconds: 60 },
  'ten minutes': { letters: 15, seconds: 600 },
  hour: { letters: 13, seconds: 3600 },
} as const;
const DAY = 10;

export interface RateLimit {
  /** What is counted: 'sign-in'. */
  readonly what: string;
  readonly most: number;
  readonly per: keyof typeof SPANS;
}

/** Counts one more try by someone, and says whether it was still within the limit. */
export const isWithinLimit = async (store: Store, limit: RateLimit, who: string): Promise<boolean> =>
  (await countAttempt(store, limit, who)) === 0;

/**
 * Counts one more attempt: 0 while it is within the limit, otherwise the seconds until the next one is. All
 * instances on one store count together.
 */
export async function countAttempt(
  store: Store,
  { what, most, per }: RateLimit,
  who: string,
): Promise<number> {
  const now = store.now();
  const span = now.slice(0, SPANS[per].letters);
  const { count } = await store.db
    .insertInto('limits')
    .values({ key: `${what} ${who}`, span, count: 1 })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({
        span,
        count: sql<number>`case when limits.span = ${span} then limits.count + 1 else 1 end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  if (count === 1) await deleteOldAttempts(store, span);
  return count <= most ? 0 : secondsLeftOf(now, per);
}

/** From an ISO time to the end of the span that it lies in. */
const secondsLeftOf = (now: string, per: RateLimit['per']): number => {
  const { seconds } = SPANS[per];
  const sinceTheHour = Number(now.slice(14, 16)) * 60 + Number(now.slice(17, 19));
  return seconds - (sinceTheHour % seconds);
};

const deleteOldAttempts = (store: Store, span: string) =>
  store.db.deleteFrom('limits').where('span', '<', span.slice(0, DAY)).execute();
