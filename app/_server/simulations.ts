import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { getEnv } from '@/lib/env';
import { openEmbeddedDriver } from '@/lib/jobs/embedded-driver';
import { BOSS_TIMES, openBoss, openBossDriver, workForBoss } from '@/lib/jobs/pg-boss-driver';
import { type PlayTurn, playTurnsIn } from '@/lib/jobs/simulation-chunk';
import { type ChunkDriver, openSimulations, type Simulations } from '@/lib/jobs/simulations';
import { openWorkerPool } from '@/lib/jobs/worker-pool';
import type { Store } from '@/lib/store/engine/open-store';
import { getLog } from './operations/log';
import { runBeforeExit } from './operations/shutdown';
import { makeProcessSingleton } from './process-singleton';
import { getStore } from './store';

/** Games take what requests leave: one thread, two on a large machine. */
const countThreads = (): number => (availableParallelism() > 4 ? 2 : 1);

const openPlayer = (threads: number) => {
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'dist', 'worker.mjs');
  const pool = openWorkerPool({ file, threads, memory: 768 });
  return { play: playTurnsIn(pool), close: () => pool.close() };
};

const logError = (error: unknown): void => getLog().error(error, 'a simulation failed');

/** Through PostgreSQL where there is one, so that other machines can help; else in this process. */
const openDriver = async (store: Store, play: PlayTurn, threads: number): Promise<ChunkDriver> => {
  const { databaseUrl } = getEnv();
  if (databaseUrl === undefined) return openEmbeddedDriver(store, play, threads, logError);
  const boss = await openBoss({ url: databaseUrl, ...BOSS_TIMES, onError: logError });
  await workForBoss(boss, store, play, threads);
  return openBossDriver(boss, store);
};

const startSimulations = async (): Promise<Simulations> => {
  const store = await getStore();
  const threads = countThreads();
  const player = openPlayer(threads);
  const driver = await openDriver(store, player.play, threads);
  runBeforeExit(async () => {
    await player.close();
    await driver.close();
  });
  return openSimulations(store, driver);
};

/** The server's own runs of many games; opened when the first is asked for, or when runs were open as the server stopped. */
export const getSimulations = makeProcessSingleton('simulations', startSimulations);
