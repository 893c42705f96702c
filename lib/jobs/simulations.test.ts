import { describe, expect, test } from 'vitest';
import type { GameTally } from '@/lib/game/lab/tally-game';
import { listBalances, saveBalance } from '@/lib/store/balance/balances';
import { listOpenRuns, type RunOrder, readChunks, saveChunk, takeNextChunk } from '@/lib/store/balance/runs';
import type { Store } from '@/lib/store/engine/open-store';
import { engines, useEngine } from '@/lib/store/testing/engines';
import { publishNew } from '@/lib/store/testing/fixtures';
import { openEmbeddedDriver } from './embedded-driver';
import type { PlayChunk } from './simulation-chunk';
import { openSimulations, RUN_LIMITS } from './simulations';

const context = { seats: ['rome', 'carthage'], units: [], handicap: null };

const gameOf = (seed: number): GameTally => ({
  seed,
  levels: { rome: 'quick', carthage: 'quick' },
  winner: seed % 4 === 0 ? 'carthage' : 'rome',
  scores: { rome: 10, carthage: 5 },
  turn: 7,
  ending: { code: 'ending' },
  spent: [],
  losses: [],
  hits: {},
  game: { seed, choices: '' },
});

/** A thread that tells what it was asked to play. */
const makePlayer =
  (asked: string[] = []): PlayChunk =>
  ({ seeds }) => {
    if (seeds.length > 0) asked.push(seeds.join());
    return Promise.resolve({ games: seeds.map(gameOf), context });
  };

const orderOf = (battle: { slug: string; n: number }, games: number, owner = 'anna'): RunOrder => ({
  ...{
    slug: battle.slug,
    n: battle.n,
    variant: null,
    level: 'quick',
    engine: 'test',
    owner,
    games,
    chunkSize: 4,
  },
});

const untilOver = async (store: Store): Promise<void> => {
  while ((await listOpenRuns(store)).length > 0) await Promise.resolve();
};

const fail = (error: unknown): void => {
  throw error;
};

describe.each(engines)('runs of many games on $name', engine => {
  const { open } = useEngine(engine);

  test('a run is played in chunks and published with its version', async () => {
    const store = await open();
    const battle = await publishNew(store, 'Cannae');
    const simulations = openSimulations(store, await openEmbeddedDriver(store, makePlayer(), 2, fail));
    const run = await simulations.enqueue(orderOf(battle, 10));
    await untilOver(store);
    expect(await simulations.progress(run?.id ?? '')).toMatchObject({ status: 'done', done: 10, games: 10 });
    const [measured] = await listBalances(store, battle);
    expect(measured).toMatchObject({ games: 10, level: 'quick', engine: 'test', variant: null, turn: 7 });
    expect(await simulations.result(run?.id ?? '')).toEqual(measured);
  });

  test('a late small run starts beside a large one', async () => {
    const store = await open();
    const battle = await publishNew(store, 'Cannae');
    const asked: string[] = [];
    const waiting: (() => void)[] = [];
    let isHeld = true;
    const play: PlayChunk = async (input, signal) => {
      if (isHeld && input.seeds.length > 0) await new Promise<void>(resolve => waiting.push(resolve));
      return makePlayer(asked)(input, signal);
    };
    const simulations = openSimulations(store, await openEmbeddedDriver(store, play, 1, fail));
    await simulations.enqueue(orderOf(battle, 40));
    const small = await simulations.enqueue(orderOf(battle, 4, 'berta'));
    for (let chunk = 0; chunk < 3; chunk += 1) {
      while (waiting.length === 0) await new Promise(resolve => setImmediate(resolve));
      waiting.shift()?.();
    }
    while ((await simulations.progress(small?.id ?? ''))?.status === 'open')
      await new Promise(resolve => setImmediate(resolve));
    expect(asked.length).toBeLessThanOrEqual(3);
    for (const run of await listOpenRuns(store)) await simulations.cancel(run.id);
    isHeld = false;
    for (const resume of waiting) resume();
    await simulations.close();
  });

  test('goes on after a restart where it stopped, and plays no chunk twice', async () => {
    const store = await open();
    const battle = await publishNew(store, 'Cannae');
    const idle = openSimulations(store, { begin: () => Promise.resolve(), close: () => Promise.resolve() });
    const run = await idle.enqueue(orderOf(battle, 12));
    await saveChunk(store, run?.id ?? '', 1, [104, 105, 106, 107].map(gameOf));
    const asked: string[] = [];
    await openEmbeddedDriver(store, makePlayer(asked), 1, fail);
    await untilOver(store);
    expect(asked).toEqual(['100,101,102,103', '108,109,110,111']);
    expect((await readChunks(store, run?.id ?? '')).map(({ seed }) => seed)).toHaveLength(12);
  });

  test('a chunk that two workers have played counts once', async () => {
    const store = await open();
    const battle = await publishNew(store, 'Cannae');
    const idle = openSimulations(store, { begin: () => Promise.resolve(), close: () => Promise.resolve() });
    const run = await idle.enqueue(orderOf(battle, 8));
    if (!run) throw new Error('refused');
    await Promise.all([1, 2].map(() => saveChunk(store, run.id, 0, [100, 101, 102, 103].map(gameOf))));
    expect(await idle.progress(run.id)).toMatchObject({ done: 4 });
    expect(await Promise.all([takeNextChunk(store, run), takeNextChunk(store, run)])).toHaveLength(2);
    expect(await takeNextChunk(store, run)).toBeNull();
  });

  test('a cancelled run publishes nothing, and an author has a limit of open ones', async () => {
    const store = await open();
    const battle = await publishNew(store, 'Cannae');
    const idle = openSimulations(store, { begin: () => Promise.resolve(), close: () => Promise.resolve() });
    const runs = [];
    for (let count = 0; count < RUN_LIMITS.mostOpen; count += 1)
      runs.push(await idle.enqueue(orderOf(battle, 4)));
    expect(await idle.enqueue(orderOf(battle, 4))).toBeNull();
    expect(await idle.enqueue(orderOf(battle, 4, 'berta'))).not.toBeNull();
    expect(await idle.cancel(runs[0]?.id ?? '')).toBe(true);
    expect(await idle.cancel(runs[0]?.id ?? '')).toBe(false);
    expect(await idle.enqueue(orderOf(battle, 4))).not.toBeNull();
    expect(await listBalances(store, battle)).toEqual([]);
  });

  test('of one level and engine release the run with more games stays', async () => {
    const store = await open();
    const battle = await publishNew(store, 'Cannae');
    const measured = {
      engine: 'test',
      level: 'quick',
      draws: 0,
      wins: [],
      median: 0,
      turn: 1,
      evenAt: null,
    } as const;
    for (const games of [100, 30])
      await saveBalance(store, battle, { ...measured, wins: [], games, variant: null });
    expect((await listBalances(store, battle)).map(({ games }) => games)).toEqual([100]);
  });
});
