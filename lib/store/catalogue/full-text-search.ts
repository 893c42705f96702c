import type { Expression, Kysely, SqlBool } from 'kysely';
import { splitSearchWords } from './normalize-for-search';

/** What full-text search needs from an engine; the index keeps itself in step with the catalogue's `words`. */
export interface SearchEngine {
  createIndex(db: Kysely<unknown>): Promise<void>;
  /** Rows of the catalogue that have, for each of the terms, a word that begins with one of its words. */
  matches(terms: readonly (readonly string[])[]): Expression<SqlBool>;
}

/** Both engines have limits on a word and on an index entry; far beyond what anybody looks for. */
const LONGEST_WORD = 40;
const LONGEST_ENTRY = 200_000;
const MOST_WORDS_ASKED = 16;

const truncateWord = (word: string): string => [...word].slice(0, LONGEST_WORD).join('');

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** “Höchstädt” is found as “hochstadt”, its form in the index, and as “hoechstaedt”. */
const listSpellings = (text: string): readonly string[] => {
  const composed = text.normalize('NFC').toLowerCase();
  const spelled = composed.replace(/[äöü]/g, letter => UMLAUTS[letter] ?? letter);
  return spelled === composed ? [text] : [text, spelled];
};

/** The different words of some texts, folded, with a blank between them: what both engines index. */
export function toIndexedWords(texts: readonly string[]): string {
  const words = new Set(texts.flatMap(listSpellings).flatMap(splitSearchWords).map(truncateWord));
  const entry = [...words].join(' ');
  return entry.length <= LONGEST_ENTRY ? entry : entry.slice(0, entry.lastIndexOf(' ', LONGEST_ENTRY));
}

/** The words that a reader's search text asks for; they hold letters and digits only, so no engine sees an operator. */
export const toSearchWords = (text: string): readonly string[] => [
  ...new Set(splitSearchWords(text).map(truncateWord).slice(0, MOST_WORDS_ASKED)),
];
