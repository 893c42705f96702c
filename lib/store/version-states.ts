import type { Transaction, UpdateObject } from 'kysely';
import { refreshCatalogue } from './catalogue-row';
import { type KeptFacts, keptFacts } from './facts';
import type { Store } from './open';
import type { Schema, VersionState } from './schema';
import { isSlug } from './slug';
import { isCount, plainText } from './storable';
import { forgetChecks } from './version-checks';

/** One version; without a number every version of the line. */
export interface VersionTarget {
  readonly slug: string;
  readonly n?: number;
}

/** Takes back what its author published; gives back how many versions that were standing do so no longer. */
export const withdrawVersions = (
  store: Store,
  target: VersionTarget,
  author: string,
  reason: string,
): Promise<number> => turn(store, target, { from: ['standing'], to: 'withdrawn', reason, author });

/** A curator's act: nobody reads it until it is restored. */
export const hideVersions = (store: Store, target: VersionTarget, reason: string): Promise<number> =>
  turn(store, target, { from: ['standing'], to: 'hidden', reason });

/** Takes back hiding, and nothing else. */
export const restoreVersions = (store: Store, target: VersionTarget): Promise<number> =>
  turn(store, target, { from: ['hidden'], to: 'standing', reason: '' });

/** Forgets the documents for good; their numbers and titles stay, so that their addresses can answer. */
export const deleteVersions = (store: Store, target: VersionTarget, reason: string): Promise<number> =>
  turn(store, target, { from: ['standing', 'withdrawn', 'hidden'], to: 'deleted', reason });

/** Every line of an author, for when he leaves. */
export async function linesOf(store: Store, author: string): Promise<readonly string[]> {
  const rows = await store.db
    .selectFrom('publications')
    .select('slug')
    .where('author', '=', author)
    .orderBy('slug')
    .execute();
  return rows.map(({ slug }) => slug);
}

interface Turn {
  readonly from: readonly VersionState[];
  readonly to: VersionState;
  readonly reason: string;
  /** Only his lines. */
  readonly author?: string;
}

const turn = async (store: Store, { slug, n }: VersionTarget, wish: Turn): Promise<number> => {
  if (!isSlug(slug) || (n !== undefined && !isCount(n))) return 0;
  return store.db.transaction().execute(async transaction => {
    if (!(await lockLine(transaction, slug, wish.author))) return 0;
    const turned = await versionsToTurn(transaction, { slug, n }, wish.from);
    for (const version of turned)
      await transaction
        .updateTable('versions')
        .set(stateOf(wish, version.facts, store.now()))
        .where('slug', '=', slug)
        .where('n', '=', version.n)
        .execute();
    if (wish.to === 'deleted')
      await forgetChecks(
        transaction,
        slug,
        turned.map(version => version.n),
      );
    if (turned.length > 0) await refreshCatalogue(transaction, slug);
    return turned.length;
  });
};

/** Writes the row as it is, which makes other writers of the same line wait, in both engines. */
export async function lockLine(
  transaction: Transaction<Schema>,
  slug: string,
  author?: string,
): Promise<boolean> {
  const line = transaction
    .updateTable('publications')
    .set(expression => ({ newest: expression.ref('newest') }))
    .where('slug', '=', slug);
  const locked = await (author === undefined ? line : line.where('author', '=', author))
    .returning('slug')
    .executeTakeFirst();
  return locked !== undefined;
}

const versionsToTurn = (
  transaction: Transaction<Schema>,
  { slug, n }: VersionTarget,
  from: readonly VersionState[],
) => {
  const versions = transaction
    .selectFrom('versions')
    .select(['n', 'facts'])
    .where('slug', '=', slug)
    .where('state', 'in', from);
  return (n === undefined ? versions : versions.where('n', '=', n)).execute();
};

const stateOf = ({ to, reason }: Turn, facts: string, now: string): UpdateObject<Schema, 'versions'> => ({
  state: to,
  state_reason: plainText(reason),
  state_at: to === 'standing' ? null : now,
  ...(to === 'deleted' ? emptied(JSON.parse(facts)) : {}),
});

const emptied = ({ title }: KeptFacts): UpdateObject<Schema, 'versions'> => ({
  document: 'null',
  facts: JSON.stringify(
    keptFacts({ title, summary: '', place: '', sides: [], errors: 0, warnings: 0, searchText: '' }),
  ),
  change_note: '',
  words: '',
});
