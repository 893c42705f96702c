import { createHash } from 'node:crypto';

/** JSON with the keys of every object in order, so that equal documents have equal text. */
export const toCanonicalJson = (value: unknown): string => JSON.stringify(value, sortKeys);

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The fingerprint of a document's content. */
export const hashContent = (value: unknown): string =>
  createHash('sha256').update(toCanonicalJson(value)).digest('hex');
