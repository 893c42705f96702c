import { describe, expect, test } from 'vitest';
import type { GameEnd } from '@/lib/game/lab/tally-game';
import { listBalances, saveBalance } from '@/lib/store/balance/balances';
import { listOpenRuns, type RunOrder, readChunks, saveChunk, takeNextChunk } from '@/lib/store/balance/runs';
import type { Store } from '@/lib/store/engine/open-store';
import { engines, useEngine } from '@/lib/store/testing/engines';
import { publishNew } from '@/lib/store/testing/fixtures';
import { openEmbeddedDriver } from './embedded-driver';
import { type PlayTurn, TURN_LIMITS } from './simulation-chunk';
import { openSimulations, RUN_LIMITS } from './simulations';

const context = { seats: ['rome', 'carthage'], units: [], handicap: null };

const gameOf = (seed: number): GameEnd => ({
  seed,
  levels: { rome: 'quick', carthage: 'quick' },
  winner: seed % 4 === 0 ? 'carthage' : 'rome',
  scores: { rome: 10, carthage: 5 },
  turn: 7,
  ending: { code: 'ending' },
});

/** A thread that records what it was asked to play. */
const makePlayer =
  (asked: string[] = []): PlayTurn =>
  ({ seeds }) => {
    if (seeds.length > 0) asked.push(seeds.join());
    return Promise.resolve({ games: seeds.map(gameOf), paused: null, context });
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
    const play: PlayTurn = async (input, signal) => {
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

  test('a battle whose games never end keeps nobody waiting, and is ended after so many turns', async () => {
    const store = await open();
    const [endless, battle] = [await publishNew(store, 'Endless'), await publishNew(store, 'Cannae')];
    const asked: string[] = [];
    const play: PlayTurn = async (input, signal) => {
      asked.push(input.text.includes('Endless') ? 'endless' : 'ordinary');
      return input.text.includes('Endless')
        ? { games: [], paused: 'somewhere', context }
        : makePlayer()({ ...input, seeds: input.seeds.slice(0, 1) }, signal);
    };
    const simulations = openSimulations(store, await openEmbeddedDriver(store, play, 1, fail));
    const runs = [
      await simulations.enqueue(orderOf(endless, 1000, 'mallory')),
      await simulations.enqueue(orderOf(endless, 1000, 'mallory')),
      await simulations.enqueue(orderOf(battle, 8, 'berta')),
    ];
    await untilOver(store);
    const [first, second, own] = await Promise.all(runs.map(run => simulations.progress(run?.id ?? '')));
    expect([first?.status, second?.status]).toEqual(['too-costly', 'too-costly']);
    expect(own).toMatchObject({ status: 'done', done: 8 });
    // Eight games and the balance: each waits for one turn of the other owner at most.
    expect(asked.lastIndexOf('ordinary') - asked.indexOf('ordinary')).toBeLessThanOrEqual(2 * 8);
    expect(asked.filter(who => who === 'endless')).toHaveLength(2 * (TURN_LIMITS.turnsOfGame + 1));
    await simulations.close();
  });

  test('a turn that is ended at its deadline is tried once more, then its run is over', async () => {
    const store = await open();
    const battle = await publishNew(store, 'Cannae');
    const misses = [1, 2];
    const play: PlayTurn = (input, signal) =>
      misses.length > 0 && misses.pop()
        ? Promise.reject(new DOMException('aborted', 'AbortError'))
        : makePlayer()(input, signal);
    const simulations = openSimulations(store, await openEmbeddedDriver(store, play, 1, fail));
    const costly = await simulations.enqueue(orderOf(battle, 4));
    await untilOver(store);
    expect(await simulations.progress(costly?.id ?? '')).toMatchObject({ status: 'too-costly', done: 0 });
    misses.push(1);
    const slow = await simulations.enqueue(orderOf(battle, 4));
    await untilOver(store);
    expect(await simulations.progress(slow?.id ?? '')).toMatchObject({ status: 'done', done: 4 });
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
