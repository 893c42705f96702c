import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { WordsOfText } from '@/components/words/words-of-text';
import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import { pickMessages } from './studio-messages';

type Words = Readonly<Record<string, unknown>>;

/** A language has one list of words, and each system its part of it: written out once. */
const writeOnce = memoizeByIdentity((messages: Words) => {
  const known = new Map<string, string>();
  return (system: string): string => {
    const json = known.get(system) ?? JSON.stringify(pickMessages(messages, system));
    known.set(system, json);
    return json;
  };
});

interface StudioWordsProps {
  readonly system: string;
  readonly children: ReactNode;
}

/** The words that run with the rules of one game: a page that runs them in the browser needs them there. */
export const StudioWords = async ({ system, children }: StudioWordsProps) => (
  <WordsOfText json={writeOnce(await getMessages())(system)}>{children}</WordsOfText>
);
