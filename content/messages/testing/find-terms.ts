import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@/lib/game/language';
import type { Messages } from './message-files';
import { textOf } from './message-shape';

interface Terms {
  /** Of each rule book: the English of the project, and what a message in the language may say for it. */
  readonly books: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Of the interface: whole messages. */
  readonly interface: Readonly<Record<string, string>>;
}

export const readTerms = (language: Language): Terms =>
  JSON.parse(
    readFileSync(join(process.cwd(), 'content', 'messages', 'testing', `terms.${language}.json`), 'utf8'),
  );

/** A short everyday word is no term wherever it stands: "left", "order" as a verb. */
const isTermWherever = (english: string, others: readonly string[]): boolean =>
  (english.includes(' ') || english.length >= 7) && others.every(word => /^\p{Lu}/u.test(word));

const ENDINGS = /(innen|ungen|en|er|es|em|e|n|s)$/;

/** What stays of a word in every case and number: "Geländekosten" and "Einheit" as part of "Einheiten". */
const stemOf = (word: string): string => {
  const plain = foldUmlauts(word);
  return plain.length > 5 ? plain.replace(ENDINGS, '') : plain;
};

const foldUmlauts = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

const holdsTerm = (text: string, term: string): boolean => {
  const folded = foldUmlauts(text);
  return term.split(/[\s-]+/).every(word => folded.includes(stemOf(word)));
};

const mentions = (english: string, term: string): boolean =>
  new RegExp(`(?<![\\p{L}-])${term.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}s?(?![\\p{L}-])`, 'iu').test(english);

/**
 * Messages of a game whose English contains a term of its book while the other language does not contain the book's
 * word.
 */
export const findLostTerms = (
  terms: Terms['books'][string],
  english: Messages,
  other: Messages,
): readonly string[] =>
  Object.entries(terms)
    .filter(([term, words]) => isTermWherever(term, words))
    .flatMap(([term, words]) =>
      [...english]
        .filter(([, message]) => mentions(textOf(message), term))
        .filter(([key]) => !words.some(word => holdsTerm(textOf(other.get(key) ?? word), word)))
        .map(([key]) => `${key}: ${term} is ${words.join(' or ')}`),
    );

/** Messages of the interface that use another word than the list of terms. */
export const findOtherWords = (
  words: Terms['interface'],
  english: Messages,
  other: Messages,
): readonly string[] =>
  [...english].flatMap(([key, message]) => {
    const word = words[message];
    const said = other.get(key);
    return word === undefined || said === undefined || said === word ? [] : `${key}: ${message} is ${word}`;
  });
