import { type Selectable, sql } from 'kysely';
import type { Level } from '@/lib/game/computer/levels';
import type { GameEnd } from '@/lib/game/lab/tally-game';
import type { Store } from '../engine/open-store';
import type { BalanceRunTable, RunStatus } from '../schema/balance-tables';

/** A run that somebody ordered of the server's workers. */
export interface BalanceRun {
  readonly id: string;
  readonly slug: string;
  readonly n: number;
  readonly variant: string | null;
  readonly level: Level;
  readonly engine: string;
  readonly owner: string;
  readonly games: number;
  readonly chunkSize: number;
  readonly status: RunStatus;
}

export type RunOrder = Omit<BalanceRun, 'id' | 'status'>;

const toRun = (row: Selectable<BalanceRunTable>): BalanceRun => ({
  id: row.id,
  slug: row.slug,
  n: row.n,
  variant: row.variant === '' ? null : row.variant,
  level: row.level as Level,
  engine: row.engine,
  owner: row.owner,
  games: row.games,
  chunkSize: row.chunk_size,
  status: row.status,
});

export const chunksOf = ({ games, chunkSize }: Pick<BalanceRun, 'games' | 'chunkSize'>): number =>
  Math.ceil(games / chunkSize);

/** Null: its owner has as many open runs as allowed. */
export async function createRun(store: Store, order: RunOrder, mostOpen: number): Promise<BalanceRun | null> {
  const run: BalanceRun = { ...order, id: store.newId(), status: 'open' };
  return store.db.transaction().execute(async db => {
    const { count } = await db
      .selectFrom('balance_runs')
      .select(sql<number>`count(*)`.as('count'))
      .where('owner', '=', order.owner)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostOpen) return null;
    await db
      .insertInto('balance_runs')
      .values({
        ...{ id: run.id, slug: run.slug, n: run.n, variant: run.variant ?? '', level: run.level },
        ...{ engine: run.engine, owner: run.owner, games: run.games, chunk_size: run.chunkSize },
        ...{ sent: 0, status: run.status, created_at: store.now() },
      })
      .execute();
    return run;
  });
}

export async function readRun({ db }: Store, id: string): Promise<BalanceRun | null> {
  const row = await db.selectFrom('balance_runs').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toRun(row) : null;
}

export async function listOpenRuns({ db }: Store): Promise<readonly BalanceRun[]> {
  const rows = await db
    .selectFrom('balance_runs')
    .selectAll()
    .where('status', '=', 'open')
    .orderBy('created_at')
    .execute();
  return rows.map(toRun);
}

/** Ends a run that is open; false: it was not. */
export async function closeRun(
  { db }: Store,
  id: string,
  status: Exclude<RunStatus, 'open'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('balance_runs')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The next chunk that nobody has been handed; null: all are. One statement, so that no two workers get the same. */
export async function takeNextChunk({ db }: Store, run: BalanceRun): Promise<number | null> {
  const row = await db
    .updateTable('balance_runs')
    .set({ sent: sql<number>`sent + 1` })
    .where('id', '=', run.id)
    .where('status', '=', 'open')
    .where('sent', '<', chunksOf(run))
    .returning('sent')
    .executeTakeFirst();
  return row ? row.sent - 1 : null;
}

/** The seeds of a chunk: always the same, so that a chunk that is played twice gives the same games. */
export const seedsOfChunk = ({ games, chunkSize }: BalanceRun, chunk: number): readonly number[] => {
  const first = chunk * chunkSize;
  return Array.from({ length: Math.min(chunkSize, games - first) }, (_, index) => FIRST_SEED + first + index);
};

const FIRST_SEED = 100;

/** Games of a chunk count once, whoever plays them and however often. */
export async function saveChunk(
  { db }: Store,
  run: string,
  chunk: number,
  games: readonly GameEnd[],
): Promise<void> {
  await db
    .insertInto('balance_chunks')
    .values({ run, chunk, games: JSON.stringify(games) })
    .onConflict(conflict => conflict.columns(['run', 'chunk']).doNothing())
    .execute();
}

export async function listSavedChunks({ db }: Store, run: string): Promise<readonly number[]> {
  const rows = await db.selectFrom('balance_chunks').select('chunk').where('run', '=', run).execute();
  return rows.map(({ chunk }) => chunk);
}

export async function readChunks({ db }: Store, run: string): Promise<readonly GameEnd[]> {
  const rows = await db
    .selectFrom('balance_chunks')
    .select('games')
    .where('run', '=', run)
    .orderBy('chunk')
    .execute();
  return rows.flatMap(({ games }) => JSON.parse(games) as readonly GameEnd[]);
}
