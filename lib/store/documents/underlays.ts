import type { Transaction } from 'kysely';
import type { Store } from '../engine/open-store';
import { sanitizeText } from '../engine/sanitize';
import type { Schema } from '../schema/schema';
import { readAccess } from '../together/access';
import { runWithinQuota } from './quotas';

/** A picture under the board of a draft. */
export interface Underlay {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Keeps the picture beside the owner's draft in place of the one before; false: there is no such draft. Throws beyond what the owner may keep. */
export async function putUnderlay(
  store: Store,
  draftId: string,
  owner: string,
  underlay: Underlay,
): Promise<boolean> {
  const draft = sanitizeText(draftId);
  return runWithinQuota(store, owner, async transaction => {
    // Writing the row as it is keeps the draft from being deleted meanwhile, in both engines.
    const own = await transaction
      .updateTable('drafts')
      .set(expression => ({ revision: expression.ref('revision') }))
      .where('id', '=', draft)
      .where('owner', '=', owner)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!own) return false;
    await writeUnderlay(transaction, draft, underlay);
    return true;
  });
}

/** The same within a transaction that has just made the draft. */
export async function writeUnderlay(
  transaction: Transaction<Schema>,
  draft: string,
  { type, bytes }: Underlay,
): Promise<void> {
  const row = { type: sanitizeText(type), bytes: Buffer.from(bytes) };
  await transaction
    .insertInto('underlays')
    .values({ draft, ...row })
    .onConflict(conflict => conflict.column('draft').doUpdateSet(row))
    .execute();
}

/** The picture, for those who may see the draft; for anyone else there is none. */
export async function readUnderlay(store: Store, draftId: string, user: string): Promise<Underlay | null> {
  if (!(await readAccess(store, draftId, user))) return null;
  const row = await store.db
    .selectFrom('underlays')
    .select(['type', 'bytes'])
    .where('draft', '=', sanitizeText(draftId))
    .executeTakeFirst();
  return row ? { type: row.type, bytes: new Uint8Array(row.bytes) } : null;
}

/** Deletes the picture; false: there is none. */
export async function deleteUnderlay(store: Store, draftId: string, owner: string): Promise<boolean> {
  const deleted = await store.db
    .deleteFrom('underlays')
    .where('draft', '=', sanitizeText(draftId))
    .where('draft', 'in', drafts =>
      drafts.selectFrom('drafts').select('id').where('owner', '=', owner).where('deleted_at', 'is', null),
    )
    .returning('draft')
    .executeTakeFirst();
  return deleted !== undefined;
}
