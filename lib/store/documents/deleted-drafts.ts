import type { Store } from '../engine/open-store';
import { sanitizeText } from '../engine/sanitize';
import { type DraftSummary, SUMMARY_COLUMNS, toDraftSummary } from './drafts';

export interface DeletedDraft extends DraftSummary {
  readonly deletedAt: string;
}

/** Deletes a draft, but nothing that was published from it; false: there is no such draft. */
export async function deleteDraft(store: Store, id: string, owner: string): Promise<boolean> {
  const deleted = await store.db
    .updateTable('drafts')
    .set({ deleted_at: store.now() })
    .where('id', '=', sanitizeText(id))
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Restores a draft that was deleted since then; false: there is no such draft. */
export async function restoreDraft(store: Store, id: string, owner: string, since: string): Promise<boolean> {
  const restored = await store.db
    .updateTable('drafts')
    .set({ deleted_at: null })
    .where('id', '=', sanitizeText(id))
    .where('owner', '=', owner)
    .where('deleted_at', '>=', since)
    .returning('id')
    .executeTakeFirst();
  return restored !== undefined;
}

/** What the owner deleted since then, the last deleted first. */
export async function listDeletedDrafts(
  { db }: Store,
  owner: string,
  since: string,
): Promise<readonly DeletedDraft[]> {
  const rows = await db
    .selectFrom('drafts')
    .select(SUMMARY_COLUMNS)
    .select('deleted_at')
    .where('owner', '=', owner)
    .where('deleted_at', '>=', since)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.flatMap(row =>
    row.deleted_at === null ? [] : [{ ...toDraftSummary(row), deletedAt: row.deleted_at }],
  );
}

/** Purges a deleted draft and its picture for good; false: there is no such draft. */
export async function purgeDraft({ db }: Store, id: string, owner: string): Promise<boolean> {
  const purged = await db
    .deleteFrom('drafts')
    .where('id', '=', sanitizeText(id))
    .where('owner', '=', owner)
    .where('deleted_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return purged !== undefined;
}

const MOST = 200;

/** Purges drafts that were deleted before then, not too many at a time; returns how many. */
export async function purgeDeletedDrafts({ db }: Store, before: string, most = MOST): Promise<number> {
  const purged = await db
    .deleteFrom('drafts')
    .where('id', 'in', drafts =>
      drafts
        .selectFrom('drafts')
        .select('id')
        .where('deleted_at', '<', before)
        .orderBy('deleted_at')
        .limit(most),
    )
    .returning('id')
    .execute();
  return purged.length;
}
