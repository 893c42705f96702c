import type { Store } from '../engine/open-store';

/** What a user is called among those who work on a draft; empty: nothing. */
export async function displayNameOf({ db }: Pick<Store, 'db'>, draft: string, user: string): Promise<string> {
  const row = await db
    .selectFrom('users')
    .leftJoin('draft_guests', join =>
      join.onRef('draft_guests.user_id', '=', 'users.id').on('draft_guests.draft', '=', draft),
    )
    .select(['users.name', 'users.username', 'draft_guests.name as guest'])
    .where('users.id', '=', user)
    .executeTakeFirst();
  return row?.guest || (row && row.username !== null ? row.name : '') || '';
}
