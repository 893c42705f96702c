import type { Press } from './page';

const KEPT = 3;
const shelf = new Map<string, readonly Press[]>();

/** Pages that are asked for one after the other are laid out once; the last few prints are kept. */
export const composed = (key: string, compose: () => readonly Press[]): readonly Press[] => {
  const presses = shelf.get(key) ?? compose();
  shelf.delete(key);
  shelf.set(key, presses);
  const [oldest] = shelf.keys();
  if (shelf.size > KEPT && oldest !== undefined) shelf.delete(oldest);
  return presses;
};
