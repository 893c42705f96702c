import type { Kysely } from 'kysely';
import type { Store } from '../engine/open-store';
import { sanitizeText } from '../engine/sanitize';
import type { Schema } from '../schema/schema';
import type { GuestRole } from '../schema/together-tables';

export type DraftRole = 'owner' | GuestRole;

/** What a user may do with a draft that is not deleted, and its owner. */
export interface DraftAccess {
  readonly role: DraftRole;
  readonly owner: string;
  readonly revision: number;
}

/** Null: they may not even see it, or there is none. */
export async function findAccess(
  db: Kysely<Schema>,
  draft: string,
  user: string,
): Promise<DraftAccess | null> {
  const row = await db
    .selectFrom('drafts')
    .leftJoin('draft_guests', join =>
      join.onRef('draft_guests.draft', '=', 'drafts.id').on('draft_guests.user_id', '=', user),
    )
    .select(['drafts.owner', 'drafts.revision', 'draft_guests.role'])
    .where('drafts.id', '=', sanitizeText(draft))
    .where('drafts.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const role = row.owner === user ? 'owner' : row.role;
  return role === null ? null : { role, owner: row.owner, revision: row.revision };
}

export const readAccess = ({ db }: Pick<Store, 'db'>, draft: string, user: string | null) =>
  user === null ? Promise.resolve(null) : findAccess(db, draft, user);

/** Null: there is no such draft. */
export async function readOwner({ db }: Pick<Store, 'db'>, draft: string): Promise<string | null> {
  const row = await db
    .selectFrom('drafts')
    .select('owner')
    .where('id', '=', sanitizeText(draft))
    .executeTakeFirst();
  return row?.owner ?? null;
}
