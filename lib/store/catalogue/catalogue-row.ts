import type { Selectable, Transaction } from 'kysely';
import { readBalanceStanding } from '../balance/balance-standing';
import type { BalanceStanding, Schema, VersionTable } from '../schema/schema';
import { type Facts, toStoredFacts } from './facts';
import { normalizeForSearch } from './normalize-for-search';

/** Updates the line's catalogue row, and with it the search index, to the newest public version that stands; without one there is no row. */
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
  const revision = await nextRevision(transaction);
  const row = version && {
    ...makeRow(version),
    revision,
    stars: await countStars(transaction, slug),
    balance: await readBalanceStanding(transaction, { slug, n: version.n }),
  };
  if (row) await putInCatalogue(transaction, slug, row);
  else await transaction.deleteFrom('catalogue').where('slug', '=', slug).execute();
}

/** Counts the stars of a line again. */
export async function refreshStars(transaction: Transaction<Schema>, slug: string): Promise<void> {
  const revision = await nextRevision(transaction);
  await transaction
    .updateTable('catalogue')
    .set({ stars: await countStars(transaction, slug), revision })
    .where('slug', '=', slug)
    .execute();
}

/** Looks again who is said to win most in the version that the catalogue shows; nothing happens where that is as it was. */
export async function refreshBalance(transaction: Transaction<Schema>, slug: string): Promise<void> {
  const row = await transaction
    .selectFrom('catalogue')
    .select(['n', 'balance'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!row) return;
  const balance = await readBalanceStanding(transaction, { slug, n: row.n });
  if (balance === row.balance) return;
  const revision = await nextRevision(transaction);
  await transaction.updateTable('catalogue').set({ balance, revision }).where('slug', '=', slug).execute();
}

/** Writers of the catalogue wait here for each other, so that revisions become visible in their order. */
async function nextRevision(transaction: Transaction<Schema>): Promise<number> {
  const state = await transaction
    .updateTable('catalogue_state')
    .set(expression => ({ revision: expression('revision', '+', 1) }))
    .returning('revision')
    .executeTakeFirstOrThrow();
  return state.revision;
}

async function countStars(transaction: Transaction<Schema>, slug: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('stars')
    .select(expression => expression.fn.countAll().as('count'))
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type ListedVersion = Pick<Selectable<VersionTable>, 'n' | 'facts' | 'words' | 'published_at'>;

const makeRow = ({ n, facts, words, published_at }: ListedVersion) => {
  const { isReconstructed, ...kept } = toStoredFacts(JSON.parse(facts) as Facts);
  return {
    ...kept,
    n,
    sides: JSON.stringify(kept.sides),
    tags: JSON.stringify(kept.tags),
    texts: JSON.stringify(kept.texts),
    reconstructed: Number(isReconstructed),
    title_folded: normalizeForSearch(kept.title),
    published_at,
    words,
  };
};

type Row = ReturnType<typeof makeRow> & {
  readonly revision: number;
  readonly stars: number;
  readonly balance: BalanceStanding | null;
};

const putInCatalogue = (transaction: Transaction<Schema>, slug: string, row: Row) =>
  transaction
    .insertInto('catalogue')
    .values({ ...row, slug })
    .onConflict(conflict => conflict.column('slug').doUpdateSet(row))
    .execute();
