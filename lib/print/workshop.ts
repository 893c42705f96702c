import type { Progress, Report } from './binding';

/** Makes costly things few at a time, the same thing once, and keeps the latest of them. */
export interface Workshop {
  /** Null: too many are waiting already. */
  make(key: string, work: Work): Promise<Buffer> | null;
  /** How far a thing is that is being made; null: it is not in work. */
  progress(key: string): Progress | null;
}

export type Work = (report: Report) => Promise<Buffer>;

export interface WorkshopLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** Bytes that are kept. */
  readonly kept: number;
}

const WAITING: Progress = { made: 0, of: 0 };

export const openWorkshop = (limits: WorkshopLimits): Workshop => {
  const shelf = openShelf(limits.kept);
  const inWork = new Map<string, Promise<Buffer>>();
  const reports = new Map<string, Progress>();
  const bench = openBench(limits.atOnce);
  const begin = async (key: string, work: Work): Promise<Buffer> => {
    reports.set(key, WAITING);
    try {
      const made = await bench(() => work(progress => reports.set(key, progress)));
      shelf.put(key, made);
      return made;
    } finally {
      inWork.delete(key);
      reports.delete(key);
    }
  };
  return {
    progress: key => reports.get(key) ?? null,
    make: (key, work) => {
      const known = shelf.take(key);
      if (known) return Promise.resolve(known);
      const running = inWork.get(key);
      if (running) return running;
      if (inWork.size >= limits.atOnce + limits.waiting) return null;
      const begun = begin(key, work);
      inWork.set(key, begun);
      return begun;
    },
  };
};

/** Runs so many works at once; the others wait for their turn. */
const openBench = (places: number) => {
  let free = places;
  const queue: (() => void)[] = [];
  const turn = (): Promise<void> => {
    if (free > 0) {
      free--;
      return Promise.resolve();
    }
    return new Promise(resolve => queue.push(resolve));
  };
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else free++;
  };
  return async <Made>(work: () => Promise<Made>): Promise<Made> => {
    await turn();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};

/** Keeps what was asked for last, up to so many bytes. */
const openShelf = (limit: number) => {
  const things = new Map<string, Buffer>();
  let bytes = 0;
  const drop = (key: string): void => {
    bytes -= things.get(key)?.length ?? 0;
    things.delete(key);
  };
  const put = (key: string, thing: Buffer): void => {
    drop(key);
    things.set(key, thing);
    bytes += thing.length;
    for (const oldest of things.keys()) {
      if (bytes <= limit) return;
      drop(oldest);
    }
  };
  const take = (key: string): Buffer | undefined => {
    const thing = things.get(key);
    if (thing) put(key, thing);
    return thing;
  };
  return { put, take };
};
