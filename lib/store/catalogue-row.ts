import type { Selectable, Transaction } from 'kysely';
import type { KeptFacts } from './facts';
import { fold } from './fold';
import type { Schema, VersionTable } from './schema';

/** Lets the line's catalogue row, and with it the search index, speak of its newest public version that stands; without one there is no row. */
export async function refreshCatalogue(transaction: Transaction<Schema>, slug: string): Promise<void> {
  const version = await transaction
    .selectFrom('versions')
    .select(['n', 'facts', 'words', 'published_at'])
    .where('slug', '=', slug)
    .where('state', '=', 'standing')
    .where('visibility', '=', 'public')
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (version) await putInCatalogue(transaction, slug, rowFor(version));
  else await transaction.deleteFrom('catalogue').where('slug', '=', slug).execute();
}

type ListedVersion = Pick<Selectable<VersionTable>, 'n' | 'facts' | 'words' | 'published_at'>;

const rowFor = ({ n, facts, words, published_at }: ListedVersion) => {
  const kept: KeptFacts = JSON.parse(facts);
  return {
    ...kept,
    n,
    sides: JSON.stringify(kept.sides),
    title_folded: fold(kept.title),
    published_at,
    words,
  };
};

const putInCatalogue = (transaction: Transaction<Schema>, slug: string, row: ReturnType<typeof rowFor>) =>
  transaction
    .insertInto('catalogue')
    .values({ ...row, slug })
    .onConflict(conflict => conflict.column('slug').doUpdateSet(row))
    .execute();
