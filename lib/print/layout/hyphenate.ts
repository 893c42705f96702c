import german from '@/content/hyphenation/de.json';
import { languageOf } from '@/lib/game/language';

/** The pieces of a word between which it may be broken; one: it stays whole. */
export type Hyphenate = (word: string) => readonly string[];

const SHORTEST_WORD = 7;
const LONGEST_WORD = 60;
/** So many letters at least stand before and after a break. */
const SHORTEST_END = 3;
const MAX_CACHED = 5000;

/** Letters, and hyphens or strokes between them: an address or a figure is no word. */
const WORD = /^[^\p{L}\d]*\p{L}+(?:[-/]\p{L}+)*[^\p{L}\d]*$/u;

type Weights = readonly number[];

/** How strongly each run of letters speaks for a break before each of them (odd) or against it (even), after Liang. */
const readPatterns = (text: string): ReadonlyMap<string, Weights> =>
  new Map(text.split(' ').map(pattern => [pattern.replace(/\d/g, ''), weightsOf(pattern)]));

const weightsOf = (pattern: string): Weights =>
  pattern.split(/\D/).map(digits => (digits === '' ? 0 : Number(digits)));

let patterns: ReadonlyMap<string, Weights> | undefined;
const LONGEST_PATTERN = 14;

/** The weight of every gap between the letters of a word with a stop at each end. */
const weighGaps = (stopped: string): readonly number[] => {
  patterns ??= readPatterns(german.patterns);
  const gaps = new Array<number>(stopped.length + 1).fill(0);
  for (let start = 0; start < stopped.length; start++)
    for (let end = start + 1; end <= Math.min(stopped.length, start + LONGEST_PATTERN); end++)
      for (const [index, weight] of (patterns.get(stopped.slice(start, end)) ?? []).entries())
        gaps[start + index] = Math.max(gaps[start + index] ?? 0, weight);
  return gaps;
};

const splitLetters = (letters: string): readonly string[] => {
  const gaps = weighGaps(`.${letters.toLowerCase()}.`);
  const pieces: string[] = [];
  let start = 0;
  for (let at = SHORTEST_END; at <= letters.length - SHORTEST_END; at++) {
    if ((gaps[at + 1] ?? 0) % 2 === 0) continue;
    pieces.push(letters.slice(start, at));
    start = at;
  }
  return [...pieces, letters.slice(start)];
};

/** A hyphen or stroke of the word's own is a place to break it, too. */
const splitGerman: Hyphenate = word => {
  if (word.length < SHORTEST_WORD || word.length > LONGEST_WORD || !WORD.test(word)) return [word];
  return word.split(/(?<=\p{L}[-/])(?=\p{L})/u).flatMap(splitPart);
};

/** Brackets and stops stay at their letters. */
const splitPart = (part: string): readonly string[] => {
  const [, before = '', letters = '', after = ''] = /^(\P{L}*)(\p{L}*)(.*)$/u.exec(part) ?? [];
  const [first = '', ...rest] = splitLetters(letters);
  const pieces = [before + first, ...rest];
  return [...pieces.slice(0, -1), `${pieces.at(-1) ?? ''}${after}`];
};

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
