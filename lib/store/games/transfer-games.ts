import type { Transaction } from 'kysely';
import type { Schema } from '../schema/schema';
import { FORMER_PLAYER } from './former-player';

/** Seats, games and blocks of one user become another's: a guest has signed in to an account that was there before. */
export async function transferGames(
  transaction: Transaction<Schema>,
  from: string,
  to: string,
): Promise<void> {
  await transaction.updateTable('games').set({ owner: to }).where('owner', '=', from).execute();
  await transaction.updateTable('game_seats').set({ user_id: to }).where('user_id', '=', from).execute();
  await transaction.updateTable('game_messages').set({ user_id: to }).where('user_id', '=', from).execute();
  await transaction.deleteFrom('game_watchers').where('user_id', '=', from).execute();
  await transaction.deleteFrom('blocks').where('user_id', '=', from).execute();
  await transaction.deleteFrom('game_feeds').where('user_id', '=', from).execute();
}

/** Whoever leaves for good gives their seats to the computer, so that the others can play on; what they said goes. */
export async function leaveGames(transaction: Transaction<Schema>, userId: string): Promise<void> {
  await transaction
    .updateTable('game_seats')
    .set({ user_id: null, player: 'computer', level: FORMER_PLAYER.level, name: '' })
    .where('user_id', '=', userId)
    .execute();
  await transaction.deleteFrom('game_messages').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('game_watchers').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('game_feeds').where('user_id', '=', userId).execute();
  await transaction
    .deleteFrom('blocks')
    .where(where => where.or([where('user_id', '=', userId), where('blocked', '=', userId)]))
    .execute();
}
