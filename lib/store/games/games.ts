import type { Kysely } from 'kysely';
import type { StartOptions } from '@/lib/game/contract/start-options';
import type { EntryByViewer } from '@/lib/game/remote/viewer-entry';
import { announce, formatGameTopic, formatUserTopic } from '../bus/announce';
import type { Store } from '../engine/open-store';
import type { GameSeatTable, GameTable, TimeoutRule } from '../schema/game-tables';
import type { Schema } from '../schema/schema';

/** What everybody at a game sees of it beside the board: never its state or its document. */
export type GameSummary = Omit<GameTable, 'state' | 'document'>;

export type GameSeat = GameSeatTable;

export interface StoredView {
  readonly viewer: string;
  readonly view: string;
}

export interface NewSeat
  extends Pick<
    GameSeatTable,
    'seat' | 'side' | 'colour' | 'style' | 'player' | 'level' | 'user_id' | 'name' | 'token_hash'
  > {}

export interface NewGame
  extends Pick<GameTable, 'id' | 'owner' | 'title' | 'system' | 'home' | 'variant' | 'document' | 'state'> {
  readonly options: StartOptions;
  readonly paceDays: number | null;
  readonly onTimeout: TimeoutRule;
  readonly awaits: readonly string[];
  readonly progress: unknown;
  readonly dice: readonly number[];
  readonly byViewer: EntryByViewer;
  readonly views: readonly StoredView[];
  readonly seats: readonly NewSeat[];
}

const hasOpenSeat = (seats: readonly Pick<GameSeatTable, 'player'>[]): boolean =>
  seats.some(({ player }) => player === 'open');

/** Null: this user has as many games under way as allowed. */
export const createGame = (store: Store, game: NewGame, most: number): Promise<{ id: string } | null> =>
  store.db.transaction().execute(async transaction => {
    if ((await countOwnGames(transaction, game.owner)) >= most) return null;
    await insertGame(transaction, game, store.now());
    await insertSeats(transaction, game);
    await insertBeginning(transaction, game, store.now());
    await announce(store, transaction, [formatGameTopic(game.id), formatUserTopic(game.owner)]);
    return { id: game.id };
  });

const countOwnGames = async (db: Kysely<Schema>, owner: string): Promise<number> => {
  const rows = await db
    .selectFrom('games')
    .select('id')
    .where('owner', '=', owner)
    .where('status', 'in', ['open', 'running'])
    .execute();
  return rows.length;
};

const insertGame = (db: Kysely<Schema>, game: NewGame, time: string) =>
  db
    .insertInto('games')
    .values({
      ...{ id: game.id, owner: game.owner, title: game.title, system: game.system, home: game.home },
      ...{ variant: game.variant, document: game.document, state: game.state },
      options: JSON.stringify(game.options),
      status: hasOpenSeat(game.seats) ? 'open' : 'running',
      ...{ seq: 0, revision: 1, order_from: 1, requests: '{}', outcome: null, deadline: null },
      awaits: JSON.stringify(game.awaits),
      progress: JSON.stringify(game.progress),
      ...{ pace_days: game.paceDays, on_timeout: game.onTimeout, created_at: time, updated_at: time },
    })
    .execute();

const insertSeats = (db: Kysely<Schema>, { id, seats }: NewGame) =>
  db
    .insertInto('game_seats')
    .values(seats.map((seat, position) => ({ ...seat, game: id, position, seen_at: null })))
    .execute();

async function insertBeginning(db: Kysely<Schema>, game: NewGame, at: string): Promise<void> {
  await db
    .insertInto('game_actions')
    .values({
      ...{ game: game.id, seq: 0, entry: 'null', at },
      dice: JSON.stringify(game.dice),
      telling: JSON.stringify(game.byViewer),
    })
    .execute();
  await db.insertInto('game_states').values({ game: game.id, seq: 0, state: game.state }).execute();
  for (const { viewer, view } of game.views)
    await db
      .insertInto('game_views')
      .values({ game: game.id, viewer, view, seq: 0, base: 0, diff: '[]' })
      .execute();
}

const SUMMARY = [
  'id',
  'owner',
  'title',
  'system',
  'home',
  'variant',
  'options',
  'status',
  'seq',
  'revision',
  'order_from',
  'awaits',
  'progress',
  'pace_days',
  'on_timeout',
  'deadline',
  'requests',
  'outcome',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof GameTable)[];

export interface GameWithSeats {
  readonly game: GameSummary;
  readonly seats: readonly GameSeat[];
}

export async function readGame({ db }: Pick<Store, 'db'>, id: string): Promise<GameWithSeats | null> {
  const game = await db.selectFrom('games').select(SUMMARY).where('id', '=', id).executeTakeFirst();
  return game ? { game, seats: await readSeats(db, id) } : null;
}

export const readSeats = (db: Kysely<Schema>, game: string): Promise<readonly GameSeat[]> =>
  db.selectFrom('game_seats').selectAll().where('game', '=', game).orderBy('position').execute();

/** The document that was pinned when the game began. */
export async function readGameDocument({ db }: Store, id: string): Promise<string | null> {
  const row = await db.selectFrom('games').select('document').where('id', '=', id).executeTakeFirst();
  return row?.document ?? null;
}

/** Changes what stands beside the board, if it is still as it was; false: somebody was faster. */
export const updateGame = (
  store: Store,
  { game, seats }: GameWithSeats,
  changes: Partial<Pick<GameTable, 'status' | 'requests' | 'outcome' | 'deadline'>>,
): Promise<boolean> =>
  store.db.transaction().execute(async transaction => {
    const changed = await transaction
      .updateTable('games')
      .set({ ...changes, revision: game.revision + 1, updated_at: store.now() })
      .where('id', '=', game.id)
      .where('revision', '=', game.revision)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return false;
    await announceGame(store, transaction, game.id, seats);
    return true;
  });

/** All who sit at the game hear of it, wherever they are. */
export const announceGame = (
  store: Store,
  db: Kysely<Schema>,
  id: string,
  seats: readonly Pick<GameSeat, 'user_id'>[],
): Promise<void> =>
  announce(store, db, [
    formatGameTopic(id),
    ...seats.flatMap(({ user_id }) => (user_id === null ? [] : [formatUserTopic(user_id)])),
  ]);
