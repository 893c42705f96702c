import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { TASK_STARTED } from './task-started';

/** What a worker is sent: a task by its name, its input, and the port for its progress. */
export interface TaskMessage {
  readonly task: string;
  readonly input: unknown;
  readonly progress: MessagePort;
}

export interface RunOptions {
  /** How long the task may run, in milliseconds; then its worker is ended in the middle of it, and another takes its place. */
  readonly deadline: number;
  readonly onProgress?: (progress: unknown) => void;
  /** Ends the task early, in the middle of it. */
  readonly signal?: AbortSignal;
}

export interface WorkerPool {
  run(task: string, input: unknown, options: RunOptions): Promise<unknown>;
  close(): Promise<void>;
}

export interface PoolOptions {
  /** The bundled worker, which exports `perform`. */
  readonly file: string;
  readonly threads: number;
  /** The most memory of one worker before it is ended, in megabytes. */
  readonly memory: number;
  /** Somebody waits for the answer in the middle of a game: as soon as those who answer requests. */
  readonly isUrgent?: boolean;
}

/** Threads of a lower priority, so that whoever answers requests is served first. */
const NICENESS = 10;

/**
 * A new thread loads the rules of all games first. On a busy machine that alone takes longer than a deadline: were it counted, each thread
 * would be ended before it was ready, and nothing would ever be done.
 */
const START_ALLOWANCE = 120_000;

const startDeadline = (deadline: number) => {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  let timer = setTimeout(abort, START_ALLOWANCE);
  return {
    signal: controller.signal,
    begin: (): void => {
      clearTimeout(timer);
      timer = setTimeout(abort, deadline);
    },
    stop: (): void => clearTimeout(timer),
  };
};

/** Threads for work that would hold up everybody else if the server did it itself. */
export const openWorkerPool = ({ file, threads, memory, isUrgent = false }: PoolOptions): WorkerPool => {
  const pool = new Piscina({
    filename: file,
    name: 'perform',
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    concurrentTasksPerWorker: 1,
    niceIncrement: isUrgent ? 0 : NICENESS,
    resourceLimits: { maxOldGenerationSizeMb: memory },
    recordTiming: false,
  });
  return {
    run: async (task, input, { deadline, onProgress, signal: ended }) => {
      const { port1, port2 } = new MessageChannel();
      const clock = startDeadline(deadline);
      port1.on('message', message => (message === TASK_STARTED ? clock.begin() : onProgress?.(message)));
      port1.unref();
      try {
        const signal = ended ? AbortSignal.any([clock.signal, ended]) : clock.signal;
        return await pool.run({ task, input, progress: port2 }, { signal, transferList: [port2] });
      } finally {
        clock.stop();
        port1.close();
      }
    },
    close: () => pool.destroy(),
  };
};
