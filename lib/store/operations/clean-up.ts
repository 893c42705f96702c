import { purgeDeletedDrafts } from '../documents/deleted-drafts';
import type { Store } from '../engine/open-store';
import { isWithinLimit, type RateLimit } from './rate-limits';

const MOST = 200;
const SOMETIMES: RateLimit = { what: 'tidy', most: 1, per: 'hour' };

/** At most once an hour over all instances; returns how many authors and drafts were deleted. */
export const cleanUpHourly = async (store: Store, since: string): Promise<number> => {
  if (!(await isWithinLimit(store, SOMETIMES, 'all'))) return 0;
  return (await purgeDeletedDrafts(store, since)) + (await cleanUpAuthors(store, since));
};

/** Deletes authors without a name who own nothing and were not here since then, not too many at a time; returns how many. */
export async function cleanUpAuthors(store: Store, since: string, most = MOST): Promise<number> {
  const empty = await findEmptyAuthors(store, since, most);
  if (empty.length === 0) return 0;
  await store.db.deleteFrom('users').where('id', 'in', empty).where('username', 'is', null).execute();
  return empty.length;
}

const findEmptyAuthors = async ({ db }: Store, since: string, most: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.username', 'is', null)
    .where('users.created_at', '<', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sessions')
            .select('sessions.id')
            .whereRef('sessions.user_id', '=', 'users.id')
            .where('sessions.updated_at', '>=', since),
        ),
      ),
    )
    .where('users.id', 'not in', query => query.selectFrom('drafts').select('owner'))
    .where('users.id', 'not in', query =>
      query.selectFrom('publications').select('author').where('author', 'is not', null),
    )
    .where('users.id', 'not in', query => query.selectFrom('draft_guests').select('user_id'))
    .where('users.id', 'not in', query => query.selectFrom('stars').select('reader'))
    .where('users.id', 'not in', query =>
      query.selectFrom('collections').select('owner').where('owner', 'is not', null),
    )
    .where('users.id', 'not in', query => query.selectFrom('tokens').select('owner'))
    .where('users.id', 'not in', query => query.selectFrom('follows').select('user_id'))
    .where('users.id', 'not in', query =>
      query
        .selectFrom('game_seats')
        .select('user_id')
        .where('user_id', 'is not', null)
        .$castTo<{ user_id: string }>(),
    )
    .orderBy('users.created_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
};
