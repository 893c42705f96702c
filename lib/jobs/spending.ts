import { LRUCache } from 'lru-cache';

/** After so long half of what was spent is forgotten. */
const HALF_LIFE = 60_000;

const MOST_CLIENTS = 20_000;

export interface Spending {
  /** What a client has cost lately, in milliseconds of a thread. */
  of(client: string): number;
  add(client: string, cost: number): void;
}

/** Remembers what each client has cost, the longer ago the less. */
export const openSpending = (now: () => number): Spending => {
  const known = new LRUCache<string, { readonly spent: number; readonly at: number }>({ max: MOST_CLIENTS });
  const spentBy = (client: string): number => {
    const { spent, at } = known.get(client) ?? { spent: 0, at: 0 };
    return spent * 0.5 ** ((now() - at) / HALF_LIFE);
  };
  return {
    of: spentBy,
    add: (client, cost) => {
      known.set(client, { spent: Math.max(0, spentBy(client) + cost), at: now() });
    },
  };
};
