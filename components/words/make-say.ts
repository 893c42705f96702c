import { createTranslator } from 'next-intl';
import { isSentence, type Say, type SentenceValue, type SentenceValues } from '@/lib/game/contract/sentence';

export type Messages = Readonly<Record<string, unknown>>;

/** Finds the words for a sentence in one language; lists and sentences inside it are spoken first. */
export const makeSay = (messages: Messages, locale: string, onError?: (error: Error) => void): Say => {
  // The keys come from rules at run time, so that the translator's own typing of keys has nothing to check.
  const translate = createTranslator({
    messages: messages as Record<string, never>,
    locale,
    ...(onError ? { onError } : {}),
  }) as (key: string, values?: Record<string, string | number>) => string;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const value = (given: SentenceValue): string | number => {
    if (typeof given === 'string' || typeof given === 'number') return given;
    return isSentence(given) ? say(given) : list.format(given.map(say));
  };
  const values = (given: SentenceValues): Record<string, string | number> =>
    Object.fromEntries(Object.entries(given).map(([key, inner]) => [key, value(inner)]));
  const say: Say = sentence =>
    translate(sentence.code, sentence.values ? values(sentence.values) : undefined);
  return say;
};
