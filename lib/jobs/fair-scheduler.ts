export interface SchedulerLimits {
  readonly threads: number;
  readonly waiting: number;
  readonly waitingPerClient: number;
}

export interface FairScheduler {
  /** Resolves when it is the client's turn, to a function that gives the place back; null: too many are waiting. */
  take(client: string): Promise<() => void> | null;
  counts(): { readonly running: number; readonly waiting: number };
}

/** Gives places to clients in turn: whoever has the fewest jobs running is next, however many another has waiting. */
export const openFairScheduler = (limits: SchedulerLimits): FairScheduler => {
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let free = limits.threads;
  let queued = 0;

  const enter = (client: string): void => {
    free -= 1;
    running.set(client, (running.get(client) ?? 0) + 1);
  };

  const nextClient = (): string | undefined =>
    [...waiting.keys()].sort((one, other) => (running.get(one) ?? 0) - (running.get(other) ?? 0))[0];

  const callNext = (): void => {
    const client = nextClient();
    const line = client === undefined ? undefined : waiting.get(client);
    const call = line?.shift();
    if (client === undefined || !line || !call) return;
    // Back to the end of the round, so that clients with equally many jobs take turns.
    waiting.delete(client);
    if (line.length > 0) waiting.set(client, line);
    queued -= 1;
    enter(client);
    call();
  };

  const leave = (client: string): void => {
    free += 1;
    const left = (running.get(client) ?? 1) - 1;
    if (left > 0) running.set(client, left);
    else running.delete(client);
    callNext();
  };

  /** A place can be given back once only. */
  const leaveOnce = (client: string): (() => void) => {
    let isTaken = true;
    return () => {
      if (isTaken) leave(client);
      isTaken = false;
    };
  };

  const wait = (client: string, line: (() => void)[]): Promise<() => void> =>
    new Promise(resolve => {
      waiting.set(client, [...line, () => resolve(leaveOnce(client))]);
      queued += 1;
    });

  return {
    take: client => {
      if (free > 0) {
        enter(client);
        return Promise.resolve(leaveOnce(client));
      }
      const line = waiting.get(client) ?? [];
      if (queued >= limits.waiting || line.length >= limits.waitingPerClient) return null;
      return wait(client, line);
    },
    counts: () => ({ running: limits.threads - free, waiting: queued }),
  };
};
