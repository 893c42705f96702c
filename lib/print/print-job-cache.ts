import type { PrintJob } from './layout/print-job';

const MAX_CACHED = 3;
const cache = new Map<string, readonly PrintJob[]>();

/** Pages that are asked for one after the other are laid out once; the last few prints are kept. */
export const composeCached = (key: string, compose: () => readonly PrintJob[]): readonly PrintJob[] => {
  const presses = cache.get(key) ?? compose();
  cache.delete(key);
  cache.set(key, presses);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  return presses;
};
