import type { Selectable } from 'kysely';
import type { Store } from './open';
import type { DocumentKind, DraftTable } from './schema';
import { isCount, plainText } from './storable';

/** One version of a published line. */
export interface VersionRef {
  readonly slug: string;
  readonly n: number;
}

export interface DraftSummary {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly system: string;
  readonly title: string;
  readonly revision: number;
  /** The slug under which it was published, once it was. */
  readonly slug: string | null;
  readonly remixOf: VersionRef | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface Draft extends DraftSummary {
  readonly owner: string;
  readonly document: unknown;
}

export interface NewDraft {
  readonly kind: DocumentKind;
  readonly system: string;
  readonly title: string;
  readonly document: unknown;
  /** Must exist: the store throws at a parent that it does not know. */
  readonly remixOf?: VersionRef | null;
}

export interface DraftChange {
  readonly title: string;
  readonly document: unknown;
  /** The revision that the change was made from. */
  readonly revision: number;
}

export type SaveResult =
  | { readonly type: 'saved'; readonly revision: number }
  | { readonly type: 'conflict'; readonly revision: number }
  | { readonly type: 'not-found' };

/** Keeps a new document that only its owner can read. */
export async function createDraft(store: Store, owner: string, draft: NewDraft): Promise<Draft> {
  const time = store.now();
  const row = {
    id: store.newId(),
    owner,
    kind: draft.kind,
    system: plainText(draft.system),
    title: plainText(draft.title),
    document: JSON.stringify(draft.document),
    revision: 1,
    slug: null,
    remix_slug: draft.remixOf?.slug ?? null,
    remix_n: draft.remixOf?.n ?? null,
    created_at: time,
    updated_at: time,
  };
  await store.db.insertInto('drafts').values(row).execute();
  return draftFrom(row);
}

/** The draft, for its owner; for anyone else there is none. */
export async function readDraft(store: Store, id: string, owner: string): Promise<Draft | null> {
  const row = await store.db
    .selectFrom('drafts')
    .selectAll()
    .where('id', '=', plainText(id))
    .where('owner', '=', owner)
    .executeTakeFirst();
  return row ? draftFrom(row) : null;
}

/** Replaces title and document if nobody saved since the given revision. */
export async function saveDraft(
  store: Store,
  id: string,
  owner: string,
  change: DraftChange,
): Promise<SaveResult> {
  const saved = isCount(change.revision) ? await replace(store, plainText(id), owner, change) : undefined;
  if (saved) return { type: 'saved', revision: saved.revision };
  const current = await readDraft(store, id, owner);
  return current ? { type: 'conflict', revision: current.revision } : { type: 'not-found' };
}

/** One statement compares and writes, so that of two savers at once exactly one succeeds. */
const replace = (store: Store, id: string, owner: string, change: DraftChange) =>
  store.db
    .updateTable('drafts')
    .set({
      title: plainText(change.title),
      document: JSON.stringify(change.document),
      updated_at: store.now(),
      revision: change.revision + 1,
    })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('revision', '=', change.revision)
    .returning('revision')
    .executeTakeFirst();

/** The owner's drafts without their documents, the last edited first. */
export async function listDrafts(store: Store, owner: string): Promise<readonly DraftSummary[]> {
  const rows = await store.db
    .selectFrom('drafts')
    .select(['id', 'kind', 'system', 'title', 'revision', 'slug'])
    .select(['remix_slug', 'remix_n', 'created_at', 'updated_at'])
    .where('owner', '=', owner)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(summaryFrom);
}

/** Forgets a draft, but nothing that was published from it; says whether there was one. */
export async function deleteDraft(store: Store, id: string, owner: string): Promise<boolean> {
  const deleted = await store.db
    .deleteFrom('drafts')
    .where('id', '=', plainText(id))
    .where('owner', '=', owner)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

const draftFrom = (row: Selectable<DraftTable>): Draft => ({
  ...summaryFrom(row),
  owner: row.owner,
  document: JSON.parse(row.document),
});

const summaryFrom = (row: Omit<Selectable<DraftTable>, 'owner' | 'document'>): DraftSummary => ({
  id: row.id,
  kind: row.kind,
  system: row.system,
  title: row.title,
  revision: row.revision,
  slug: row.slug,
  remixOf: versionRef(row.remix_slug, row.remix_n),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** The parent that two columns name together. */
export const versionRef = (slug: string | null, n: number | null): VersionRef | null =>
  slug === null || n === null ? null : { slug, n };
