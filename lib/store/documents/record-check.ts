import type { Transaction } from 'kysely';
import { refreshCatalogue } from '../catalogue/catalogue-row';
import { type Facts, searchWordsOf, toStoredFacts } from '../catalogue/facts';
import type { Store } from '../engine/open-store';
import type { Schema } from '../schema/schema';
import type { VersionRef } from './drafts';
import { saveCheck, type VersionCheck } from './version-checks';

/** Keeps what the rules and the catalogue say of a version that was published before. */
export const recordCheck = (
  store: Store,
  ref: VersionRef,
  check: VersionCheck,
  facts: Facts,
): Promise<void> =>
  store.db.transaction().execute(async transaction => {
    const known = await transaction
      .selectFrom('versions')
      .select('facts')
      .where('slug', '=', ref.slug)
      .where('n', '=', ref.n)
      .where('state', '=', 'standing')
      .executeTakeFirst();
    if (!known) return;
    await saveCheck(transaction, ref, check);
    if (known.facts !== JSON.stringify(toStoredFacts(facts))) await updateFacts(transaction, ref, facts);
  });

/** The document is the same, but more is known about it. */
export async function updateFacts(
  transaction: Transaction<Schema>,
  { slug, n }: VersionRef,
  facts: Facts,
): Promise<void> {
  await transaction
    .updateTable('versions')
    .set({ facts: JSON.stringify(toStoredFacts(facts)), words: searchWordsOf(facts) })
    .where('slug', '=', slug)
    .where('n', '=', n)
    .where('state', '<>', 'deleted')
    .execute();
  await refreshCatalogue(transaction, slug);
}
