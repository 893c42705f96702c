import { describe, expect, test, vi } from 'vitest';
import type { GameTally } from '@/lib/game/lab/tally-game';
import { type LabProgress, openLabRunner } from './lab-runner';
import type { LabStore } from './lab-store';
import type { RunPlan } from './run-plan';
import { type LabAnswer, type LabRequest, type LabWorker, openLabPool } from './worker-pool';

const tallyOf = (seed: number): GameTally => ({
  seed,
  levels: { rome: 'quick', carthage: 'quick' },
  winner: seed % 2 === 0 ? 'rome' : 'carthage',
  scores: { rome: 1, carthage: 0 },
  turn: 1,
  ending: { code: 'ending' },
  spent: [],
  losses: [],
  hits: {},
  game: { seed, choices: '' },
});

/** A device's database, as far as the lab asks for it. */
const memoryStore = (): LabStore & { readonly saved: string[] } => {
  const games = new Map<string, GameTally>();
  const saved: string[] = [];
  return {
    saved,
    gamesOf: run =>
      Promise.resolve([...games].flatMap(([key, game]) => (key.startsWith(`${run} `) ? [game] : []))),
    save: (run, game) => {
      saved.push(`${run} ${game.seed}`);
      games.set(`${run} ${game.seed}`, game);
      return Promise.resolve();
    },
    clear: () => Promise.resolve(games.clear()),
  };
};

/** Workers in the same thread: they answer when the test lets them. */
const handWorkers = () => {
  const asked: { readonly request: LabRequest; readonly worker: LabWorker }[] = [];
  const make = (): LabWorker => {
    const worker: LabWorker = {
      onmessage: null,
      onerror: null,
      terminate: () => undefined,
      postMessage: request => void asked.push({ request, worker }),
    };
    return worker;
  };
  const answer = async (): Promise<void> => {
    const next = asked.shift();
    if (!next) throw new Error('nothing was asked');
    const data: LabAnswer = { id: next.request.id, game: tallyOf(next.request.seed) };
    next.worker.onmessage?.({ data } as MessageEvent<LabAnswer>);
    await settle();
  };
  return { asked, make, answer };
};

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

const planOf = (key: string, count: number): RunPlan => ({
  key,
  setup: { document: {}, variant: null, without: null },
  levels: {},
  firstSeed: 10,
  target: { type: 'games', count },
});

const openLab = (store: LabStore, size = 2) => {
  const workers = handWorkers();
  const told: LabProgress[] = [];
  const runner = openLabRunner(
    openLabPool(workers.make, size),
    store,
    progress => told.push(progress),
    () => 0,
  );
  return { ...workers, runner, last: () => told.at(-1) };
};

describe('the lab’s runner', () => {
  test('plays every seed once, and is done', async () => {
    const store = memoryStore();
    const { runner, answer, last } = openLab(store);
    await runner.setPlans([planOf('a', 3)]);
    expect(last()?.state).toBe('paused');
    runner.start();
    for (let game = 0; game < 3; game += 1) await answer();
    expect(store.saved.toSorted()).toEqual(['a 10', 'a 11', 'a 12']);
    expect(last()?.state).toBe('done');
  });

  test('goes on after the page was closed: no game is lost or played twice', async () => {
    const store = memoryStore();
    const first = openLab(store);
    await first.runner.setPlans([planOf('a', 4)]);
    first.runner.start();
    await first.answer();
    await first.answer();
    first.runner.close();
    const second = openLab(store);
    await second.runner.setPlans([planOf('a', 4)]);
    expect(second.last()?.games.get('a')).toHaveLength(2);
    second.runner.start();
    expect(second.asked.map(({ request }) => request.seed)).toEqual([12, 13]);
    await second.answer();
    await second.answer();
    expect(store.saved.toSorted()).toEqual(['a 10', 'a 11', 'a 12', 'a 13']);
  });

  test('a game under way when it is paused is played again later, its late answer dropped', async () => {
    const store = memoryStore();
    const { runner, asked, answer } = openLab(store, 1);
    await runner.setPlans([planOf('a', 1)]);
    runner.start();
    runner.pause();
    await answer();
    expect(store.saved).toEqual([]);
    runner.start();
    expect(asked.map(({ request }) => request.seed)).toEqual([10]);
  });

  test('runs that are compared grow together', async () => {
    const { runner, asked } = openLab(memoryStore(), 4);
    await runner.setPlans([planOf('a', 9), planOf('b', 9)]);
    runner.start();
    expect(asked.map(({ request }) => `${request.key} ${request.seed}`)).toEqual([
      'a 10',
      'b 10',
      'a 11',
      'b 11',
    ]);
  });

  test('stops after the third breakdown of a worker', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { runner, asked, last } = openLab(memoryStore(), 1);
    await runner.setPlans([planOf('a', 5)]);
    runner.start();
    for (let time = 0; time < 3; time += 1) {
      asked.shift()?.worker.onerror?.({ preventDefault: () => undefined, message: 'broken' } as ErrorEvent);
      await settle();
    }
    expect(last()?.state).toBe('failed');
    expect(asked).toEqual([]);
  });
});
