import type { Transaction } from 'kysely';
import { hashSecret } from '../accounts/secret-hash';
import type { Store } from '../engine/open-store';
import { sanitizeText } from '../engine/sanitize';
import type { Schema } from '../schema/schema';
import { announceGame, type GameSeat, readSeats } from './games';

export interface SeatPlayerChoice {
  readonly player: 'open' | 'computer';
  readonly level: string;
  /** The hash of the new link of an open seat. */
  readonly tokenHash: string | null;
}

export type TakenSeat =
  | { readonly type: 'taken'; readonly seat: string }
  /** They sit at this game already. */
  | { readonly type: 'has-seat'; readonly seat: string }
  /** The link was used, or there is no such link. */
  | { readonly type: 'used' }
  /** The owner of the game does not want to play with them. */
  | { readonly type: 'blocked' };

interface Newcomer {
  readonly user: string;
  readonly name: string;
  readonly token: string;
}

/** The first who brings a seat's link has it. */
export const takeSeat = (store: Store, game: string, newcomer: Newcomer): Promise<TakenSeat> =>
  store.db.transaction().execute(async transaction => {
    const { user, name, token } = newcomer;
    const seats = await readSeats(transaction, game);
    const own = seats.find(({ user_id }) => user_id === user);
    if (own) return { type: 'has-seat', seat: own.seat };
    if (await isBlocked(transaction, game, user)) return { type: 'blocked' };
    const taken = await transaction
      .updateTable('game_seats')
      .set({ player: 'person', user_id: user, name: sanitizeText(name), token_hash: null })
      .where('game', '=', game)
      .where('token_hash', '=', hashSecret(token))
      .where('player', '=', 'open')
      .returning('seat')
      .executeTakeFirst();
    if (!taken) return { type: 'used' };
    await transaction
      .deleteFrom('game_watchers')
      .where('game', '=', game)
      .where('user_id', '=', user)
      .execute();
    await startWhenFull(store, transaction, game);
    return { type: 'taken', seat: taken.seat };
  });

const isBlocked = async (transaction: Transaction<Schema>, game: string, user: string): Promise<boolean> => {
  const row = await transaction
    .selectFrom('blocks')
    .innerJoin('games', 'games.owner', 'blocks.user_id')
    .select('blocks.blocked')
    .where('games.id', '=', game)
    .where('blocks.blocked', '=', user)
    .executeTakeFirst();
  return row !== undefined;
};

/** With the last seat the game begins. */
async function startWhenFull(store: Store, transaction: Transaction<Schema>, game: string): Promise<void> {
  const seats = await readSeats(transaction, game);
  const isFull = seats.every(({ player }) => player !== 'open');
  await transaction
    .updateTable('games')
    .set(now => ({ revision: now('revision', '+', 1), updated_at: store.now() }))
    .where('id', '=', game)
    .execute();
  if (isFull)
    await transaction
      .updateTable('games')
      .set({ status: 'running' })
      .where('id', '=', game)
      .where('status', '=', 'open')
      .execute();
  await announceGame(store, transaction, game, seats);
}

/** Gives a seat that no person has to the computer, or opens it with a new link; false: a person has it. */
export const setSeatPlayer = (
  store: Store,
  game: string,
  seat: string,
  { player, level, tokenHash }: SeatPlayerChoice,
): Promise<boolean> =>
  store.db.transaction().execute(async transaction => {
    const set = await transaction
      .updateTable('game_seats')
      .set({ player, level, token_hash: tokenHash, user_id: null, name: '' })
      .where('game', '=', game)
      .where('seat', '=', seat)
      .where('player', '!=', 'person')
      .where('game', 'in', query => query.selectFrom('games').select('id').where('status', '=', 'open'))
      .returning('seat')
      .executeTakeFirst();
    if (!set) return false;
    await startWhenFull(store, transaction, game);
    return true;
  });

/** From here on the computer decides for a seat: its player gave up the game or their time is out. */
export const handToComputer = (store: Store, game: string, seat: string, level: string): Promise<void> =>
  store.db.transaction().execute(async transaction => {
    await transaction
      .updateTable('game_seats')
      .set({ player: 'computer', level })
      .where('game', '=', game)
      .where('seat', '=', seat)
      .execute();
    await startWhenFull(store, transaction, game);
  });

/** A player who comes back decides for themselves again; false: it is not their seat. */
export const returnToSeat = (store: Store, game: string, user: string): Promise<boolean> =>
  store.db.transaction().execute(async transaction => {
    const back = await transaction
      .updateTable('game_seats')
      .set({ player: 'person' })
      .where('game', '=', game)
      .where('user_id', '=', user)
      .where('player', '=', 'computer')
      .returning('seat')
      .executeTakeFirst();
    if (back) await startWhenFull(store, transaction, game);
    return back !== undefined;
  });

/** When a player was last there, to the minute. */
export const markSeen = (store: Store, game: string, seat: string) =>
  store.db
    .updateTable('game_seats')
    .set({ seen_at: store.now() })
    .where('game', '=', game)
    .where('seat', '=', seat)
    .execute();

export const seatOf = (seats: readonly GameSeat[], user: string | null): GameSeat | null =>
  (user === null ? undefined : seats.find(({ user_id }) => user_id === user)) ?? null;
