import type { Licence } from '@/lib/documents/licence';
import { sanitizeText } from '../engine/sanitize';
import { toIndexedWords } from './full-text-search';

/** What a card says of a document in one language. */
export interface CardTexts {
  readonly title: string;
  readonly summary: string;
  readonly place: string;
  readonly sides: readonly string[];
}

/** What the catalogue knows of a document; its system computes it, the store only keeps it. */
export interface Facts {
  readonly title: string;
  readonly summary: string;
  readonly place: string;
  readonly sides: readonly string[];
  /** Negative before our era; absent where a document has no date. */
  readonly year?: number | null;
  readonly era?: string | null;
  readonly errors: number;
  readonly warnings: number;
  readonly tags?: readonly string[];
  /** How many pieces it has. */
  readonly pieces?: number;
  readonly isReconstructed?: boolean;
  /** Null: it states none. */
  readonly licence?: Licence | null;
  /** How long a game takes, by estimate; null: it cannot be played here. */
  readonly minutes?: number | null;
  /** Recognises near-duplicates; empty: it has none. */
  readonly likeness?: string;
  /** The same by language, the original first; empty: the document does not say its language. */
  readonly texts?: Readonly<Record<string, CardTexts>>;
  /** Other search words: commanders, units, sources. */
  readonly searchText: string;
}

/** The facts as a version and a catalogue row keep them. */
export type StoredFacts = Required<Omit<Facts, 'searchText'>>;

export const toStoredFacts = (facts: Facts): StoredFacts => ({
  title: sanitizeText(facts.title),
  summary: sanitizeText(facts.summary),
  place: sanitizeText(facts.place),
  sides: facts.sides.map(sanitizeText),
  year: facts.year ?? null,
  era: facts.era ? sanitizeText(facts.era) : null,
  errors: facts.errors,
  warnings: facts.warnings,
  tags: [...new Set((facts.tags ?? []).map(sanitizeText))],
  pieces: facts.pieces ?? 0,
  isReconstructed: facts.isReconstructed ?? false,
  licence: facts.licence ?? null,
  minutes: typeof facts.minutes === 'number' ? Math.round(facts.minutes) : null,
  likeness: facts.likeness ?? '',
  texts: Object.fromEntries(
    Object.entries(facts.texts ?? {}).map(([language, texts]) => [language, sanitizeTexts(texts)]),
  ),
});

const sanitizeTexts = ({ title, summary, place, sides }: CardTexts): CardTexts => ({
  title: sanitizeText(title),
  summary: sanitizeText(summary),
  place: sanitizeText(place),
  sides: sides.map(sanitizeText),
});

/** All search words of a document, as one index entry. */
export const searchWordsOf = ({ title, place, sides, year, tags, summary, searchText }: Facts): string =>
  toIndexedWords([title, place, ...sides, year ? String(year) : '', ...(tags ?? []), summary, searchText]);
