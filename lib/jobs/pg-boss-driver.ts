import PgBoss from 'pg-boss';
import { type BalanceRun, closeRun, listOpenRuns, readRun, takeNextChunk } from '@/lib/store/balance/runs';
import type { Store } from '@/lib/store/engine/open-store';
import { type ChunkJob, type PlayTurn, performTurn } from './simulation-chunk';
import type { ChunkDriver } from './simulations';

const QUEUE = 'simulate';
/** Where chunks end that no worker could play. */
const FAILED = 'simulate-failed';

/** How many chunks of a run are in the queue: a small run that comes late starts at once beside a large one. */
const IN_QUEUE = 4;

/** How long a run has a thread before its chunk goes to the end of the queue; the queue is looked at twice in a second. */
const TURN = 10_000;

/** A turn that is done carries a game in the middle, which nobody needs again; in seconds. */
const KEPT = 60;

export interface BossOptions {
  readonly url: string;
  /** How long a chunk may take before another worker takes it, in seconds. */
  readonly expiry: number;
  /** How often chunks of dead workers are looked for, in seconds. */
  readonly maintenance: number;
  readonly onError: (error: unknown) => void;
}

export const BOSS_TIMES = { expiry: 600, maintenance: 30 } as const;

/** The queue of all machines that share a PostgreSQL. */
export const openBoss = async ({ url, expiry, maintenance, onError }: BossOptions): Promise<PgBoss> => {
  const boss = new PgBoss({
    connectionString: url,
    maintenanceIntervalSeconds: maintenance,
    expireInSeconds: expiry,
    retryLimit: 3,
    retryDelay: 1,
    archiveCompletedAfterSeconds: KEPT,
    deleteAfterSeconds: KEPT,
  });
  boss.on('error', onError);
  await boss.start();
  await boss.createQueue(FAILED);
  await boss.createQueue(QUEUE, { name: QUEUE, deadLetter: FAILED });
  return boss;
};

const sendNext = async (boss: PgBoss, store: Store, run: BalanceRun): Promise<boolean> => {
  const chunk = await takeNextChunk(store, run);
  if (chunk === null) return false;
  const job: ChunkJob = { run: run.id, chunk };
  await boss.send(QUEUE, job);
  return true;
};

/** Hands a run's first chunks to the queue; each that is done brings the next. */
export const openBossDriver = (boss: PgBoss, store: Store): ChunkDriver => ({
  begin: async run => {
    for (let sent = 0; sent < IN_QUEUE; sent += 1) if (!(await sendNext(boss, store, run))) return;
  },
  close: () => boss.stop({ graceful: true, wait: true, timeout: 10_000 }),
});

/** Plays chunks of all runs in turns; a chunk whose worker died is played again by another, and counts once. */
export const workForBoss = async (
  boss: PgBoss,
  store: Store,
  play: PlayTurn,
  threads: number,
): Promise<void> => {
  for (const run of await listOpenRuns(store)) await sendNext(boss, store, run);
  const work = async (jobs: readonly PgBoss.Job<ChunkJob>[]): Promise<void> => {
    for (const { data } of jobs) {
      const outcome = await performTurn(store, play, TURN, data);
      const run = await readRun(store, data.run);
      if (outcome.type === 'left') await boss.send(QUEUE, outcome.job);
      else if (run?.status === 'open') await sendNext(boss, store, run);
    }
  };
  await boss.work<ChunkJob>(FAILED, async jobs => {
    for (const { data } of jobs) await closeRun(store, data.run, 'failed');
  });
  for (let thread = 0; thread < threads; thread += 1)
    await boss.work<ChunkJob>(QUEUE, { pollingIntervalSeconds: 0.5, batchSize: 1 }, work);
};
