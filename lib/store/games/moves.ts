import type { Kysely } from 'kysely';
import type { EntryByViewer } from '@/lib/game/remote/viewer-entry';
import type { Store } from '../engine/open-store';
import type { GameStatus } from '../schema/game-tables';
import type { Schema } from '../schema/schema';
import { announceGame, readSeats } from './games';

export interface StoredEntry {
  readonly seq: number;
  readonly entry: unknown;
  readonly dice: readonly number[];
  readonly byViewer: EntryByViewer;
  /** The state before it as JSON, where an order begins with it. */
  readonly before: string | null;
}

export interface MovedView {
  readonly viewer: string;
  readonly view: string;
  /** Relative to what they saw at the number that the move was based on, as a JSON patch. */
  readonly diff: string;
}

/** Choices that follow on the one with the number `base`, and where they lead. */
export interface Move {
  readonly game: string;
  readonly base: number;
  readonly entries: readonly StoredEntry[];
  readonly state: string;
  readonly orderFrom: number;
  readonly awaits: readonly string[];
  readonly progress: unknown;
  readonly status: GameStatus;
  readonly outcome: unknown;
  readonly deadline: string | null;
  readonly requests: unknown;
  readonly views: readonly MovedView[];
}

/** Keeps a move; false: another came first, so that nothing was kept. */
export const commitMove = (store: Store, move: Move): Promise<boolean> =>
  store.db.transaction().execute(async transaction => {
    const last = move.entries.at(-1)?.seq ?? move.base;
    const isFirst = await moveGame(transaction, move, last, store.now());
    if (!isFirst) return false;
    for (const entry of move.entries) await insertEntry(transaction, move.game, entry, store.now());
    for (const view of move.views) await updateView(transaction, move, view, last);
    await forgetStates(transaction, move.game, last);
    await announceGame(store, transaction, move.game, await readSeats(transaction, move.game));
    return true;
  });

