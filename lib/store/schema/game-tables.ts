import type { Generated, Kysely } from 'kysely';
import type { TableDialect } from './migrations';

/** Open seats; being played; ended; frozen, because a newer release cannot continue it. */
export const GAME_STATUSES = ['open', 'running', 'over', 'frozen'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** What happens when a player's time is out. */
export const TIMEOUT_RULES = ['computer', 'claim'] as const;
export type TimeoutRule = (typeof TIMEOUT_RULES)[number];

/** A game by link. Document, variant and state are pinned: a newer version of the battle changes nothing here. */
export interface GameTable {
  id: string;
  owner: string;
  title: string;
  system: string;
  /** Where the battle is found; empty: it was a draft. */
  home: string;
  variant: string | null;
  /** What the players chose of what the book leaves to them, as JSON. */
  options: string;
  document: string;
  status: GameStatus;
  /** The number of the last choice. */
  seq: number;
  /** Grows with everything that anybody may want to look at again. */
  revision: number;
  /** The true state as JSON. */
  state: string;
  /** The number of the first choice of the order under way. */
  order_from: number;
  /** Who decides now, as a JSON list of seats. */
  awaits: string;
  /** "Round 4 of 10" as a JSON sentence with its numbers. */
  progress: string;
  /** Days for a turn; null: live. */
  pace_days: number | null;
  on_timeout: TimeoutRule;
  /** Null: no clock is running. */
  deadline: string | null;
  /** A request of one player to the others, as JSON. */
  requests: string;
  /** How it ended, as JSON; null: it has not. */
  outcome: string | null;
  created_at: string;
  updated_at: string;
}

export const SEAT_PLAYERS = ['open', 'person', 'computer'] as const;
export type SeatPlayer = (typeof SEAT_PLAYERS)[number];

export interface GameSeatTable {
  game: string;
  seat: string;
  position: number;
  /** The name of the side. */
  side: string;
  colour: string;
  /** How its counters are drawn. */
  style: string;
  player: SeatPlayer;
  level: string;
  user_id: string | null;
  /** What others call the player. */
  name: string;
  /** Of the link that takes the seat; null: it was used. */
  token_hash: string | null;
  seen_at: string | null;
}

/** One choice; its entry for each viewer is stored, so that nothing is computed again. */
export interface GameActionTable {
  game: string;
  seq: number;
  /** As JSON: the choice, or that something was taken back. */
  entry: string;
  /** The generator before it, as JSON. */
  dice: string;
  telling: string;
  at: string;
}

/** States for boards of the past and for taking orders back: after the choice of this number. */
export interface GameStateTable {
  game: string;
  seq: number;
  state: string;
}

/** Derived: what each viewer sees now, and how it differs from what they saw before. */
export interface GameViewTable {
  game: string;
  viewer: string;
  seq: number;
  base: number;
  view: string;
  diff: string;
}

export interface GameMessageTable {
  game: string;
  n: number;
  user_id: string;
  /** Empty: somebody who watches. */
  seat: string;
  name: string;
  text: string;
  at: string;
}

export interface GameWatcherTable {
  game: string;
  user_id: string;
  at: string;
}

/** Whom a user does not want to read, and who may not take a seat at their games. */
export interface BlockTable {
  user_id: string;
  blocked: string;
}

/** The private feed of a user; only the hash of its address is kept. */
export interface GameFeedTable {
  user_id: string;
  hash: string;
}

/** What has changed, for other processes on the same file. */
export interface ChangeTable {
  id: Generated<number>;
  topic: string;
}

export interface GameTables {
  games: GameTable;
  game_seats: GameSeatTable;
  game_actions: GameActionTable;
  game_states: GameStateTable;
  game_views: GameViewTable;
  game_messages: GameMessageTable;
  game_watchers: GameWatcherTable;
  blocks: BlockTable;
  game_feeds: GameFeedTable;
  changes: ChangeTable;
}

type Sorted = TableDialect['sortedText'];

export const addGameOptions = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .alterTable('games')
    .addColumn('options', 'text', column => column.notNull().defaultTo('{}'))
    .execute();

export async function createGameTables(db: Kysely<unknown>, words: TableDialect): Promise<void> {
  await createGames(db, words.sortedText);
  await createSeats(db, words.sortedText);
  await createMoves(db, words.sortedText);
  await createTalk(db, words.sortedText);
  await db.schema
    .createTable('changes')
    .addColumn('id', words.selfFillingKey)
    .addColumn('topic', words.sortedText, column => column.notNull())
    .execute();
}

async function createGames(db: Kysely<unknown>, sortedText: Sorted): Promise<void> {
  await db.schema
    .createTable('games')
    .addColumn('id', sortedText, column => column.primaryKey())
    .addColumn('owner', sortedText, column => column.notNull())
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('system', 'text', column => column.notNull())
    .addColumn('home', 'text', column => column.notNull())
    .addColumn('variant', 'text')
    .addColumn('document', 'text', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('seq', 'integer', column => column.notNull())
    .addColumn('revision', 'integer', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('order_from', 'integer', column => column.notNull())
    .addColumn('awaits', 'text', column => column.notNull())
    .addColumn('progress', 'text', column => column.notNull())
    .addColumn('pace_days', 'integer')
    .addColumn('on_timeout', 'text', column => column.notNull())
    .addColumn('deadline', sortedText)
    .addColumn('requests', 'text', column => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('created_at', sortedText, column => column.notNull())
    .addColumn('updated_at', sortedText, column => column.notNull())
    .execute();
  await db.schema.createIndex('games_by_owner').on('games').column('owner').execute();
  await db.schema.createIndex('games_by_deadline').on('games').column('deadline').execute();
}

async function createSeats(db: Kysely<unknown>, sortedText: Sorted): Promise<void> {
  await db.schema
    .createTable('game_seats')
    .addColumn('game', sortedText, column => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('seat', sortedText, column => column.notNull())
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('side', 'text', column => column.notNull())
    .addColumn('colour', 'text', column => column.notNull())
    .addColumn('style', 'text', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('level', 'text', column => column.notNull())
    .addColumn('user_id', sortedText)
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('token_hash', sortedText)
    .addColumn('seen_at', sortedText)
    .addPrimaryKeyConstraint('game_seats_key', ['game', 'seat'])
    .execute();
  await db.schema.createIndex('game_seats_by_user').on('game_seats').column('user_id').execute();
}

async function createMoves(db: Kysely<unknown>, sortedText: Sorted): Promise<void> {
  await db.schema
    .createTable('game_actions')
    .addColumn('game', sortedText, column => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('seq', 'integer', column => column.notNull())
    .addColumn('entry', 'text', column => column.notNull())
    .addColumn('dice', 'text', column => column.notNull())
    .addColumn('telling', 'text', column => column.notNull())
    .addColumn('at', sortedText, column => column.notNull())
    .addPrimaryKeyConstraint('game_actions_key', ['game', 'seq'])
    .execute();
  await db.schema
    .createTable('game_states')
    .addColumn('game', sortedText, column => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('seq', 'integer', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('game_states_key', ['game', 'seq'])
    .execute();
  await db.schema
    .createTable('game_views')
    .addColumn('game', sortedText, column => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('viewer', sortedText, column => column.notNull())
    .addColumn('seq', 'integer', column => column.notNull())
    .addColumn('base', 'integer', column => column.notNull())
    .addColumn('view', 'text', column => column.notNull())
    .addColumn('diff', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('game_views_key', ['game', 'viewer'])
    .execute();
}

async function createTalk(db: Kysely<unknown>, sortedText: Sorted): Promise<void> {
  await db.schema
    .createTable('game_messages')
    .addColumn('game', sortedText, column => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('user_id', sortedText, column => column.notNull())
    .addColumn('seat', sortedText, column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('at', sortedText, column => column.notNull())
    .addPrimaryKeyConstraint('game_messages_key', ['game', 'n'])
    .execute();
  await db.schema
    .createTable('game_watchers')
    .addColumn('game', sortedText, column => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('user_id', sortedText, column => column.notNull())
    .addColumn('at', sortedText, column => column.notNull())
    .addPrimaryKeyConstraint('game_watchers_key', ['game', 'user_id'])
    .execute();
  await db.schema
    .createTable('blocks')
    .addColumn('user_id', sortedText, column => column.notNull())
    .addColumn('blocked', sortedText, column => column.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['user_id', 'blocked'])
    .execute();
  await db.schema
    .createTable('game_feeds')
    .addColumn('user_id', sortedText, column => column.primaryKey())
    .addColumn('hash', sortedText, column => column.notNull().unique())
    .execute();
}
