import type { Language } from '@/lib/game/language';

/** Documents and rules that are not translated yet; a line may name a folder. Take off what you have translated: a test says when a line is complete. */
export const UNTRANSLATED_TEXTS: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: [
  ],
};
