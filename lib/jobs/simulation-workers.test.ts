import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ENGINE_RELEASE } from '@/lib/game/computer/engine-release';
import { playTurn } from '@/lib/games/lab/play-chunk';
import type { workOn } from '@/lib/games/lab/testing/worker-child';
import { openEmbeddedDriver } from '@/lib/jobs/embedded-driver';
import { openBoss, openBossDriver } from '@/lib/jobs/pg-boss-driver';
import { type ChunkDriver, openSimulations } from '@/lib/jobs/simulations';
import { readChunks } from '@/lib/store/balance/runs';
import { seedShipped } from '@/lib/store/documents/seed-shipped';
import type { Store } from '@/lib/store/engine/open-store';
import { engines, useEngine } from '@/lib/store/testing/engines';
import { makeShipped } from '@/lib/store/testing/fixtures';

const program = fileURLToPath(new URL('../games/lab/testing/worker-child.mjs', import.meta.url));
const text = readFileSync('content/scenarios/pocket-battles/pocket-clastidium.json', 'utf8');
const GAMES = 10;
const [sqlite, ...others] = engines;
if (!sqlite) throw new Error('no engine');

const startWorker = (...words: Parameters<typeof workOn>) => {
  const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  const begun: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (part: string) => begun.push(...part.trim().split('\n')));
  return { child, begun };
};

/** Until it has begun its second chunk: then it is in the middle of one. */
const untilBusy = async (child: ChildProcess, begun: readonly string[]): Promise<void> => {
  const ended = once(child, 'close').then(() => {
    throw new Error('the worker ended before it was busy');
  });
  while (begun.length < 2) await Promise.race([once(child.stdout ?? child, 'data'), ended]);
  ended.catch(() => undefined);
};

/** A battle in the store, and a run of it that is ordered. */
const orderRun = async (store: Store, driver: ChunkDriver, games: number) => {
  const [seeded] = await seedShipped(store, [makeShipped('clastidium', JSON.parse(text))]);
  if (!seeded) throw new Error('not published');
  const simulations = openSimulations(store, driver);
  const run = await simulations.enqueue({
    ...{ slug: seeded.slug, n: seeded.n, variant: null, level: 'quick', games },
    ...{ engine: ENGINE_RELEASE, owner: 'anna', chunkSize: 1 },
  });
  if (!run) throw new Error('refused');
  return { simulations, run };
};

const seedsFrom = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => 100 + index);

describe('a server without PostgreSQL', () => {
  const { open } = useEngine(sqlite);

  test('plays its runs itself', { timeout: 60_000 }, async () => {
    const store = await open();
    const driver = await openEmbeddedDriver(store, playTurn, 1, error => expect(error).toBeNull());
    const { simulations, run } = await orderRun(store, driver, 2);
    while ((await simulations.progress(run.id))?.status === 'open')
      await new Promise(resolve => setImmediate(resolve));
    await simulations.close();
    expect((await readChunks(store, run.id)).map(({ seed }) => seed)).toEqual(seedsFrom(2));
    expect(await simulations.result(run.id)).toMatchObject({ games: 2, level: 'quick' });
  });
});

describe.each(others)('workers that share a $name', engine => {
  const { open, place } = useEngine(engine);

  test('one is killed in the middle: no game is lost or counted twice', { timeout: 180_000 }, async () => {
    const store = await open();
    const at = place();
    if (!('url' in at)) throw new Error('not PostgreSQL');
    const boss = await openBoss({ url: at.url, expiry: 10, maintenance: 1, onError: () => undefined });
    const { simulations, run } = await orderRun(store, openBossDriver(boss, store), GAMES);

    const first = startWorker(at.url, run.id);
    const second = startWorker(at.url, run.id);
    await untilBusy(first.child, first.begun);
    first.child.kill('SIGKILL');
    await once(second.child, 'close');

    expect((await readChunks(store, run.id)).map(({ seed }) => seed)).toEqual(seedsFrom(GAMES));
    expect(await simulations.progress(run.id)).toMatchObject({ status: 'done', done: GAMES });
    expect(await simulations.result(run.id)).toMatchObject({
      ...{ games: GAMES, level: 'quick', engine: ENGINE_RELEASE },
    });
    expect(second.begun.length).toBeGreaterThan(0);
    await boss.stop({ graceful: false });
  });
});
