import type { Selectable, Transaction } from 'kysely';
import { toJsonText } from '@/lib/documents/text/json-text';
import type { Store } from '../engine/open-store';
import { isPositiveInteger, sanitizeText } from '../engine/sanitize';
import type { DocumentKind, DraftTable, Schema } from '../schema/schema';
import { type DraftRole, readAccess } from '../together/access';
import { keepEdits } from '../together/edits';
import { runWithinQuota, throwIfTooLarge } from './quotas';

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
  /** The slug under which it was published for all, once it was. */
  readonly slug: string | null;
  /** The secret slug under which it was published unlisted, once it was. */
  readonly unlistedSlug: string | null;
  readonly remixOf: VersionRef | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface OwnedDraft extends DraftSummary {
  readonly owner: string;
}

export interface Draft extends OwnedDraft {
  readonly document: unknown;
}

/** A draft with its document as JSON text. */
export interface DraftText extends OwnedDraft {
  readonly text: string;
  /** What whoever asked may do with it. */
  readonly role: DraftRole;
}

export interface NewDraft {
  readonly kind: DocumentKind;
  readonly system: string;
  readonly title: string;
  /** Parsed, or a `JsonText`. */
  readonly document: unknown;
  /** Must exist: the store throws at a parent that it does not know. */
  readonly remixOf?: VersionRef | null;
}

export interface DraftChange {
  readonly title: string;
  /** Parsed, or a `JsonText`. */
  readonly document: unknown;
  /** The revision that the change was made from. */
  readonly revision: number;
}

export type SaveResult =
  | { readonly type: 'saved'; readonly revision: number }
  | { readonly type: 'conflict'; readonly revision: number }
  | { readonly type: 'not-found' | 'view-only' };

/** Keeps a new document that only its owner can read; throws where it is more than the owner may keep. */
export const createDraft = (store: Store, owner: string, draft: NewDraft): Promise<OwnedDraft> =>
  runWithinQuota(store, owner, transaction => insertDraft(store, transaction, owner, draft));

/** The same within a transaction that does more. */
export async function insertDraft(
  store: Store,
  transaction: Transaction<Schema>,
  owner: string,
  draft: NewDraft,
): Promise<OwnedDraft> {
  const time = store.now();
  const row = {
    id: store.newId(),
    owner,
    kind: draft.kind,
    system: sanitizeText(draft.system),
    title: sanitizeText(draft.title),
    document: textOf(store, draft.document),
    revision: 1,
    slug: null,
    unlisted_slug: null,
    remix_slug: draft.remixOf?.slug ?? null,
    remix_n: draft.remixOf?.n ?? null,
    created_at: time,
    updated_at: time,
    deleted_at: null,
  };
  await transaction.insertInto('drafts').values(row).execute();
  return toOwnedDraft(row);
}

const textOf = (store: Store, document: unknown): string => {
  const text = toJsonText(document);
  throwIfTooLarge(store, text);
  return text;
};

/** The draft, for its owner and their guests; for anyone else, and once it is deleted, there is none. */
export async function readDraft(store: Store, id: string, user: string): Promise<Draft | null> {
  const found = await readDraftText(store, id, user);
  if (!found) return null;
  const { text, role: _role, ...draft } = found;
  return { ...draft, document: JSON.parse(text) };
}

/** The same with its document as it is kept. */
export async function readDraftText(store: Store, id: string, user: string): Promise<DraftText | null> {
  const access = await readAccess(store, id, user);
  const row =
    access &&
    (await store.db
      .selectFrom('drafts')
      .selectAll()
      .where('id', '=', sanitizeText(id))
      .where('deleted_at', 'is', null)
      .executeTakeFirst());
  return access && row ? { ...toOwnedDraft(row), text: row.document, role: access.role } : null;
}

/** Replaces title and document if nobody saved since the given revision; throws where they grow beyond what the owner may keep. */
export async function saveDraft(
  store: Store,
  id: string,
  user: string,
  change: DraftChange,
): Promise<SaveResult> {
  const access = await readAccess(store, id, user);
  if (!access) return { type: 'not-found' };
  if (access.role === 'view') return { type: 'view-only' };
  const { owner } = access;
  const saved = isPositiveInteger(change.revision)
    ? await runWithinQuota(store, owner, transaction =>
        replaceDraft(store, transaction, sanitizeText(id), { owner, user }, change),
      )
    : undefined;
  if (saved) return { type: 'saved', revision: saved.revision };
  const current = await readAccess(store, id, user);
  return current ? { type: 'conflict', revision: current.revision } : { type: 'not-found' };
}

/** One statement compares and writes, so that of two savers at once exactly one succeeds. */
const replaceDraft = async (
  store: Store,
  transaction: Transaction<Schema>,
  id: string,
  { owner, user }: { readonly owner: string; readonly user: string },
  change: DraftChange,
) => {
  const saved = await transaction
    .updateTable('drafts')
    .set({
      title: sanitizeText(change.title),
      document: textOf(store, change.document),
      updated_at: store.now(),
      revision: change.revision + 1,
    })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .where('revision', '=', change.revision)
    .returning('revision')
    .executeTakeFirst();
  if (saved) {
    const { revision } = saved;
    const edit = { client: '', n: 0, user_id: user, name: WHOLE, seen: change.revision, patch: null };
    await keepEdits(store, transaction, id, [{ draft: id, revision, ...edit, at: store.now() }]);
  }
  return saved;
};

/** How a document that was sent as a whole stands among the edits. */
const WHOLE = JSON.stringify({ code: 'studio.history.source' });

/** The owner's drafts without their documents, the last edited first. */
export async function listDrafts(store: Store, owner: string): Promise<readonly DraftSummary[]> {
  const rows = await store.db
    .selectFrom('drafts')
    .select(SUMMARY_COLUMNS)
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toDraftSummary);
}

/** The owner's draft that published a line of versions; null: it is another's, or gone. */
export async function findDraftOfLine({ db }: Store, owner: string, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom('drafts')
    .select('id')
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .where(where => where.or([where('slug', '=', slug), where('unlisted_slug', '=', slug)]))
    .executeTakeFirst();
  return row?.id ?? null;
}

const toOwnedDraft = (row: Selectable<DraftTable>): OwnedDraft => ({
  ...toDraftSummary(row),
  owner: row.owner,
});

/** The columns that a summary is made from. */
export const SUMMARY_COLUMNS = [
  'id',
  'kind',
  'system',
  'title',
  'revision',
  'slug',
  'unlisted_slug',
  'remix_slug',
  'remix_n',
  'created_at',
  'updated_at',
] as const;

export const toDraftSummary = (
  row: Pick<Selectable<DraftTable>, (typeof SUMMARY_COLUMNS)[number]>,
): DraftSummary => ({
  id: row.id,
  kind: row.kind,
  system: row.system,
  title: row.title,
  revision: row.revision,
  slug: row.slug,
  unlistedSlug: row.unlisted_slug,
  remixOf: toVersionRef(row.remix_slug, row.remix_n),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** The parent that two columns name together. */
export const toVersionRef = (slug: string | null, n: number | null): VersionRef | null =>
  slug === null || n === null ? null : { slug, n };
