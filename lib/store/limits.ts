import { sql } from 'kysely';
import type { Store } from './open';

/** How much of an ISO time names the span that it lies in. */
const SPANS = { minute: 16, 'ten minutes': 15, hour: 13 } as const;
const DAY = 10;

export interface Limit {
  /** What is counted: 'sign-in'. */
  readonly what: string;
  readonly most: number;
  readonly per: keyof typeof SPANS;
}

/** Counts one more try by someone, and says whether it was still within the limit; every instance on one store counts together. */
export async function isWithin(store: Store, { what, most, per }: Limit, who: string): Promise<boolean> {
  const span = store.now().slice(0, SPANS[per]);
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
  if (count === 1) await forgetOldTries(store, span);
  return count <= most;
}

const forgetOldTries = (store: Store, span: string) =>
  store.db.deleteFrom('limits').where('span', '<', span.slice(0, DAY)).execute();
