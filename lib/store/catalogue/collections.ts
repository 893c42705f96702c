import type { Selectable, Transaction } from 'kysely';
import { runWithinQuota } from '../documents/quotas';
import { findFreeSlug, isSlug, toSlug } from '../documents/slug';
import type { Store } from '../engine/open-store';
import { sanitizeText } from '../engine/sanitize';
import type { CollectionTable, Schema } from '../schema/schema';

export interface Collection {
  readonly slug: string;
  /** Null for what is shipped with the program. */
  readonly owner: string | null;
  readonly title: string;
  readonly summary: string;
  readonly updatedAt: string;
  /** Slugs of published lines, in the order of the collection. */
  readonly entries: readonly string[];
}

export interface CollectionInput {
  readonly title: string;
  readonly summary: string;
  readonly entries: readonly string[];
}

const MOST_ENTRIES = 500;

/** A new collection under an address of its own; throws where the owner has as many as allowed. Lines that nobody published are left out. */
export const createCollection = (store: Store, owner: string, request: CollectionInput): Promise<string> =>
  runWithinQuota(store, owner, async transaction => {
    const slug = await claimFreeSlug(transaction, request.title);
    await writeCollection(store, transaction, { slug, owner }, request);
    return slug;
  });

async function claimFreeSlug(transaction: Transaction<Schema>, title: string): Promise<string> {
  const request = toSlug(title, 'collection');
  const rows = await transaction
    .selectFrom('collections')
    .select('slug')
    .where(where => where.or([where('slug', '=', request), where('slug', 'like', `${request}-%`)]))
    .execute();
  return findFreeSlug(request, new Set(rows.map(({ slug }) => slug)));
}

/** Changes title or entries of the owner's collection; false: they have no such collection. */
export const changeCollection = (
  store: Store,
  slug: string,
  owner: string,
  request: CollectionInput,
): Promise<boolean> =>
  store.db.transaction().execute(async transaction => {
    const own = await transaction
      .selectFrom('collections')
      .select('slug')
      .where('slug', '=', slug)
      .where('owner', '=', owner)
      .executeTakeFirst();
    if (!own) return false;
    await writeCollection(store, transaction, { slug, owner }, request);
    return true;
  });

/** The collections that come with the program are reset to their shipped state. */
export const seedCollection = (store: Store, slug: string, request: CollectionInput): Promise<void> =>
  store.db
    .transaction()
    .execute(transaction => writeCollection(store, transaction, { slug, owner: null }, request));

async function writeCollection(
  store: Store,
  transaction: Transaction<Schema>,
  { slug, owner }: { readonly slug: string; readonly owner: string | null },
  { title, summary, entries }: CollectionInput,
): Promise<void> {
  const row = { owner, title: sanitizeText(title), summary: sanitizeText(summary), updated_at: store.now() };
  await transaction
    .insertInto('collections')
    .values({ ...row, slug, created_at: row.updated_at })
    .onConflict(conflict => conflict.column('slug').doUpdateSet(row))
    .execute();
  await transaction.deleteFrom('collection_entries').where('collection', '=', slug).execute();
  const known = await findKnownLines(transaction, entries);
  const rows = known.map((line, position) => ({ collection: slug, position, slug: line }));
  if (rows.length > 0) await transaction.insertInto('collection_entries').values(rows).execute();
}

async function findKnownLines(
  transaction: Transaction<Schema>,
  requested: readonly string[],
): Promise<readonly string[]> {
  const slugs = [...new Set(requested)].filter(isSlug).slice(0, MOST_ENTRIES);
  if (slugs.length === 0) return [];
  const rows = await transaction
    .selectFrom('publications')
    .select('slug')
    .where('slug', 'in', slugs)
    .execute();
  const known = new Set(rows.map(({ slug }) => slug));
  return slugs.filter(slug => known.has(slug));
}

/** Deletes a collection; the documents in it stay. */
export async function deleteCollection({ db }: Store, slug: string, owner: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('collections')
    .where('slug', '=', slug)
    .where('owner', '=', owner)
    .returning('slug')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function readCollection(store: Store, slug: string): Promise<Collection | null> {
  if (!isSlug(slug)) return null;
  const row = await store.db
    .selectFrom('collections')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst();
  const [collection] = row ? await withEntries(store, [row]) : [];
  return collection ?? null;
}

/** All collections, or those of one owner, by their titles. */
export async function listCollections(store: Store, owner?: string): Promise<readonly Collection[]> {
  const all = store.db.selectFrom('collections').selectAll().orderBy('slug');
  return withEntries(store, await (owner === undefined ? all : all.where('owner', '=', owner)).execute());
}

/** The collections that a line stands in. */
export async function listCollectionsWith(store: Store, line: string): Promise<readonly Collection[]> {
  const rows = await store.db
    .selectFrom('collections')
    .selectAll()
    .where(where =>
      where.exists(
        where
          .selectFrom('collection_entries')
          .select('collection_entries.position')
          .whereRef('collection_entries.collection', '=', 'collections.slug')
          .where('collection_entries.slug', '=', line),
      ),
    )
    .orderBy('slug')
    .execute();
  return withEntries(store, rows);
}

async function withEntries(
  { db }: Store,
  rows: readonly Selectable<CollectionTable>[],
): Promise<readonly Collection[]> {
  if (rows.length === 0) return [];
  const entries = await db
    .selectFrom('collection_entries')
    .select(['collection', 'slug'])
    .where(
      'collection',
      'in',
      rows.map(({ slug }) => slug),
    )
    .orderBy('position')
    .execute();
  return rows.map(row => ({
    slug: row.slug,
    owner: row.owner,
    title: row.title,
    summary: row.summary,
    updatedAt: row.updated_at,
    entries: entries.flatMap(({ collection, slug }) => (collection === row.slug ? [slug] : [])),
  }));
}
