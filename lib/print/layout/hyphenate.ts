import createHyphenator from 'hyphen';
import german from 'hyphen/patterns/de-1996.js';
import { languageOf } from '@/lib/game/language';

/** The pieces of a word between which it may be broken; one: it stays whole. */
export type Hyphenate = (word: string) => readonly string[];

const SOFT_HYPHEN = '\u00ad';
const SHORTEST_WORD = 6;
const LONGEST_WORD = 200;
/** Nothing shorter stands alone before or after a break. */
const SHORTEST_PIECE = 3;
const MAX_CACHED = 5000;

/** Letters, and hyphens or strokes between them: an address or a figure is no word. */
const WORD = /^[^\p{L}\d]*\p{L}+(?:[-/]\p{L}+)*[^\p{L}\d]*$/u;

const hyphenateGerman = createHyphenator(german, {
  hyphenChar: SOFT_HYPHEN,
  minWordLength: SHORTEST_WORD,
});

const countLetters = (piece: string): number => piece.replace(/\P{L}/gu, '').length;

/** Short pieces join their neighbour, unless a hyphen of the word's own stands between. */
const joinShort = (pieces: readonly string[]): readonly string[] => {
  const joined: string[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const isTooShort =
      before !== undefined && Math.min(countLetters(before), countLetters(piece)) < SHORTEST_PIECE;
    if (isTooShort) joined[joined.length - 1] = before + piece;
    else joined.push(piece);
  }
  return joined;
};

/** A hyphen or stroke of the word's own is a place to break it, too. */
const splitGerman: Hyphenate = word =>
  word.length > LONGEST_WORD || !WORD.test(word)
    ? [word]
    : joinShort(
        hyphenateGerman(word)
          .replace(/(?<=\p{L})[-/](?=\p{L})/gu, `$&${SOFT_HYPHEN}`)
          .split(SOFT_HYPHEN),
      );

const known = new Map<string, readonly string[]>();

const splitCached: Hyphenate = word => {
  const found = known.get(word) ?? splitGerman(word);
  if (known.size >= MAX_CACHED) known.clear();
  known.set(word, found);
  return found;
};

/** German has the long words; the others are broken between words only. */
export const hyphenateIn = (language: string): Hyphenate | undefined =>
  languageOf(language) === 'de' ? splitCached : undefined;
