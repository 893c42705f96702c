import type { Transaction } from 'kysely';
import type { Schema } from '../schema/schema';

/** One user's access to others' drafts becomes another's: a guest has signed in to an existing account. */
export async function transferGuests(
  transaction: Transaction<Schema>,
  from: string,
  to: string,
): Promise<void> {
  const rows = await transaction
    .deleteFrom('draft_guests')
    .where('user_id', '=', from)
    .returningAll()
    .execute();
  for (const row of rows)
    await transaction
      .insertInto('draft_guests')
      .values({ ...row, user_id: to })
      .onConflict(conflict => conflict.columns(['draft', 'user_id']).doNothing())
      .execute();
  await transaction.updateTable('draft_edits').set({ user_id: to }).where('user_id', '=', from).execute();
  await transaction.updateTable('draft_comments').set({ user_id: to }).where('user_id', '=', from).execute();
}

/**
 * For somebody who leaves for good: their edits to others' drafts stay, without their name, and their comments are
 * deleted.
 */
export async function leaveDrafts(transaction: Transaction<Schema>, userId: string): Promise<void> {
  await transaction.deleteFrom('draft_guests').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('draft_presence').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('draft_comments').where('user_id', '=', userId).execute();
  await transaction.updateTable('draft_edits').set({ user_id: '' }).where('user_id', '=', userId).execute();
}
