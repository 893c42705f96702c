import { makeSay } from '@/components/words/make-say';
import { MESSAGES } from '@/content/messages';
import type { Say } from '@/lib/game/contract/sentence';
import { type Language, languageOf } from '@/lib/game/language';

const speakers = new Map<Language, Say>();

/** The words of a language. */
export const sayIn = (locale: string): Say => {
  const language = languageOf(locale);
  const say = speakers.get(language) ?? makeSay(MESSAGES[language], language);
  speakers.set(language, say);
  return say;
};
