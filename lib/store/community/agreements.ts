import type { Kysely } from 'kysely';
import type { Store } from '../engine/open-store';
import { sanitizeText } from '../engine/sanitize';
import type { Schema } from '../schema/schema';

/** The persons at a game by link who are not among those who want its report to be read by all. */
export async function listMissingAgreements(
  db: Pick<Kysely<Schema>, 'selectFrom'>,
  game: string,
  agreed: readonly string[],
): Promise<readonly string[]> {
  const seats = await db
    .selectFrom('game_seats')
    .select('user_id')
    .distinct()
    .where('game', '=', game)
    .where('user_id', 'is not', null)
    .execute();
  return seats.flatMap(({ user_id }) => (user_id === null || agreed.includes(user_id) ? [] : user_id));
}

export type Agreement = 'waiting' | 'standing';

/** A player agrees to the report of their game; when all have, everybody reads it. Null: nothing waits for them. */
export const agreeToReport = (store: Store, id: string, user: string): Promise<Agreement | null> =>
  store.db.transaction().execute(async transaction => {
    // Written as it is, so that two who agree at once are counted one after the other.
    const report = await transaction
      .updateTable('contributions')
      .set(row => ({ text: row.ref('text') }))
      .where('id', '=', sanitizeText(id))
      .where('state', '=', 'waiting')
      .returning(['author', 'game'])
      .executeTakeFirst();
    if (!report?.game) return null;
    const missing = await listMissingAgreements(transaction, report.game, [report.author]);
    if (!missing.includes(user)) return null;
    await transaction
      .insertInto('report_agreements')
      .values({ contribution: id, user_id: user })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    const agreed = await transaction
      .selectFrom('report_agreements')
      .select('user_id')
      .where('contribution', '=', id)
      .execute();
    if (!missing.every(player => agreed.some(({ user_id }) => user_id === player))) return 'waiting';
    await transaction.updateTable('contributions').set({ state: 'standing' }).where('id', '=', id).execute();
    return 'standing';
  });
