import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Job, type JobQueue, openJobQueue, type QueueLimits } from './job-queue';
import { openWorkerPool } from './worker-pool';

const LIMITS = {
  threads: 1,
  waiting: 3,
  waitingPerClient: 2,
  patience: 60_000,
  reserved: 0,
  cheap: { job: 100, client: 1000 },
  allowance: 0,
  kept: 10_000,
  refusedFor: { first: 60_000, most: 60_000 },
};

let queue: JobQueue;

const openQueue = (limits: QueueLimits = LIMITS): JobQueue => {
  const file = new URL('./testing/worker.mjs', import.meta.url).pathname;
  return openJobQueue(openWorkerPool({ file, threads: 1, memory: 64 }), limits);
};

beforeAll(() => {
  queue = openQueue();
});

afterAll(() => queue.close());

const job = (task: string, more: Partial<Job> = {}): Job => ({
  key: null,
  task,
  input: async () => 21,
  client: 'one',
  expected: 1,
  deadline: 30_000,
  ...more,
});

/** Long enough for a thread to begin, short enough to wait for. */
const SOON = 300;

describe('jobs in worker threads', () => {
  test('give back what the worker made', async () => {
    expect(await queue.run(job('double'))).toEqual({ type: 'done', result: 42 });
  });

  test('run once under one key, and their results are kept', async () => {
    const before = queue.counts();
    const same = job('double', { key: 'twice' });
    const both = await Promise.all([queue.run(same), queue.run(same)]);
    const after = await queue.run({ ...same, input: () => Promise.reject(new Error('never read')) });
    expect([...both, after]).toEqual(Array(3).fill({ type: 'done', result: 42 }));
    expect(queue.counts().done - before.done).toBe(1);
  });

  test('forget the oldest results when they hold too many bytes', async () => {
    const bytes = (key: string) => queue.run(job('bytes', { key, input: async () => 4000 }));
    for (const key of ['first', 'second', 'third']) await bytes(key);
    expect([queue.isReady('first'), queue.isReady('third')]).toEqual([false, true]);
  });

  test.each([
    ['never ends', 'spin', SOON],
    ['takes all memory', 'fill', 60_000],
    ['calls itself for ever', 'recurse', 60_000],
  ])('one that %s is given up, refused for a while, and others go on', async (_title, task, deadline) => {
    const costly = job(task, { key: task, deadline });
    expect(await queue.run(costly)).toEqual({ type: 'too-costly' });
    const again = { ...costly, input: () => Promise.reject(new Error('never read')) };
    expect(await queue.run(again)).toEqual({ type: 'too-costly' });
    expect(await queue.run(job('double'))).toEqual({ type: 'done', result: 42 });
  });

  test('one that was too slow while the machine was busy is tried again soon, later each time', async () => {
    let clock = 0;
    const patient = openQueue({ ...LIMITS, refusedFor: { first: 100, most: 60_000 }, now: () => clock });
    const slow = job('spin', { key: 'same', deadline: SOON });
    const isTriedAt = async (time: number): Promise<boolean> => {
      clock = time;
      const before = patient.counts().tooCostly;
      await patient.run(slow);
      return patient.counts().tooCostly > before;
    };
    expect([await isTriedAt(0), await isTriedAt(99)]).toEqual([true, false]);
    expect([await isTriedAt(101), await isTriedAt(300)]).toEqual([true, false]);
    clock = 302;
    expect(await patient.run({ ...slow, task: 'double', deadline: 30_000 })).toEqual({
      type: 'done',
      result: 42,
    });
    await patient.close();
  });

  test('an error of ours is thrown, not cached', async () => {
    await expect(queue.run(job('fail', { key: 'fail' }))).rejects.toThrow('broken');
    expect(queue.isReady('fail')).toBe(false);
  });

  test('are refused while too many wait, and counted', async () => {
    const before = queue.counts().busy;
    const running = queue.run(job('spin', { deadline: SOON }));
    const waiting = [queue.run(job('double')), queue.run(job('double'))];
    expect(await queue.run(job('double'))).toEqual({ type: 'busy' });
    expect(queue.counts().busy - before).toBe(1);
    expect(await running).toEqual({ type: 'too-costly' });
    expect(await Promise.all(waiting)).toEqual(Array(2).fill({ type: 'done', result: 42 }));
  });

  test('report their progress', async () => {
    const running = queue.run(job('spin', { key: 'far', deadline: 10 * SOON }));
    await expect.poll(() => queue.progress('far')).toEqual({ made: 1, of: 2 });
    await running;
    expect(queue.progress('far')).toBeNull();
  });
});
