import { LRUCache } from 'lru-cache';

/** After so long half of what was spent is forgotten. */
const HALF_LIFE = 60_000;

const MOST_CLIENTS = 20_000;

interface Account {
  readonly spent: number;
  readonly jobs: number;
}

export interface Spending {
  /** What a client has cost lately, in milliseconds of a thread. */
  of(client: string): number;
  /** The recent cost of one of its jobs; 0: unknown. */
  perJob(client: string): number;
  /** A job begins with this expected cost; call the function at the end with the real cost. */
  begin(client: string, expected: number): (cost: number) => void;
}

/** Remembers what each client has cost, the longer ago the less. */
export const openSpending = (now: () => number): Spending => {
  const known = new LRUCache<string, Account & { readonly at: number }>({ max: MOST_CLIENTS });
  const accountOf = (client: string): Account => {
    const { spent, jobs, at } = known.get(client) ?? { spent: 0, jobs: 0, at: 0 };
    const share = 0.5 ** ((now() - at) / HALF_LIFE);
    return { spent: spent * share, jobs: jobs * share };
  };
  const add = (client: string, more: Account): void => {
    const { spent, jobs } = accountOf(client);
    known.set(client, { spent: Math.max(0, spent + more.spent), jobs: jobs + more.jobs, at: now() });
  };
  return {
    of: client => accountOf(client).spent,
    perJob: client => {
      const { spent, jobs } = accountOf(client);
      return spent / Math.max(1, jobs);
    },
    begin: (client, expected) => {
      add(client, { spent: expected, jobs: 1 });
      return cost => add(client, { spent: cost - expected, jobs: 0 });
    },
  };
};
