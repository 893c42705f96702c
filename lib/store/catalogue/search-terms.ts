import names from '@/content/search/names.json';
import { toSearchWords } from './full-text-search';

/** For each word of a search, the alternatives of which one must match. */
export type SearchTerms = readonly (readonly string[])[];

const SMALL_WORDS = new Set(names.small);

/** A name in other languages, and one thing by several words. */
const EQUALS: ReadonlyMap<string, readonly string[]> = new Map(
  names.equal.flatMap(group => group.map(word => [word, group] as const)),
);

/** “Frederick the Great” is one name: the battles call him by its first word. */
const PHRASES = names.phrases.map(([phrase = '', name = '']) => ({ words: phrase.split(' '), name }));

/** What a text asks for; small words count only where there is nothing else. */
export const toSearchTerms = (text: string): SearchTerms => {
  const words = shortenNames(toSearchWords(text));
  const meaningful = words.filter(word => !SMALL_WORDS.has(word));
  return (meaningful.length > 0 ? meaningful : words).map(word => [
    word,
    ...(EQUALS.get(word) ?? []).filter(other => other !== word),
  ]);
};

const shortenNames = (words: readonly string[]): readonly string[] =>
  PHRASES.reduce<readonly string[]>((left, { words: phrase, name }) => {
    const start = left.findIndex((_, index) => phrase.every((word, offset) => left[index + offset] === word));
    return start < 0 ? left : [...left.slice(0, start), name, ...left.slice(start + phrase.length)];
  }, words);
