import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { getEnv } from '@/lib/env';
import { BOSS_TIMES, openBoss, workForBoss } from '@/lib/jobs/pg-boss-driver';
import { playTurnsIn } from '@/lib/jobs/simulation-chunk';
import { openWorkerPool } from '@/lib/jobs/worker-pool';
import { type Command, printError, printMessage, withStore } from './command';
import { parseFlags } from './flags';

/** Plays chunks of the server's runs on this machine until it is stopped. */
export const work: Command = async words => {
  const { values, rest } = parseFlags(words, ['workers', 'expiry'], []);
  const threads = Number(values.workers ?? availableParallelism());
  const expiry = Number(values.expiry ?? BOSS_TIMES.expiry);
  const url = getEnv().databaseUrl;
  if (rest === null || rest.length > 0 || !(threads >= 1 && threads <= 256) || !(expiry >= 5))
    return printError('usage');
  if (url === undefined) return printError('worker.no-database');
  return withStore(async store => {
    const pool = openWorkerPool({ file: join(process.cwd(), 'dist', 'worker.mjs'), threads, memory: 768 });
    const maintenance = Math.min(BOSS_TIMES.maintenance, expiry);
    const boss = await openBoss({ url, expiry, maintenance, onError: error => console.error(error) });
    await workForBoss(boss, store, playTurnsIn(pool), threads);
    printMessage('worker.ready', { count: threads });
    await waitForSignal();
    await boss.stop({ graceful: false });
    await pool.close();
    return 0;
  });
};

const waitForSignal = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
