import { announce, formatPresenceTopic } from '../bus/announce';
import type { Store } from '../engine/open-store';

export interface StoredPresence {
  readonly client: string;
  readonly user: string;
  /** As JSON. */
  readonly place: string;
}

/** Notes where a window is just now. */
export const setPresence = (
  store: Store,
  draft: string,
  { client, user, place }: StoredPresence,
): Promise<void> =>
  store.db.transaction().execute(async transaction => {
    const row = { place, at: store.now(), user_id: user };
    await transaction
      .insertInto('draft_presence')
      .values({ draft, client, ...row })
      .onConflict(conflict => conflict.columns(['draft', 'client']).doUpdateSet(row))
      .execute();
    await announce(store, transaction, [formatPresenceTopic(draft)]);
  });

/** A window was closed; those that said nothing since then go with it. */
export const clearPresence = (store: Store, draft: string, client: string, since: string): Promise<void> =>
  store.db.transaction().execute(async transaction => {
    await transaction
      .deleteFrom('draft_presence')
      .where('draft', '=', draft)
      .where(where => where.or([where('client', '=', client), where('at', '<', since)]))
      .execute();
    await announce(store, transaction, [formatPresenceTopic(draft)]);
  });

/** Everybody whose window was active since then, ordered by their windows' names. */
export async function readPresence(
  { db }: Pick<Store, 'db'>,
  draft: string,
  since: string,
): Promise<readonly StoredPresence[]> {
  const rows = await db
    .selectFrom('draft_presence')
    .select(['client', 'user_id', 'place'])
    .where('draft', '=', draft)
    .where('at', '>=', since)
    .orderBy('client')
    .execute();
  return rows.map(({ client, user_id, place }) => ({ client, user: user_id, place }));
}
