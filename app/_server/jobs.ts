import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Tasks } from '@/app/_worker/tasks';
import { type JobOutcome, type JobQueue, openJobQueue } from '@/lib/jobs/job-queue';
import { openWorkerPool } from '@/lib/jobs/worker-pool';
import { runBeforeExit } from './operations/shutdown';
import { makeProcessSingleton } from './process-singleton';

const MEGABYTE = 1024 * 1024;
const SECOND = 1000;

/** How long a job may run: an order in a game, what a reader waits for, and what makes a file of many pages. */
export const DEADLINES = {
  order: 5 * SECOND,
  page: 10 * SECOND,
  file: 20 * SECOND,
  print: 40 * SECOND,
} as const;

/** What the thread that answers everybody may parse itself. Every shipped document is shorter. */
const LONGEST_SHORT = 64 * 1024;

export const isShortText = ({ length }: { readonly length: number }): boolean => length <= LONGEST_SHORT;

const countThreads = (): number => Math.min(4, Math.max(2, availableParallelism()));

/** Costs are explained in decision 17. */
const LIMITS = {
  waiting: 120,
  waitingPerClient: 40,
  patience: 30 * SECOND,
  reserved: 1,
  cheap: { job: 0.5 * SECOND, client: 5 * SECOND },
  allowance: 2 * SECOND,
  kept: 96 * MEGABYTE,
  refusedFor: { first: 15 * SECOND, most: 600 * SECOND },
};

/** What a task is expected to cost, in milliseconds: at least, and for each kilobyte of its document. */
interface Cost {
  readonly least: number;
  readonly perKilobyte: number;
}

const PARSING: Cost = { least: 5, perKilobyte: 1 };
const CHECKING: Cost = { least: 20, perKilobyte: 4 };
const DRAWING: Cost = { least: 100, perKilobyte: 8 };
const PLAYING: Cost = { least: 10, perKilobyte: 1 };
const THINKING: Cost = { least: 1000, perKilobyte: 4 };

const COSTS: Readonly<Record<keyof Tasks, Cost>> = {
  readBody: PARSING,
  findVariant: PARSING,
  examine: CHECKING,
  check: CHECKING,
  countFindings: CHECKING,
  compare: CHECKING,
  buildArmy: CHECKING,
  readList: CHECKING,
  viewBattle: CHECKING,
  viewTroops: CHECKING,
  viewArmy: CHECKING,
  listPages: DRAWING,
  makeFile: DRAWING,
  // Runs in a pool of its own, never among what readers wait for.
  simulate: DRAWING,
  openGame: CHECKING,
  playOrder: PLAYING,
  takeBackOrder: PLAYING,
  playComputers: THINKING,
  viewPast: CHECKING,
  judgeFinishedGame: CHECKING,
  makeModule: DRAWING,
  listBookUses: THINKING,
};

const expectedCostOf = (task: keyof Tasks, bytes: number): number =>
  COSTS[task].least + (COSTS[task].perKilobyte * bytes) / 1024;

const bundlePathOf = (name: string): string => join(/* turbopackIgnore: true */ process.cwd(), 'dist', name);

const startJobQueue = (): JobQueue => {
  const count = countThreads();
  const pool = openWorkerPool({ file: bundlePathOf('worker.mjs'), threads: count, memory: 768 });
  return openJobQueue(pool, { ...LIMITS, threads: count });
};

export const getJobQueue = makeProcessSingleton('job-queue', startJobQueue);

/** Orders of games by link: milliseconds each, and a player waits for it. Threads of their own, which the first game starts. */
const GAME_TASKS: readonly (keyof Tasks)[] = ['playOrder', 'takeBackOrder'];

/**
 * One of them is for players whose orders have cost little, so that a battle of thousands of units delays only the
 * other.
 */
const GAME_THREADS = { threads: 2, reserved: 1 };

const startGameQueue = (): JobQueue => {
  const pool = openWorkerPool({
    file: bundlePathOf('worker.mjs'),
    threads: GAME_THREADS.threads,
    memory: 512,
    isUrgent: true,
  });
  const queue = openJobQueue(pool, { ...LIMITS, ...GAME_THREADS });
  runBeforeExit(() => queue.close());
  return queue;
};

const getGameQueue = makeProcessSingleton('game-queue', startGameQueue);

const queueFor = (task: keyof Tasks): JobQueue =>
  GAME_TASKS.includes(task) ? getGameQueue() : getJobQueue();

const fingerprints = z.object({ rules: z.string(), program: z.string() });

/** Which rules and which program the workers have. */
export const getWorkerFingerprints = makeProcessSingleton('worker-fingerprints', () =>
  fingerprints.parse(JSON.parse(readFileSync(bundlePathOf('worker.json'), 'utf8'))),
);

export interface JobOptions<Name extends keyof Tasks> {
  readonly key: string | null;
  readonly input: () => Promise<Parameters<Tasks[Name]>[0]>;
  /** How long its document is, as JSON. */
  readonly bytes: number;
  readonly deadline: number;
  /** Who asks. */
  readonly client: string;
}

/** Runs a task in a worker; results under a key are kept until the program changes. */
export const runJob = <Name extends keyof Tasks>(
  task: Name,
  { key, bytes, ...job }: JobOptions<Name>,
): Promise<JobOutcome<Awaited<ReturnType<Tasks[Name]>>>> =>
  queueFor(task).run({
    task,
    key: key === null ? null : `${task} ${key}`,
    expected: expectedCostOf(task, bytes),
    ...job,
  });

/** Whether the result is kept or being made already, so that asking for it costs nothing more. */
export const isJobReady = (task: keyof Tasks, key: string): boolean =>
  getJobQueue().isReady(`${task} ${key}`);

/** Progress of a job; null: it is not running. */
export const getJobProgress = (task: keyof Tasks, key: string): unknown =>
  getJobQueue().progress(`${task} ${key}`);
