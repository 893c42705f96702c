import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';

/** What a worker is sent: a task by its name, its input, and the port for its progress. */
export interface TaskMessage {
  readonly task: string;
  readonly input: unknown;
  readonly progress: MessagePort;
}

export interface RunOptions {
  /** Ends the worker in the middle of its work; another takes its place. */
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: unknown) => void;
}

export interface WorkerPool {
  run(task: string, input: unknown, options: RunOptions): Promise<unknown>;
  close(): Promise<void>;
}

export interface PoolOptions {
  /** The bundled worker, which exports `perform`. */
  readonly file: string;
  readonly threads: number;
  /** What one worker may hold before it is ended, in megabytes. */
  readonly memory: number;
}

/** Threads of a lower priority, so that whoever answers requests is served first. */
const NICENESS = 10;

/** Threads for work that would hold up everybody else if the server did it itself. */
export const openWorkerPool = ({ file, threads, memory }: PoolOptions): WorkerPool => {
  const pool = new Piscina({
    filename: file,
    name: 'perform',
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    concurrentTasksPerWorker: 1,
    niceIncrement: NICENESS,
    resourceLimits: { maxOldGenerationSizeMb: memory },
    recordTiming: false,
  });
  return {
    run: async (task, input, { signal, onProgress }) => {
      const { port1, port2 } = new MessageChannel();
      port1.on('message', onProgress ?? (() => undefined));
      port1.unref();
      try {
        return await pool.run({ task, input, progress: port2 }, { signal, transferList: [port2] });
      } finally {
        port1.close();
      }
    },
    close: () => pool.destroy(),
  };
};
