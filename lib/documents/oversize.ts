import { MAX_DEPTH } from './max-depth';

/** Thirty times what the largest battle has that comes with the program. */
export const MAX_VALUES = 50_000;

export type Oversize =
  | { readonly reason: 'too-many-values'; readonly limit: number }
  | { readonly reason: 'too-deep'; readonly limit: number };

/**
 * Whether a document is more than can be read in a moment; null: it is not. Asked before anything else walks through it, and
 * without calling itself, so that no document exhausts the stack.
 */
export const findOversize = (document: unknown): Oversize | null => {
  let [values, level]: [number, readonly unknown[]] = [0, [document]];
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (values > MAX_VALUES) return { reason: 'too-many-values', limit: MAX_VALUES };
    if (depth > MAX_DEPTH) return { reason: 'too-deep', limit: MAX_DEPTH };
    level = childrenOf(level);
  }
  return null;
};

/** In plain loops: the studio asks this at every stroke of a brush. */
const childrenOf = (level: readonly unknown[]): readonly unknown[] => {
  const children: unknown[] = [];
  for (const value of level) {
    if (typeof value !== 'object' || value === null) continue;
    for (const child of Array.isArray(value) ? value : Object.values(value)) children.push(child);
  }
  return children;
};
