import type { MeasuredBalance } from '@/lib/game/lab/balance';
import { listBalances } from '@/lib/store/balance/balances';
import {
  type BalanceRun,
  closeRun,
  createRun,
  listSavedChunks,
  type RunOrder,
  readRun,
  seedsOfChunk,
} from '@/lib/store/balance/runs';
import type { Store } from '@/lib/store/engine/open-store';

/** The limits for starting runs. */
export const RUN_LIMITS = { mostGames: 1000, mostOpen: 2, chunkSize: 4 } as const;

export interface RunProgress extends BalanceRun {
  readonly done: number;
}

/** What hands chunks to workers: in this process, or through a queue that others share. */
export interface ChunkDriver {
  /** A run was ordered. */
  begin(run: BalanceRun): Promise<void>;
  close(): Promise<void>;
}

/** Runs of many games on the server. */
export interface Simulations {
  /** Null: the owner has too many open runs. */
  enqueue(order: RunOrder): Promise<BalanceRun | null>;
  progress(id: string): Promise<RunProgress | null>;
  /** False: it is not open any more. */
  cancel(id: string): Promise<boolean>;
  /** Null: it is not done. */
  result(id: string): Promise<MeasuredBalance | null>;
  close(): Promise<void>;
}

export const openSimulations = (store: Store, driver: ChunkDriver): Simulations => ({
  enqueue: async order => {
    const run = await createRun(store, order, RUN_LIMITS.mostOpen);
    if (run) await driver.begin(run);
    return run;
  },
  progress: async id => {
    const run = await readRun(store, id);
    if (!run) return null;
    const saved = await listSavedChunks(store, id);
    return { ...run, done: saved.reduce((sum, chunk) => sum + seedsOfChunk(run, chunk).length, 0) };
  },
  cancel: id => closeRun(store, id, 'cancelled'),
  result: async id => {
    const run = await readRun(store, id);
    if (run?.status !== 'done') return null;
    const measured = await listBalances(store, run);
    return (
      measured.find(
        ({ variant, level, engine }) =>
          variant === run.variant && level === run.level && engine === run.engine,
      ) ?? null
    );
  },
  close: () => driver.close(),
});
