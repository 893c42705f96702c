import { expect, test } from 'vitest';
import { type FairScheduler, openFairScheduler, type SchedulerLimits } from './fair-scheduler';

const LIMITS = {
  threads: 1,
  waiting: 6,
  waitingPerClient: 4,
  patience: 60_000,
  reserved: 0,
  cheap: { job: 100, client: 1000 },
  allowance: 0,
};

/** Lets every promise continue that can. */
const settle = () => new Promise(resolve => setImmediate(resolve));

/** A scheduler with a clock that stands still until a job is done, and notes of what happened. */
const openWatched = (limits: Partial<SchedulerLimits> = {}) => {
  let time = 0;
  const begun: string[] = [];
  const refused: string[] = [];
  const running: (() => void)[] = [];
  const scheduler: FairScheduler = openFairScheduler({ ...LIMITS, now: () => time, ...limits });
  return {
    begun,
    refused,
    scheduler,
    ask: (client: string, expected = 10) => {
      const turn = scheduler.take(client, expected);
      void turn.begun.then(leave => {
        (leave ? begun : refused).push(client);
        if (leave) running.push(leave);
      });
      return turn;
    },
    /** The job that began first ends after so long. */
    finish: async (took: number) => {
      await settle();
      time += took;
      running.shift()?.();
      await settle();
    },
  };
};

test('clients take turns, however many jobs one of them has waiting', async () => {
  const { ask, finish, begun } = openWatched();
  for (const client of ['greedy', 'greedy', 'greedy', 'greedy', 'modest']) ask(client);
  for (let count = 0; count < 5; count += 1) await finish(10);
  expect(begun).toEqual(['greedy', 'modest', 'greedy', 'greedy', 'greedy']);
});

test('whoever has cost less lately is next, whoever came first', async () => {
  const { ask, finish, begun } = openWatched();
  ask('dear');
  await finish(5000);
  for (const client of ['new', 'dear', 'modest']) ask(client);
  for (let count = 0; count < 3; count += 1) await finish(10);
  expect(begun).toEqual(['dear', 'new', 'modest', 'dear']);
});

test('what was spent is forgotten in time', async () => {
  const { ask, finish, begun } = openWatched();
  ask('dear');
  await finish(5000);
  ask('long');
  await finish(30 * 60_000);
  ask('running');
  ask('new', 400);
  ask('dear', 300);
  for (let count = 0; count < 3; count += 1) await finish(10);
  expect(begun.slice(2)).toEqual(['running', 'dear', 'new']);
});

test('of two new clients the one with the smaller job is next', async () => {
  const { ask, finish, begun } = openWatched();
  ask('first');
  ask('large', 2000);
  ask('small', 20);
  for (let count = 0; count < 3; count += 1) await finish(10);
  expect(begun).toEqual(['first', 'small', 'large']);
});

test('costly jobs never have all threads: a cheap one begins at once', async () => {
  const { ask, finish, begun } = openWatched({ threads: 2, reserved: 1 });
  ask('large', 2000);
  ask('larger', 2000);
  await settle();
  expect(begun).toEqual(['large']);
  ask('small', 20);
  await settle();
  expect(begun).toEqual(['large', 'small']);
  await finish(2000);
  expect(begun).toEqual(['large', 'small', 'larger']);
});

test('small jobs of a client who has cost too much are not cheap', async () => {
  const { ask, finish, begun } = openWatched({ threads: 2, reserved: 1 });
  ask('sly');
  await finish(9000);
  ask('large', 2000);
  ask('sly');
  await settle();
  expect(begun).toEqual(['sly', 'large']);
});

test('a client with too many waiting jobs is refused; others still wait', async () => {
  const { ask, refused, scheduler } = openWatched();
  for (let count = 0; count < 6; count += 1) ask('greedy');
  ask('modest');
  await settle();
  expect(refused).toEqual(['greedy']);
  expect(scheduler.counts()).toEqual({ running: 1, waiting: 5 });
});

test('when too many wait, the dearest is refused and not whoever came last', async () => {
  const { ask, refused, scheduler } = openWatched();
  ask('running');
  ask('large', 3000);
  for (let count = 0; count < 6; count += 1) ask(`client ${count}`);
  await settle();
  expect(refused).toEqual(['large']);
  ask('larger', 9000);
  await settle();
  expect(refused).toEqual(['large', 'larger']);
  expect(scheduler.counts()).toEqual({ running: 1, waiting: 6 });
});

test('a job that another client wants too waits no longer than theirs would', async () => {
  const { ask, finish, begun } = openWatched();
  ask('dear');
  await finish(5000);
  ask('running');
  const shared = ask('dear');
  ask('modest', 50);
  shared.join('new');
  for (let count = 0; count < 3; count += 1) await finish(10);
  expect(begun).toEqual(['dear', 'running', 'dear', 'modest']);
});

test('nobody waits for ever', async () => {
  const { ask } = openWatched({ patience: 1 });
  ask('running');
  expect(await ask('impatient').begun).toBeNull();
});

test('a thread that is given back twice is one thread', async () => {
  const { scheduler } = openWatched();
  const leave = await scheduler.take('one', 10).begun;
  leave?.();
  leave?.();
  expect(scheduler.counts()).toEqual({ running: 0, waiting: 0 });
});
