import type { Transaction } from 'kysely';
import { contentHash } from './canonical-json';
import type { Facts } from './facts';
import type { Store } from './open';
import { addVersion, claimSlug } from './publish';
import { restateFacts } from './record-check';
import type { DocumentKind, Schema } from './schema';
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
  const known = await knownLines(store);
  const results: SeedResult[] = [];
  for (const shipped of documents) {
    if (!isSlug(shipped.slug)) throw new Error(`not a slug: ${shipped.slug}`);
    const hashes = { document: contentHash(shipped.document), facts: contentHash(shipped.facts) };
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

async function knownLines(store: Store) {
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
    const hasNewDocument = await remember(transaction, slug, 'shipped_document_hash', hashes.document);
    const hasNewFacts = await remember(transaction, slug, 'shipped_facts_hash', hashes.facts);
    if (hasNewDocument) {
      const n = await addShippedVersion(store, transaction, slug, shipped);
      return { slug, n, type: n === 1 ? 'added' : 'updated' };
    }
    const n = await newestNumber(transaction, slug);
    if (!hasNewFacts) return { slug, n, type: 'unchanged' };
    await restateFacts(transaction, { slug, n }, facts);
    return { slug, n, type: 'updated' };
  });

/** Notes a hash and says whether it is a new one; of two processes that seed at once, the second waits here and then sees no news. */
async function remember(
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

async function newestNumber(transaction: Transaction<Schema>, slug: string): Promise<number> {
  const row = await transaction
    .selectFrom('publications')
    .select('newest')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return row.newest;
}
