import type { Transaction, UpdateObject } from 'kysely';
import { refreshCatalogue } from '../catalogue/catalogue-row';
import { type StoredFacts, toStoredFacts } from '../catalogue/facts';
import type { Store } from '../engine/open-store';
import { isPositiveInteger, sanitizeText } from '../engine/sanitize';
import type { Schema, VersionState } from '../schema/schema';
import { isSlug } from './slug';
import { deleteChecks } from './version-checks';

/** One version; without a number every version of the line. */
export interface VersionTarget {
  readonly slug: string;
  readonly n?: number;
}

/** Withdraws versions of their author; returns how many were standing before. */
export const withdrawVersions = (
  store: Store,
  target: VersionTarget,
  author: string,
  reason: string,
): Promise<number> => changeState(store, target, { from: ['standing'], to: 'withdrawn', reason, author });

/** Hides versions: nobody can read them until a curator restores them. */
export const hideVersions = (store: Store, target: VersionTarget, reason: string): Promise<number> =>
  changeState(store, target, { from: ['standing'], to: 'hidden', reason });

/** Restores hidden versions, and no others. */
export const restoreVersions = (store: Store, target: VersionTarget): Promise<number> =>
  changeState(store, target, { from: ['hidden'], to: 'standing', reason: '' });

/** Deletes the documents for good; numbers and titles stay, so that their addresses can answer. */
export const deleteVersions = (store: Store, target: VersionTarget, reason: string): Promise<number> =>
  changeState(store, target, { from: ['standing', 'withdrawn', 'hidden'], to: 'deleted', reason });

/** Every line of an author, for when they delete their account. */
export async function linesOf(store: Store, author: string): Promise<readonly string[]> {
  const rows = await store.db
    .selectFrom('publications')
    .select('slug')
    .where('author', '=', author)
    .orderBy('slug')
    .execute();
  return rows.map(({ slug }) => slug);
}

interface StateChange {
  readonly from: readonly VersionState[];
  readonly to: VersionState;
  readonly reason: string;
  /** Only the lines of this author. */
  readonly author?: string;
}

const changeState = async (
  store: Store,
  { slug, n }: VersionTarget,
  request: StateChange,
): Promise<number> => {
  if (!isSlug(slug) || (n !== undefined && !isPositiveInteger(n))) return 0;
  return store.db.transaction().execute(async transaction => {
    if (!(await lockLine(transaction, slug, request.author))) return 0;
    const turned = await findVersionsToChange(transaction, { slug, n }, request.from);
    for (const version of turned)
      await transaction
        .updateTable('versions')
        .set(stateColumnsOf(request, version.facts, store.now()))
        .where('slug', '=', slug)
        .where('n', '=', version.n)
        .execute();
    if (request.to === 'deleted')
      await deleteChecks(
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

const findVersionsToChange = (
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

const stateColumnsOf = (
  { to, reason }: StateChange,
  facts: string,
  now: string,
): UpdateObject<Schema, 'versions'> => ({
  state: to,
  state_reason: sanitizeText(reason),
  state_at: to === 'standing' ? null : now,
  ...(to === 'deleted' ? emptyColumnsOf(JSON.parse(facts)) : {}),
});

const emptyColumnsOf = ({ title }: StoredFacts): UpdateObject<Schema, 'versions'> => ({
  document: 'null',
  facts: JSON.stringify(
    toStoredFacts({ title, summary: '', place: '', sides: [], errors: 0, warnings: 0, searchText: '' }),
  ),
  change_note: '',
  words: '',
});
