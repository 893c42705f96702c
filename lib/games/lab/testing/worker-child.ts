import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openBoss, workForBoss } from '@/lib/jobs/pg-boss-driver';
import { readRun } from '@/lib/store/balance/runs';
import { readVersion } from '@/lib/store/documents/versions';
import { openStore, type Store } from '@/lib/store/engine/open-store';
import { playTurn } from '../play-chunk';

/**
 * A worker in its own process: plays until the run is over, and reports when it begins a chunk and when it is about
 * to end.
 */
export const workOn = async (url: string, run: string): Promise<void> => {
  const store = await openStore({ place: { url }, now: () => '2030-01-01T00:00:00.000Z', newId: randomUUID });
  const boss = await openBoss({ url, expiry: 10, maintenance: 1, onError: error => console.error(error) });
  await warmUp(store, run);
  await workForBoss(
    boss,
    store,
    async input => {
      if (input.seeds.length > 0) process.stdout.write(`${input.seeds.join()}\n`);
      return playTurn(input);
    },
    1,
  );
  while ((await readRun(store, run))?.status === 'open') await pause(200);
  await boss.stop({ graceful: false });
};

/** Loading the rules takes longer on a busy machine than a chunk may. */
const warmUp = async (store: Store, id: string): Promise<void> => {
  const run = await readRun(store, id);
  const version = run && (await readVersion(store, run.slug, run.n));
  if (run && version)
    await playTurn({
      ...{ text: version.text, variant: null, level: run.level },
      ...{ seeds: [1], paused: null, time: 60_000 },
    });
};
