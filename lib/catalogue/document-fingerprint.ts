import { hashText } from '@/lib/drawing/math/random';

/** Tells one state of a document from another; the order of keys counts. */
export const fingerprintOf = (document: unknown): string => {
  const text = JSON.stringify(document);
  return `${(hashText(text) >>> 0).toString(36)}-${text.length.toString(36)}`;
};
