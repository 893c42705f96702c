import type { Transaction } from 'kysely';
import type { Schema } from '../schema/schema';

/** What one user had of others' drafts becomes another's: a guest has signed in to an account that was there before. */
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

/** Whoever leaves for good: what they did to others' drafts stays, without their name, and what they said goes. */
export async function leaveDrafts(transaction: Transaction<Schema>, userId: string): Promise<void> {
  await transaction.deleteFrom('draft_guests').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('draft_presence').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('draft_comments').where('user_id', '=', userId).execute();
  await transaction.updateTable('draft_edits').set({ user_id: '' }).where('user_id', '=', userId).execute();
}
