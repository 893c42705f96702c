import type { Store } from '../engine/open-store';

/** Lets a user sign in with the password alone again: for somebody who lost both the app and the recovery codes. */
export const removeSecondFactor = (store: Store, userId: string): Promise<void> =>
  store.db.transaction().execute(async transaction => {
    await transaction.deleteFrom('second_factors').where('user_id', '=', userId).execute();
    await transaction
      .updateTable('users')
      .set({ two_factor_enabled: 0, updated_at: store.now() })
      .where('id', '=', userId)
      .execute();
  });
