import { LRUCache } from 'lru-cache';
import type { PrintJob } from './layout/print-job';

const cache = new LRUCache<string, readonly PrintJob[]>({ max: 3 });

/** Pages that are asked for one after the other are laid out once; the last few prints are kept. */
export const composeCached = (key: string, compose: () => readonly PrintJob[]): readonly PrintJob[] => {
  const jobs = cache.get(key) ?? compose();
  cache.set(key, jobs);
  return jobs;
};
