import { createTranslator } from 'next-intl';
import {
  isSentence,
  type Say,
  type Sentence,
  type SentenceList,
  type SentenceValue,
  type SentenceValues,
  toSentenceList,
} from '@/lib/game/contract/sentence';

export type Messages = Readonly<Record<string, unknown>>;

type Values = Record<string, string | number>;

/** How a language joins the words of a list. */
const makeJoin = (locale: string): Record<SentenceList['type'], (words: readonly string[]) => string> => {
  const and = new Intl.ListFormat(locale, { type: 'conjunction' });
  const or = new Intl.ListFormat(locale, { type: 'disjunction' });
  return { and: words => and.format(words), or: words => or.format(words), plain: words => words.join(', ') };
};

/** The last step of its code: with it a language can choose a whole sentence where English only shows the words. */
const idOf = ({ code }: Sentence): string => code.slice(code.lastIndexOf('.') + 1).replaceAll('-', '_');

const idsOf = (given: SentenceValues): Values =>
  Object.fromEntries(
    Object.entries(given).flatMap(([key, inner]) => (isSentence(inner) ? [[`${key}Id`, idOf(inner)]] : [])),
  );

/** Finds the words for a sentence in one language; lists and sentences inside it are spoken first. */
export const makeSay = (messages: Messages, locale: string, onError?: (error: Error) => void): Say => {
  // The keys come from rules at run time, so that the translator's own typing of keys has nothing to check.
  const translate = createTranslator({
    messages: messages as Record<string, never>,
    locale,
    ...(onError ? { onError } : {}),
  }) as (key: string, values?: Values) => string;
  const join = makeJoin(locale);
  const value = (given: SentenceValue): string | number => {
    if (typeof given === 'string' || typeof given === 'number') return given;
    if (isSentence(given)) return say(given);
    const { items, type } = toSentenceList(given);
    return join[type](items.map(item => String(value(item))));
  };
  const valuesOf = (given: SentenceValues): Values => ({
    ...idsOf(given),
    ...Object.fromEntries(Object.entries(given).map(([key, inner]) => [key, value(inner)])),
  });
  const say: Say = ({ code, values }) => translate(code, values ? valuesOf(values) : undefined);
  return say;
};