const moveGame = async (db: Kysely<Schema>, move: Move, last: number, time: string): Promise<boolean> => {
  const moved = await db
    .updateTable('games')
    .set(now => ({
      ...{ seq: last, state: move.state, order_from: move.orderFrom, status: move.status },
      ...{ deadline: move.deadline, updated_at: time },
      revision: now('revision', '+', 1),
      awaits: JSON.stringify(move.awaits),
      progress: JSON.stringify(move.progress),
      requests: JSON.stringify(move.requests),
      outcome: move.outcome === null ? null : JSON.stringify(move.outcome),
    }))
    .where('id', '=', move.game)
    .where('seq', '=', move.base)
    .where('status', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
};

async function insertEntry(
  db: Kysely<Schema>,
  game: string,
  { seq, entry, dice, byViewer, before }: StoredEntry,
  at: string,
): Promise<void> {
  await db
    .insertInto('game_actions')
    .values({
      ...{ game, seq, at },
      entry: JSON.stringify(entry),
      dice: JSON.stringify(dice),
      telling: JSON.stringify(byViewer),
    })
    .execute();
  if (before !== null)
    await db
      .insertInto('game_states')
      .values({ game, seq: seq - 1, state: before })
      .onConflict(conflict => conflict.columns(['game', 'seq']).doNothing())
      .execute();
}

const updateView = (
  db: Kysely<Schema>,
  { game, base }: Move,
  { viewer, view, diff }: MovedView,
  seq: number,
) =>
  db
    .insertInto('game_views')
    .values({ game, viewer, view, diff, seq, base })
    .onConflict(conflict => conflict.columns(['game', 'viewer']).doUpdateSet({ view, diff, seq, base }))
    .execute();

/** For this many choices back every state at the start of an order is kept, and before that one in this many. */
const RECENT = 50;

/** Of the older states those stay that are the first of their fifty. */
async function forgetStates(db: Kysely<Schema>, game: string, last: number): Promise<void> {
  const old = await db
    .selectFrom('game_states')
    .select('seq')
    .where('game', '=', game)
    .where('seq', '<', last - RECENT)
    .orderBy('seq')
    .execute();
  const surplus = old.filter(
    ({ seq }, index) =>
      index > 0 && Math.floor(seq / RECENT) === Math.floor((old[index - 1]?.seq ?? 0) / RECENT),
  );
  if (surplus.length > 0)
    await db
      .deleteFrom('game_states')
      .where('game', '=', game)
      .where(
        'seq',
        'in',
        surplus.map(({ seq }) => seq),
      )
      .execute();
}

/** What is needed to continue a game: the true state, and the order under way. */
export interface RunningState {
  readonly seq: number;
  readonly state: string;
  /** The state before the order under way; null: none is. */
  readonly before: string | null;
  readonly entries: readonly PastEntry[];
}

export interface PastEntry {
  readonly seq: number;
  readonly entry: unknown;
  readonly dice: readonly number[];
}

export async function readRunningState({ db }: Store, id: string): Promise<RunningState | null> {
  const game = await db
    .selectFrom('games')
    .select(['seq', 'state', 'order_from'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!game) return null;
  const entries = await readEntries(db, id, game.order_from, game.seq);
  const before = await db
    .selectFrom('game_states')
    .select('state')
    .where('game', '=', id)
    .where('seq', '=', game.order_from - 1)
    .executeTakeFirst();
  const isUnderWay = before !== undefined && entries.length > 0;
  return {
    ...{ seq: game.seq, state: game.state },
    before: isUnderWay ? before.state : null,
    entries: isUnderWay ? entries : [],
  };
}

const readEntries = async (
  db: Kysely<Schema>,
  game: string,
  from: number,
  to: number,
): Promise<readonly PastEntry[]> => {
  const rows = await db
    .selectFrom('game_actions')
    .select(['seq', 'entry', 'dice'])
    .where('game', '=', game)
    .where('seq', '>=', from)
    .where('seq', '<=', to)
    .orderBy('seq')
    .execute();
  return rows.map(({ seq, entry, dice }) => ({ seq, entry: JSON.parse(entry), dice: JSON.parse(dice) }));
};

/** From where the boards of the choices from one number to another are found: the nearest state before, and the entries since. */
export interface PastStates {
  readonly seq: number;
  readonly state: string;
  readonly entries: readonly PastEntry[];
}

export async function readPastStates(
  { db }: Store,
  game: string,
  from: number,
  to: number,
): Promise<PastStates | null> {
  const near = await db
    .selectFrom('game_states')
    .select(['seq', 'state'])
    .where('game', '=', game)
    .where('seq', '<=', from)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return near ? { ...near, entries: await readEntries(db, game, near.seq + 1, to) } : null;
}

/** The events of the choices after this number, for everybody. */
export async function readEntriesByViewer(
  { db }: Pick<Store, 'db'>,
  game: string,
  after: number,
): Promise<readonly EntryByViewer[]> {
  const rows = await db
    .selectFrom('game_actions')
    .select('telling')
    .where('game', '=', game)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();
  return rows.map(({ telling }) => JSON.parse(telling));
}

/** The state after a choice, where it is kept; null: it is not. */
export async function readStateAfter({ db }: Store, game: string, seq: number): Promise<string | null> {
  const row = await db
    .selectFrom('game_states')
    .select('state')
    .where('game', '=', game)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row?.state ?? null;
}

export const readView = ({ db }: Pick<Store, 'db'>, game: string, viewer: string) =>
  db
    .selectFrom('game_views')
    .select(['seq', 'base', 'view', 'diff'])
    .where('game', '=', game)
    .where('viewer', '=', viewer)
    .executeTakeFirst();

/** The whole record of a game that is over, for replays: the dice are no secret any more. */
export const readRecord = ({ db }: Store, game: string): Promise<readonly PastEntry[]> =>
  readEntries(db, game, 0, Number.MAX_SAFE_INTEGER);
