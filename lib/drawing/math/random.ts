/** Seeded chance: the same seed always gives the same picture, and nothing here keeps state between drawings. */

export interface Random {
  /** The next number in [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  /** About -1 to 1, mostly near 0. */
  spread(): number;
}

const FNV_OFFSET = 2166136261;
const FNV_PRIME = 16777619;

/** A 32-bit number for a text. */
export const hashText = (text: string): number => {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  return finishHash(hash);
};

/** A number in [0, 1) that belongs to one cell of an endless lattice. */
export const hashCell = (seed: number, column: number, row: number): number =>
  finishHash(Math.imul(seed ^ Math.imul(column, 0x27d4eb2f), FNV_PRIME) ^ Math.imul(row, 0x165667b1)) /
  4294967296;

const finishHash = (value: number): number => {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** A generator for one piece of a drawing (mulberry32). */
export const createRandom = (seed: string | number): Random => {
  let state = typeof seed === 'string' ? hashText(seed) : seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    spread: () => (next() + next() + next() - 1.5) / 1.5,
  };
};
