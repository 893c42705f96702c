import { refreshStars } from '../catalogue/catalogue-row';
import { endFollowersOf } from '../community/follows';
import { deleteVersions, linesOf } from '../documents/version-states';
import type { Store } from '../engine/open-store';
import { leaveGames } from '../games/transfer-games';
import { leaveDrafts } from '../together/transfer-guests';
import { FORMER_AUTHOR } from './accounts';
import { removeStars, transferLines } from './transfer-ownership';

export type AccountDeletion =
  | { readonly published: 'keep' }
  /** Their addresses keep answering, with this reason. */
  | { readonly published: 'remove'; readonly reason: string };

/** Deletes a user with everything that only they could read; what they published stays without their name, or goes, as they chose. */
export async function deleteAccount(store: Store, userId: string, leaving: AccountDeletion): Promise<void> {
  // Each line separately, and again if we are interrupted: the user is deleted only when all lines are.
  if (leaving.published === 'remove')
    for (const slug of await linesOf(store, userId)) await deleteVersions(store, { slug }, leaving.reason);
  await store.db.transaction().execute(async transaction => {
    await transaction.deleteFrom('drafts').where('owner', '=', userId).execute();
    await transaction.deleteFrom('collections').where('owner', '=', userId).execute();
    await transaction.deleteFrom('tokens').where('owner', '=', userId).execute();
    for (const { slug } of await removeStars(transaction, userId)) await refreshStars(transaction, slug);
    await leaveGames(transaction, userId);
    await endFollowersOf(transaction, userId);
    await leaveDrafts(transaction, userId);
    await transferLines(transaction, userId, FORMER_AUTHOR);
    await transaction.deleteFrom('users').where('id', '=', userId).execute();
  });
}
