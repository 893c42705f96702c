import { openSpending } from './spending';

/** All costs are in milliseconds of a thread. */
export interface SchedulerLimits {
  readonly threads: number;
  readonly waiting: number;
  readonly waitingPerClient: number;
  /** How long a job may wait for its turn before it is refused. */
  readonly patience: number;
  /** Threads that are kept for cheap jobs, so that costly ones never have them all. */
  readonly reserved: number;
  /** A job is cheap when no more is expected of it and its client has not spent more lately. */
  readonly cheap: { readonly job: number; readonly client: number };
  /** What a client may spend lately without being put behind others. */
  readonly allowance: number;
  /** The clock; absent: that of the machine. */
  readonly now?: (() => number) | undefined;
}

/** A place in the line. */
export interface Turn {
  /** Resolves to a function that gives the thread back, or to null: too many are waiting. */
  readonly begun: Promise<(() => void) | null>;
  /** Another client wants the same: it waits no longer than if that client had asked alone. */
  readonly join: (client: string) => void;
}

export interface FairScheduler {
  take(client: string, expected: number): Turn;
  counts(): { readonly running: number; readonly waiting: number };
}

interface Waiting {
  readonly payer: string;
  readonly clients: ReadonlySet<string>;
  readonly expected: number;
  readonly call: (leave: (() => void) | null) => void;
}

/**
 * Gives threads to jobs: next is the one that seems shortest, of a client who has not spent more than an ordinary one lately. A client
 * that floods the server waits behind everybody who does not, and is the first to be refused when too many wait.
 */
export const openFairScheduler = (limits: SchedulerLimits): FairScheduler => {
  const now = limits.now ?? (() => performance.now());
  const spending = openSpending(now);
  const line = openLine(limits, job => Math.min(...[...job.clients].map(client => rankFor(client, job))));
  const running = { cheap: 0, costly: 0 };

  /** Short jobs first: as long as the client's others were, if not longer; and who has spent much waits for it. */
  const rankFor = (client: string, { expected }: Waiting): number =>
    Math.max(expected, spending.perJob(client)) + Math.max(0, spending.of(client) - limits.allowance);
  const leastSpentBy = ({ clients }: Waiting): number => Math.min(...[...clients].map(spending.of));
  const kindOf = (job: Waiting): keyof typeof running =>
    job.expected <= limits.cheap.job && leastSpentBy(job) <= limits.cheap.client ? 'cheap' : 'costly';
  const countRunning = (): number => running.cheap + running.costly;
  const mayBegin = (job: Waiting): boolean =>
    countRunning() < limits.threads &&
    (kindOf(job) === 'cheap' || running.costly < limits.threads - limits.reserved);

  const begin = (job: Waiting): void => {
    const { payer, expected, call } = job;
    const kind = kindOf(job);
    const start = now();
    let isTaken = true;
    running[kind] += 1;
    const pay = spending.begin(payer, expected);
    call(() => {
      if (!isTaken) return;
      isTaken = false;
      running[kind] -= 1;
      pay(now() - start);
      beginNext();
    });
  };

  const beginNext = (): void => {
    for (let next = line.takeNext(mayBegin); next; next = line.takeNext(mayBegin)) begin(next);
  };

  return {
    take: (client, expected) => {
      const clients = new Set([client]);
      const begun = new Promise<(() => void) | null>(call => {
        const job = { payer: client, clients, expected, call };
        if (mayBegin(job)) begin(job);
        else line.add(job);
      });
      const join = (other: string): void => {
        clients.add(other);
        beginNext();
      };
      return { begun, join };
    },
    counts: () => ({ running: countRunning(), waiting: line.length() }),
  };
};

/** Jobs that wait. The most expensive makes room for others, even if it came last. */
const openLine = (
  limits: Pick<SchedulerLimits, 'waiting' | 'waitingPerClient' | 'patience'>,
  rankOf: (job: Waiting) => number,
) => {
  const waiting = new Set<Waiting>();

  const refuse = (job: Waiting): void => {
    if (waiting.delete(job)) job.call(null);
  };

  const countOf = (client: string): number => [...waiting].filter(({ payer }) => payer === client).length;

  return {
    length: (): number => waiting.size,
    takeNext: (mayBegin: (job: Waiting) => boolean): Waiting | undefined => {
      const next = findLeast([...waiting].filter(mayBegin), rankOf);
      if (next) waiting.delete(next);
      return next;
    },
    add: (job: Waiting): void => {
      const isGreedy = countOf(job.payer) >= limits.waitingPerClient;
      waiting.add(job);
      setTimeout(refuse, limits.patience, job).unref();
      if (isGreedy) refuse(job);
      else if (waiting.size > limits.waiting) refuse(findLeast([...waiting], each => -rankOf(each)) ?? job);
    },
  };
};

/** The first of the items with the least measure. */
const findLeast = <Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined => {
  let least: { readonly item: Item; readonly measured: number } | undefined;
  for (const item of items) {
    const measured = measure(item);
    if (!least || measured < least.measured) least = { item, measured };
  }
  return least?.item;
};
