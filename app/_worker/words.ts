import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';
import type { Say } from '@/lib/game/contract/sentence';

const speakers = new Map<string, Say>();

/** The words of a language; the one language for now. */
export const sayIn = (locale: string): Say => {
  const say = speakers.get(locale) ?? makeSay(messages, locale);
  speakers.set(locale, say);
  return say;
};
