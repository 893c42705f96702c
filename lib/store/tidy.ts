import { purgeDeletedDrafts } from './deleted-drafts';
import { isWithin, type Limit } from './limits';
import type { Store } from './open';

const MOST = 200;
const SOMETIMES: Limit = { what: 'tidy', most: 1, per: 'hour' };

/** Once in an hour, whichever instance comes first; gives back how many authors and drafts were forgotten. */
export const tidySometimes = async (store: Store, since: string): Promise<number> => {
  if (!(await isWithin(store, SOMETIMES, 'all'))) return 0;
  return (await purgeDeletedDrafts(store, since)) + (await tidyAuthors(store, since));
};

/** Forgets authors without a name who own nothing and were not here since then, not too many at a time; gives back how many. */
export async function tidyAuthors(store: Store, since: string, most = MOST): Promise<number> {
  const empty = await emptyAuthors(store, since, most);
  if (empty.length === 0) return 0;
  await store.db.deleteFrom('users').where('id', 'in', empty).where('username', 'is', null).execute();
  return empty.length;
}

const emptyAuthors = async ({ db }: Store, since: string, most: number): Promise<readonly string[]> => {
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
    .where('users.id', 'not in', query => query.selectFrom('stars').select('reader'))
    .where('users.id', 'not in', query =>
      query.selectFrom('collections').select('owner').where('owner', 'is not', null),
    )
    .where('users.id', 'not in', query => query.selectFrom('tokens').select('owner'))
    .orderBy('users.created_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
};
