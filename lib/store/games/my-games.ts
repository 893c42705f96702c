import type { GameProgress } from '@/lib/game/remote/progress';
import { hashSecret } from '../accounts/secret-hash';
import type { Store } from '../engine/open-store';
import type { GameStatus } from '../schema/game-tables';
import type { GameSeat } from './games';

/** A game in a list of somebody's games. */
export interface ListedGame {
  readonly id: string;
  readonly title: string;
  readonly system: string;
  readonly home: string;
  readonly status: GameStatus;
  readonly awaits: readonly string[];
  readonly progress: GameProgress;
  readonly outcome: unknown;
  readonly paceDays: number | null;
  readonly deadline: string | null;
  readonly updatedAt: string;
  /** The seat of the user; null: they watch. */
  readonly seat: string | null;
  readonly seats: readonly Pick<GameSeat, 'seat' | 'side' | 'colour' | 'style' | 'player' | 'name'>[];
}

/** How many are listed, the latest first. */
const MOST = 200;

const LISTED = [
  'id',
  'title',
  'system',
  'home',
  'status',
  'awaits',
  'progress',
  'outcome',
  'pace_days',
  'deadline',
  'updated_at',
] as const;

/** Every game that a user plays or watches, the latest first. */
export async function listGames({ db }: Pick<Store, 'db'>, user: string): Promise<readonly ListedGame[]> {
  const games = await db
    .selectFrom('games')
    .select(LISTED)
    .where(where =>
      where.or([
        where('id', 'in', where.selectFrom('game_seats').select('game').where('user_id', '=', user)),
        where('id', 'in', where.selectFrom('game_watchers').select('game').where('user_id', '=', user)),
      ]),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
  const seats = await readSeatsOf(db, games);
  return games.map(({ awaits, progress, outcome, pace_days, updated_at, ...game }) => {
    const own = seats.filter(seat => seat.game === game.id);
    return {
      ...game,
      awaits: JSON.parse(awaits),
      progress: JSON.parse(progress),
      outcome: outcome === null ? null : JSON.parse(outcome),
      paceDays: pace_days,
      updatedAt: updated_at,
      seat: own.find(({ user_id }) => user_id === user)?.seat ?? null,
      seats: own.map(({ user_id: _user, game: _game, ...seat }) => seat),
    };
  });
}

const readSeatsOf = async (
  db: Store['db'],
  games: readonly { readonly id: string }[],
): Promise<
  readonly Pick<GameSeat, 'game' | 'user_id' | 'seat' | 'side' | 'colour' | 'style' | 'player' | 'name'>[]
> =>
  games.length === 0
    ? []
    : db
        .selectFrom('game_seats')
        .select(['game', 'user_id', 'seat', 'side', 'colour', 'style', 'player', 'name'])
        .where(
          'game',
          'in',
          games.map(({ id }) => id),
        )
        .orderBy('position')
        .execute();

/** Whether somebody sits at a game or watches one. */
export async function hasGames({ db }: Pick<Store, 'db'>, user: string): Promise<boolean> {
  const seat = await db
    .selectFrom('game_seats')
    .select('game')
    .where('user_id', '=', user)
    .executeTakeFirst();
  if (seat) return true;
  const watched = await db
    .selectFrom('game_watchers')
    .select('game')
    .where('user_id', '=', user)
    .executeTakeFirst();
  return watched !== undefined;
}

/** In how many games somebody has to decide now. */
export const countOwnTurns = async (store: Pick<Store, 'db'>, user: string): Promise<number> => {
  const rows = await store.db
    .selectFrom('games')
    .innerJoin('game_seats', 'game_seats.game', 'games.id')
    .select(['games.awaits', 'game_seats.seat'])
    .where('game_seats.user_id', '=', user)
    .where('game_seats.player', '=', 'person')
    .where('games.status', '=', 'running')
    .execute();
  return rows.filter(({ awaits, seat }) => (JSON.parse(awaits) as readonly string[]).includes(seat)).length;
};

/** Keeps a game among those that a user watches; players need not. */
export const watchGame = ({ db, now }: Store, game: string, user: string) =>
  db
    .insertInto('game_watchers')
    .values({ game, user_id: user, at: now() })
    .onConflict(conflict => conflict.columns(['game', 'user_id']).doNothing())
    .execute();

/** Gives a user's private feed a new address; the former one leads nowhere then. */
export const setFeedSecret = ({ db }: Pick<Store, 'db'>, user: string, secret: string) =>
  db
    .insertInto('game_feeds')
    .values({ user_id: user, hash: hashSecret(secret) })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ hash: hashSecret(secret) }))
    .execute();

/** The owner of a feed; null: no such address. */
export async function findFeedOwner({ db }: Pick<Store, 'db'>, secret: string): Promise<string | null> {
  const row = await db
    .selectFrom('game_feeds')
    .select('user_id')
    .where('hash', '=', hashSecret(secret))
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Games whose clock has run out. */
export const listLateGames = async ({ db, now }: Pick<Store, 'db' | 'now'>): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('games')
    .select('id')
    .where('status', '=', 'running')
    .where('on_timeout', '=', 'computer')
    .where('deadline', '<', now())
    .limit(MOST)
    .execute();
  return rows.map(({ id }) => id);
};
