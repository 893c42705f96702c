import type { Transaction } from 'kysely';
import type { Facts } from '../catalogue/facts';
import { hashContent } from '../engine/canonical-json';
import type { Store } from '../engine/open-store';
import type { DocumentKind, Schema } from '../schema/schema';
import { addVersion, claimSlug } from './publish';
import { updateFacts } from './record-check';
import { isSlug } from './slug';

export interface ShippedDocument {
  /** Its name among the shipped documents, and its slug unless an author took that earlier. */
  readonly slug: string;
  readonly kind: DocumentKind;
  readonly system: string;
  readonly document: unknown;
  readonly facts: Facts;
}

export interface SeedResult {
  readonly slug: string;
  readonly n: number;
  readonly type: 'added' | 'updated' | 'unchanged';
}

/** Brings the shipped documents into the catalogue; what is there already and has not changed is left alone. */
export async function seedShipped(
  store: Store,
  documents: readonly ShippedDocument[],
): Promise<readonly SeedResult[]> {
  const known = await readKnownLines(store);
  const results: SeedResult[] = [];
  for (const shipped of documents) {
    if (!isSlug(shipped.slug)) throw new Error(`not a slug: ${shipped.slug}`);
    const hashes = { document: hashContent(shipped.document), facts: hashContent(shipped.facts) };
    const line = known.get(shipped.slug);
    const isCurrent =
      line?.shipped_document_hash === hashes.document && line.shipped_facts_hash === hashes.facts;
    results.push(
      line && isCurrent
        ? { slug: line.slug, n: line.newest, type: 'unchanged' }
        : await seedOne(store, shipped, hashes),
    );
  }
  return results;
}

async function readKnownLines(store: Store) {
  const rows = await store.db
    .selectFrom('publications')
    .selectAll()
    .where('shipped_as', 'is not', null)
    .execute();
  return new Map(rows.map(row => [row.shipped_as, row]));
}

interface Hashes {
  readonly document: string;
  readonly facts: string;
}

const seedOne = (store: Store, shipped: ShippedDocument, hashes: Hashes): Promise<SeedResult> =>
  store.db.transaction().execute(async transaction => {
    const { kind, system, facts } = shipped;
    const line = { kind, system, author: null, shipped_as: shipped.slug };
    const slug = await claimSlug(transaction, shipped.slug, line);
    const hasNewDocument = await recordHash(transaction, slug, 'shipped_document_hash', hashes.document);
    const hasNewFacts = await recordHash(transaction, slug, 'shipped_facts_hash', hashes.facts);
    if (hasNewDocument) {
      const n = await addShippedVersion(store, transaction, slug, shipped);
      return { slug, n, type: n === 1 ? 'added' : 'updated' };
    }
    const n = await readNewestNumber(transaction, slug);
    if (!hasNewFacts) return { slug, n, type: 'unchanged' };
    await updateFacts(transaction, { slug, n }, facts);
    return { slug, n, type: 'updated' };
  });

/**
 * Stores a hash and returns whether it is new; of two processes that seed at once, the second waits here and then
 * finds it known.
 */
async function recordHash(
  transaction: Transaction<Schema>,
  slug: string,
  column: 'shipped_document_hash' | 'shipped_facts_hash',
  hash: string,
): Promise<boolean> {
  const changed = await transaction
    .updateTable('publications')
    .set({ [column]: hash })
    .where('slug', '=', slug)
    .where(where => where.or([where(column, 'is', null), where(column, '<>', hash)]))
    .returning('slug')
    .executeTakeFirst();
  return changed !== undefined;
}

const addShippedVersion = (
  store: Store,
  transaction: Transaction<Schema>,
  slug: string,
  { document, facts }: ShippedDocument,
): Promise<number> =>
  addVersion(transaction, slug, {
    document: JSON.stringify(document),
    facts,
    visibility: 'public',
    changeNote: '',
    publishedAt: store.now(),
  });

async function readNewestNumber(transaction: Transaction<Schema>, slug: string): Promise<number> {
  const row = await transaction
    .selectFrom('publications')
    .select('newest')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return row.newest;
}
