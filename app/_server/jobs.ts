import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Tasks } from '@/app/_worker/tasks';
import { type JobOutcome, type JobQueue, openJobQueue } from '@/lib/jobs/job-queue';
import { openWorkerPool } from '@/lib/jobs/worker-pool';
import { makeProcessSingleton } from './process-singleton';

const MEGABYTE = 1024 * 1024;
const SECOND = 1000;

/** How long a job may run: what a reader waits for, and what makes a file of many pages. */
export const DEADLINES = { page: 10 * SECOND, file: 20 * SECOND, print: 40 * SECOND } as const;

const countThreads = (): number => Math.min(4, Math.max(2, availableParallelism()));

const LIMITS = {
  waiting: 120,
  waitingPerClient: 40,
  kept: 96 * MEGABYTE,
  refusedFor: { first: 15 * SECOND, most: 600 * SECOND },
};

const bundlePathOf = (name: string): string => join(/* turbopackIgnore: true */ process.cwd(), 'dist', name);

const startJobQueue = (): JobQueue => {
  const count = countThreads();
  const pool = openWorkerPool({ file: bundlePathOf('worker.mjs'), threads: count, memory: 768 });
  return openJobQueue(pool, { ...LIMITS, threads: count });
};

export const getJobQueue = makeProcessSingleton('job-queue', startJobQueue);

const fingerprints = z.object({ rules: z.string(), program: z.string() });

/** Which rules and which program the workers have. */
export const getWorkerFingerprints = makeProcessSingleton('worker-fingerprints', () =>
  fingerprints.parse(JSON.parse(readFileSync(bundlePathOf('worker.json'), 'utf8'))),
);

export interface JobOptions<Name extends keyof Tasks> {
  readonly key: string | null;
  readonly input: () => Promise<Parameters<Tasks[Name]>[0]>;
  readonly deadline: number;
  /** Who asks. */
  readonly client: string;
}

/** Runs a task in a worker; results under a key are kept until the program changes. */
export const runJob = <Name extends keyof Tasks>(
  task: Name,
  { key, ...job }: JobOptions<Name>,
): Promise<JobOutcome<Awaited<ReturnType<Tasks[Name]>>>> =>
  getJobQueue().run({ task, key: key === null ? null : `${task} ${key}`, ...job });

/** Whether the result is kept or being made already, so that asking for it costs nothing more. */
export const isJobReady = (task: keyof Tasks, key: string): boolean =>
  getJobQueue().isReady(`${task} ${key}`);

/** Progress of a job; null: it is not running. */
export const getJobProgress = (task: keyof Tasks, key: string): unknown =>
  getJobQueue().progress(`${task} ${key}`);
