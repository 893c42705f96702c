import { FORMER_AUTHOR } from './accounts';
import { refreshStars } from './catalogue-row';
import { handLinesOver, takeStars } from './hand-over';
import type { Store } from './open';
import { deleteVersions, linesOf } from './version-states';

export type Leaving =
  | { readonly published: 'keep' }
  /** Their addresses go on answering, with this reason. */
  | { readonly published: 'remove'; readonly reason: string };

/** Forgets a user with all that only he could read; what he published stays without his name, or goes, as he chose. */
export async function leave(store: Store, userId: string, leaving: Leaving): Promise<void> {
  // Each line by itself, and again if we are interrupted: only when all are gone is the user.
  if (leaving.published === 'remove')
    for (const slug of await linesOf(store, userId)) await deleteVersions(store, { slug }, leaving.reason);
  await store.db.transaction().execute(async transaction => {
    await transaction.deleteFrom('drafts').where('owner', '=', userId).execute();
    await transaction.deleteFrom('collections').where('owner', '=', userId).execute();
    await transaction.deleteFrom('tokens').where('owner', '=', userId).execute();
    for (const { slug } of await takeStars(transaction, userId)) await refreshStars(transaction, slug);
    await handLinesOver(transaction, userId, FORMER_AUTHOR);
    await transaction.deleteFrom('users').where('id', '=', userId).execute();
  });
}
