import type { Transaction } from 'kysely';
import { isSlug } from '../documents/slug';
import type { Store } from '../engine/open-store';
import type { Schema } from '../schema/schema';
import { refreshStars } from './catalogue-row';

/** Stars a published line for a reader, or removes the star; false: there is no such line. */
export const setStar = async (
  store: Store,
  reader: string,
  slug: string,
  isStarred: boolean,
): Promise<boolean> => {
  if (!isSlug(slug)) return false;
  return store.db.transaction().execute(async transaction => {
    const line = await transaction
      .selectFrom('publications')
      .select('slug')
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (!line) return false;
    await (isStarred
      ? addStar(transaction, reader, slug, store.now())
      : removeStar(transaction, reader, slug));
    await refreshStars(transaction, slug);
    return true;
  });
};

const addStar = (transaction: Transaction<Schema>, reader: string, slug: string, time: string) =>
  transaction
    .insertInto('stars')
    .values({ reader, slug, starred_at: time })
    .onConflict(conflict => conflict.doNothing())
    .execute();

const removeStar = (transaction: Transaction<Schema>, reader: string, slug: string) =>
  transaction.deleteFrom('stars').where('reader', '=', reader).where('slug', '=', slug).execute();

/** The lines that a reader starred, the last one first. */
export async function listStars({ db }: Store, reader: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('stars')
    .select('slug')
    .where('reader', '=', reader)
    .orderBy('starred_at', 'desc')
    .orderBy('slug')
    .execute();
  return rows.map(({ slug }) => slug);
}

export interface StarCount {
  readonly count: number;
  readonly isMine: boolean;
}

/** How many readers starred a line, and whether this one did. */
export async function readStarCount({ db }: Store, slug: string, reader: string | null): Promise<StarCount> {
  const rows = await db.selectFrom('stars').select('reader').where('slug', '=', slug).execute();
  return { count: rows.length, isMine: rows.some(row => row.reader === reader) };
}
