import { LRUCache } from 'lru-cache';
import { openFairScheduler, type SchedulerLimits, type Turn } from './fair-scheduler';
import { isTooCostly } from './too-costly';
import type { WorkerPool } from './worker-pool';

/** A piece of work for the pool. */
export interface Job {
  /** Equal keys have equal results: such a job runs once and its result is cached. Null: never cached. */
  readonly key: string | null;
  readonly task: string;
  /** Read only when the job's turn has come: a cached result needs no input. */
  readonly input: () => Promise<unknown>;
  /** Who asks. No client's jobs keep those of all others waiting. */
  readonly client: string;
  /** What it is expected to cost, in milliseconds of a thread: cheap jobs go first. */
  readonly expected: number;
  /** How long it may run, in milliseconds. */
  readonly deadline: number;
}

export type JobOutcome<Result> =
  | { readonly type: 'done'; readonly result: Result }
  /** Too many jobs are waiting. */
  | { readonly type: 'busy' }
  /** It took longer or more memory than one job may, now or recently. */
  | { readonly type: 'too-costly' };

export interface JobQueue {
  run<Result>(job: Job): Promise<JobOutcome<Result>>;
  /** Whether the result under this key is kept or in work. */
  isReady(key: string): boolean;
  /** How far a job is; null: it is not running. */
  progress(key: string): unknown;
  counts(): JobCounts;
  close(): Promise<void>;
}

export interface JobCounts {
  readonly running: number;
  readonly waiting: number;
  readonly done: number;
  readonly kept: number;
  readonly busy: number;
  readonly tooCostly: number;
}

export interface QueueLimits extends SchedulerLimits {
  /** Bytes of results that are kept. */
  readonly kept: number;
  /**
   * How long a job that was too costly is refused at once, in milliseconds: a short time at first, since the machine
   * may only have been busy, and twice as long each time after that.
   */
  readonly refusedFor: { readonly first: number; readonly most: number };
}

/** A job that waits or runs, for all who ask for it. */
interface InFlight extends Pick<Turn, 'join'> {
  readonly outcome: Promise<JobOutcome<unknown>>;
}

/** Jobs that wait or run, each once under its key. */
const openInFlight = () => {
  const known = new Map<string, InFlight>();
  return {
    has: (key: string): boolean => known.has(key),
    share: (key: string, client: string, begin: () => InFlight): Promise<JobOutcome<unknown>> => {
      const running = known.get(key);
      if (running) {
        running.join(client);
        return running.outcome;
      }
      const begun = begin();
      known.set(key, begun);
      return begun.outcome.finally(() => known.delete(key));
    },
  };
};

/** Jobs that were too costly a moment ago. */
const openRefusals = ({ refusedFor: { first, most }, now = () => performance.now() }: QueueLimits) => {
  const known = new LRUCache<string, { readonly until: number; readonly wait: number }>({
    max: 1000,
    ttl: 2 * most,
  });
  return {
    add: (key: string): void => {
      const wait = Math.min(most, 2 * (known.get(key)?.wait ?? first / 2));
      known.set(key, { wait, until: now() + wait });
    },
    has: (key: string): boolean => (known.get(key)?.until ?? 0) > now(),
    forget: (key: string): void => {
      known.delete(key);
    },
  };
};

/** What a queue remembers of its jobs. */
const openMemory = (limits: QueueLimits) => ({
  kept: new LRUCache<string, { readonly result: unknown }>({
    maxSize: limits.kept,
    sizeCalculation: ({ result }) => sizeOf(result),
  }),
  refusals: openRefusals(limits),
  progress: new Map<string, unknown>(),
  counts: { done: 0, kept: 0, busy: 0, tooCostly: 0 },
});

/** Runs a job in the pool, and remembers its result, or that it was too costly. */
const performIn =
  (pool: WorkerPool, { kept, refusals, progress, counts }: ReturnType<typeof openMemory>) =>
  async (job: Job): Promise<JobOutcome<unknown>> => {
    try {
      const result = await pool.run(job.task, await job.input(), {
        deadline: job.deadline,
        onProgress: now => job.key !== null && progress.set(job.key, now),
      });
      counts.done += 1;
      if (job.key !== null) {
        kept.set(job.key, { result });
        refusals.forget(job.key);
      }
      return { type: 'done', result };
    } catch (error) {
      if (!isTooCostly(error)) throw error;
      counts.tooCostly += 1;
      if (job.key !== null) refusals.add(job.key);
      return { type: 'too-costly' };
    } finally {
      if (job.key !== null) progress.delete(job.key);
    }
  };

/** Runs jobs in the pool: the same one once, few at a time, clients in turn, each within its deadline. */
export const openJobQueue = (pool: WorkerPool, limits: QueueLimits): JobQueue => {
  const memory = openMemory(limits);
  const { kept, refusals, progress, counts } = memory;
  const perform = performIn(pool, memory);
  const inFlight = openInFlight();
  const turns = openFairScheduler(limits);

  const runInTurn = async (job: Job, { begun }: Turn): Promise<JobOutcome<unknown>> => {
    const leave = await begun;
    if (leave === null) {
      counts.busy += 1;
      return { type: 'busy' };
    }
    try {
      return await perform(job);
    } finally {
      leave();
    }
  };

  const begin = (job: Job): InFlight => {
    const turn = turns.take(job.client, job.expected);
    return { outcome: runInTurn(job, turn), join: turn.join };
  };

  const find = async (job: Job): Promise<JobOutcome<unknown>> => {
    if (job.key === null) return begin(job).outcome;
    const known = kept.get(job.key);
    if (known) {
      counts.kept += 1;
      return { type: 'done', result: known.result };
    }
    return refusals.has(job.key)
      ? { type: 'too-costly' }
      : inFlight.share(job.key, job.client, () => begin(job));
  };

  return {
    run: <Result>(job: Job) => find(job) as Promise<JobOutcome<Result>>,
    isReady: key => kept.has(key) || inFlight.has(key) || refusals.has(key),
    progress: key => progress.get(key) ?? null,
    counts: () => ({ ...turns.counts(), ...counts }),
    close: () => pool.close(),
  };
};

/** Bytes as they are, anything else by the length of its text. */
const sizeOf = (result: unknown): number =>
  1 + (result instanceof Uint8Array ? result.byteLength : (JSON.stringify(result)?.length ?? 0));
