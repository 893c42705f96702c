import type { Kysely, Transaction } from 'kysely';
import { applyJsonPatch, type PatchOperation } from '@/lib/documents/compare/json-patch';
import { announce, formatDraftTopic } from '../bus/announce';
import { runWithinQuota, throwIfTooLarge } from '../documents/quotas';
import type { Store } from '../engine/open-store';
import { sanitizeText } from '../engine/sanitize';
import type { Schema } from '../schema/schema';
import type { DraftEditTable } from '../schema/together-tables';
import { findAccess } from './access';

/** One edit as its author's window sends it. */
export interface SentEdit {
  readonly n: number;
  /** What was done, as a sentence. */
  readonly name: unknown;
  readonly seen: number;
  readonly patch: readonly PatchOperation[];
}

export interface SentEdits {
  /** The revision that they are based on. */
  readonly revision: number;
  readonly client: string;
  readonly edits: readonly SentEdit[];
}

export type EditResult =
  | { readonly type: 'saved'; readonly revision: number }
  | { readonly type: 'conflict'; readonly revision: number }
  | { readonly type: 'not-found' | 'view-only' | 'unfit' | 'too-deep' };

interface Writing {
  readonly title: (document: unknown) => string;
  readonly isTooDeep: (text: string) => boolean;
}

/** Names of edits are kept so long, and as many patches as a window may lie behind before it reads the whole document. */
const KEPT = { names: 2000, patches: 200 } as const;

/**
 * Applies edits if nobody has saved since: of two who edit at once, the second is informed and makes theirs again.
 */
export async function saveEdits(
  store: Store,
  draft: string,
  user: string,
  sent: SentEdits,
  writing: Writing,
): Promise<EditResult> {
  const access = await findAccess(store.db, draft, user);
  if (!access) return { type: 'not-found' };
  if (access.role === 'view') return { type: 'view-only' };
  return runWithinQuota(store, access.owner, async transaction => {
    // Somebody may have been shut out since.
    const current = await findAccess(transaction, draft, user);
    if (!current) return { type: 'not-found' };
    if (current.role === 'view') return { type: 'view-only' };
    if (current.revision !== sent.revision) return { type: 'conflict', revision: current.revision };
    return writeEdits(store, transaction, sanitizeText(draft), user, sent, writing);
  });
}

async function writeEdits(
  store: Store,
  transaction: Transaction<Schema>,
  draft: string,
  user: string,
  sent: SentEdits,
  { title, isTooDeep }: Writing,
): Promise<EditResult> {
  const row = await transaction
    .selectFrom('drafts')
    .select('document')
    .where('id', '=', draft)
    .executeTakeFirstOrThrow();
  const patched = applyJsonPatch(
    JSON.parse(row.document),
    sent.edits.flatMap(({ patch }) => patch),
  );
  if (patched.type === 'unfit') return { type: 'unfit' };
  const text = JSON.stringify(patched.document);
  if (isTooDeep(text)) return { type: 'too-deep' };
  throwIfTooLarge(store, text);
  const revision = sent.revision + sent.edits.length;
  const saved = await transaction
    .updateTable('drafts')
    .set({
      ...{ title: sanitizeText(title(patched.document)), document: text, revision },
      updated_at: store.now(),
    })
    .where('id', '=', draft)
    .where('revision', '=', sent.revision)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!saved) return { type: 'conflict', revision: sent.revision };
  const rows = sent.edits.map((edit, index) => ({
    ...{ draft, revision: sent.revision + index + 1, client: sent.client, n: edit.n, user_id: user },
    ...{
      name: JSON.stringify(edit.name),
      seen: edit.seen,
      patch: JSON.stringify(edit.patch),
      at: store.now(),
    },
  }));
  await keepEdits(store, transaction, draft, rows);
  return { type: 'saved', revision };
}

/** Adds to the list of edits, which is shortened at its old end, and notifies all listeners. */
export async function keepEdits(
  store: Store,
  transaction: Transaction<Schema>,
  draft: string,
  rows: readonly DraftEditTable[],
): Promise<void> {
  const newest = rows.at(-1)?.revision ?? 0;
  await transaction.insertInto('draft_edits').values(rows).execute();
  await transaction
    .deleteFrom('draft_edits')
    .where('draft', '=', draft)
    .where('revision', '<=', newest - KEPT.names)
    .execute();
  await transaction
    .updateTable('draft_edits')
    .set({ patch: null })
    .where('draft', '=', draft)
    .where('revision', '<=', newest - KEPT.patches)
    .where('revision', '>', newest - KEPT.patches - rows.length)
    .execute();
  await announce(store, transaction, [formatDraftTopic(draft)]);
}

export interface StoredEdit extends Omit<DraftEditTable, 'draft' | 'name' | 'patch'> {
  readonly name: string;
  readonly patch: string | null;
  /** What the author is called; empty: nothing. */
  readonly by: string;
}

const selectEdits = (db: Kysely<Schema>, draft: string) =>
  db
    .selectFrom('draft_edits')
    .leftJoin('users', 'users.id', 'draft_edits.user_id')
    .leftJoin('draft_guests', join =>
      join
        .onRef('draft_guests.draft', '=', 'draft_edits.draft')
        .onRef('draft_guests.user_id', '=', 'draft_edits.user_id'),
    )
    .select([
      'draft_edits.revision',
      'draft_edits.client',
      'draft_edits.n',
      'draft_edits.user_id',
      'draft_edits.name',
      'draft_edits.seen',
      'draft_edits.patch',
      'draft_edits.at',
      'users.name as account_name',
      'users.username',
      'draft_guests.name as guest_name',
    ])
    .where('draft_edits.draft', '=', sanitizeText(draft));

type EditRow = Awaited<ReturnType<ReturnType<typeof selectEdits>['execute']>>[number];

const toStoredEdit = ({ account_name, username, guest_name, ...edit }: EditRow): StoredEdit => ({
  ...edit,
  by: guest_name || (username === null ? '' : (account_name ?? '')),
});

/** All edits after a revision, in their order; null: some are not kept, and the whole document must be read. */
export async function readEditsAfter(
  { db }: Pick<Store, 'db'>,
  draft: string,
  after: number,
  newest: number,
): Promise<readonly StoredEdit[] | null> {
  if (newest - after > KEPT.patches) return null;
  const rows = await selectEdits(db, draft)
    .where('draft_edits.revision', '>', after)
    .orderBy('draft_edits.revision')
    .execute();
  const isWhole = rows.every(
    ({ revision, patch }, index) => patch !== null && revision === after + index + 1,
  );
  return isWhole && rows.length >= newest - after ? rows.map(toStoredEdit) : null;
}

/** What was done last, the newest first. */
export async function listEdits(
  { db }: Pick<Store, 'db'>,
  draft: string,
  most: number,
): Promise<readonly StoredEdit[]> {
  const rows = await selectEdits(db, draft).orderBy('draft_edits.revision', 'desc').limit(most).execute();
  return rows.map(toStoredEdit);
}
