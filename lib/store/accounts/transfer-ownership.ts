import type { Transaction } from 'kysely';
import { refreshCatalogue, refreshStars } from '../catalogue/catalogue-row';
import { transferContributions } from '../community/contributions';
import { transferFollows } from '../community/follows';
import { transferPlayed } from '../community/ratings';
import type { Store } from '../engine/open-store';
import { transferGames } from '../games/transfer-games';
import type { Schema } from '../schema/schema';
import { transferGuests } from '../together/transfer-guests';

/** Moves everything that one user owns to another: drafts, published versions, stars, collections and tokens. */
export const transferOwnership = (store: Store, from: string, to: string): Promise<void> =>
  store.db.transaction().execute(async transaction => {
    await transaction.updateTable('drafts').set({ owner: to }).where('owner', '=', from).execute();
    await transferLines(transaction, from, to);
    await transferStars(transaction, from, to);
    await transaction.updateTable('collections').set({ owner: to }).where('owner', '=', from).execute();
    await transaction.updateTable('tokens').set({ owner: to }).where('owner', '=', from).execute();
    await transferGames(transaction, from, to);
    await transferContributions(transaction, from, to);
    await transferPlayed(transaction, from, to);
    await transferFollows(transaction, from, to);
    await transferGuests(transaction, from, to);
  });

/** Moves the lines to another author and updates the catalogue. */
export async function transferLines(
  transaction: Transaction<Schema>,
  from: string,
  to: string,
): Promise<void> {
  const lines = await transaction
    .updateTable('publications')
    .set({ author: to })
    .where('author', '=', from)
    .returning('slug')
    .execute();
  for (const { slug } of lines) await refreshCatalogue(transaction, slug);
}

/** What both had starred is starred once. */
async function transferStars(transaction: Transaction<Schema>, from: string, to: string): Promise<void> {
  const stars = await removeStars(transaction, from);
  for (const { slug, starred_at } of stars)
    await transaction
      .insertInto('stars')
      .values({ reader: to, slug, starred_at })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  for (const { slug } of stars) await refreshStars(transaction, slug);
}

export const removeStars = (transaction: Transaction<Schema>, reader: string) =>
  transaction.deleteFrom('stars').where('reader', '=', reader).returning(['slug', 'starred_at']).execute();
