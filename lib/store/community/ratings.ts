import type { Transaction } from 'kysely';
import type { VersionRef } from '../documents/drafts';
import { runWithinQuota } from '../documents/quotas';
import { isSlug } from '../documents/slug';
import type { Store } from '../engine/open-store';
import type { Schema } from '../schema/schema';

/** A game on a reader's device that the rules have found to be over. */
export interface FinishedGame extends VersionRef {
  readonly variant: string | null;
  readonly record: string;
}

/** Notes that somebody has played a battle to its end; of several games the first one stays. */
export const recordFinishedGame = (store: Store, user: string, game: FinishedGame): Promise<void> =>
  runWithinQuota(store, user, async transaction => {
    await transaction
      .insertInto('finished_games')
      .values({ ...game, user_id: user, finished_at: store.now() })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  });

/** Whether somebody has played a published battle to its end, on their device or by link. */
export async function hasPlayed({ db }: Pick<Store, 'db'>, user: string, slug: string): Promise<boolean> {
  if (!isSlug(slug)) return false;
  const own = await db
    .selectFrom('finished_games')
    .select('n')
    .where('user_id', '=', user)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (own) return true;
  const byLink = await db
    .selectFrom('games')
    .innerJoin('game_seats', 'game_seats.game', 'games.id')
    .select('games.id')
    .where('game_seats.user_id', '=', user)
    .where('games.status', '=', 'over')
    .where('games.home', 'like', `/s/${slug}/v/%`)
    .executeTakeFirst();
  return byLink !== undefined;
}

export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/** The one rating of an account for a battle, given again or taken back; false: they have not played it. */
export async function setRating(
  store: Store,
  user: string,
  slug: string,
  rating: Rating | null,
): Promise<boolean> {
  if (rating === null) {
    await store.db.deleteFrom('ratings').where('user_id', '=', user).where('slug', '=', slug).execute();
    return true;
  }
  if (!(await hasPlayed(store, user, slug))) return false;
  await store.db
    .insertInto('ratings')
    .values({ user_id: user, slug, rating, rated_at: store.now() })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'slug']).doUpdateSet({ rating, rated_at: store.now() }),
    )
    .execute();
  return true;
}

export interface RatingSummary {
  readonly count: number;
  /** To one decimal; null: nobody has rated it. */
  readonly average: number | null;
  readonly own: number | null;
}

/** What players say of a battle, in stars. */
export async function readRatings(
  { db }: Pick<Store, 'db'>,
  slug: string,
  reader: string | null,
): Promise<RatingSummary> {
  const rows = await db
    .selectFrom('ratings')
    .select(['user_id', 'rating'])
    .where('slug', '=', slug)
    .execute();
  const sum = rows.reduce((total, { rating }) => total + rating, 0);
  return {
    count: rows.length,
    average: rows.length === 0 ? null : Math.round((10 * sum) / rows.length) / 10,
    own: rows.find(({ user_id }) => user_id === reader)?.rating ?? null,
  };
}

/** What somebody has played on their devices, and how they rated it. */
export async function listOwnPlayed({ db }: Store, user: string) {
  const games = await db
    .selectFrom('finished_games')
    .select(['slug', 'n', 'variant', 'record'])
    .where('user_id', '=', user)
    .orderBy('slug')
    .execute();
  const ratings = await db
    .selectFrom('ratings')
    .select(['slug', 'rating'])
    .where('user_id', '=', user)
    .orderBy('slug')
    .execute();
  return { games, ratings };
}

/** What a guest played and rated is added to the account that they sign in to; the account's own ratings stay. */
export async function transferPlayed(
  transaction: Transaction<Schema>,
  from: string,
  to: string,
): Promise<void> {
  const games = await transaction
    .deleteFrom('finished_games')
    .where('user_id', '=', from)
    .returningAll()
    .execute();
  for (const game of games)
    await transaction
      .insertInto('finished_games')
      .values({ ...game, user_id: to })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  const ratings = await transaction
    .deleteFrom('ratings')
    .where('user_id', '=', from)
    .returningAll()
    .execute();
  for (const rating of ratings)
    await transaction
      .insertInto('ratings')
      .values({ ...rating, user_id: to })
      .onConflict(conflict => conflict.doNothing())
      .execute();
}
