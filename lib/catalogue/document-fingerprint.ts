import { hashText } from '@/lib/drawing/math/random';

/** Identifies one state of a document; the order of keys counts. */
export const fingerprintOf = (document: unknown): string => {
  const text = JSON.stringify(document);
  return `${(hashText(text) >>> 0).toString(36)}-${text.length.toString(36)}`;
};

/** What people read about a battle and no game depends on. */
const ABOUT_THE_BATTLE: ReadonlySet<string> = new Set([
  '$schema',
  'title',
  'subtitle',
  'summary',
  'date',
  'place',
  'tags',
  'sources',
  'provenance',
  'notes',
  'language',
  'translations',
  'licence',
]);

/** Identifies one battle as it is played: an edited summary or a new translation does not change it. */
export const playedFingerprintOf = (document: unknown): string => fingerprintOf(withoutWords(document));

const withoutWords = (document: unknown): unknown =>
  typeof document === 'object' && document !== null
    ? Object.fromEntries(Object.entries(document).filter(([field]) => !ABOUT_THE_BATTLE.has(field)))
    : document;
