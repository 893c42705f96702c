import { expect, test } from 'vitest';
import { openFairScheduler } from './fair-scheduler';

const LIMITS = { threads: 1, waiting: 6, waitingPerClient: 4 };

/** Lets every promise that can go on do so. */
const settle = () => new Promise(resolve => setImmediate(resolve));

const take = (turns: ReturnType<typeof openFairScheduler>, client: string, order: string[]) => {
  const turn = turns.take(client);
  turn?.then(leave => {
    order.push(client);
    leaves.push(leave);
  });
  return turn;
};

let leaves: (() => void)[] = [];

const finishOne = async (): Promise<void> => {
  await settle();
  leaves.shift()?.();
  await settle();
};

test('clients take turns, however many jobs one of them has waiting', async () => {
  leaves = [];
  const order: string[] = [];
  const turns = openFairScheduler(LIMITS);
  for (const client of ['greedy', 'greedy', 'greedy', 'greedy', 'modest']) take(turns, client, order);
  for (let count = 0; count < 5; count += 1) await finishOne();
  expect(order).toEqual(['greedy', 'greedy', 'modest', 'greedy', 'greedy']);
});

test('whoever has fewer jobs running is next', async () => {
  leaves = [];
  const order: string[] = [];
  const turns = openFairScheduler({ ...LIMITS, threads: 2 });
  for (const client of ['greedy', 'greedy', 'greedy', 'modest']) take(turns, client, order);
  await finishOne();
  expect(order).toEqual(['greedy', 'greedy', 'modest']);
});

test('a client with too many waiting jobs is refused; others still wait', () => {
  const turns = openFairScheduler(LIMITS);
  for (let count = 0; count < 5; count += 1) expect(turns.take('greedy')).not.toBeNull();
  expect(turns.take('greedy')).toBeNull();
  expect(turns.take('modest')).not.toBeNull();
  expect(turns.counts()).toEqual({ running: 1, waiting: 5 });
});

test('everybody is refused when too many wait altogether', () => {
  const turns = openFairScheduler(LIMITS);
  for (let count = 0; count < 7; count += 1) expect(turns.take(`client ${count}`)).not.toBeNull();
  expect(turns.take('one more')).toBeNull();
});

test('a place that is given back twice is one place', async () => {
  const turns = openFairScheduler(LIMITS);
  const leave = await turns.take('one');
  leave?.();
  leave?.();
  expect(turns.counts()).toEqual({ running: 0, waiting: 0 });
});
