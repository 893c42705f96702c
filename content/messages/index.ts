// Written by the build from LANGUAGES (scripts/tools/build/language-registers.mjs); a test compares them.
import type { Language } from '@/lib/game/language';
import { messages as en } from './en';
import { messages as de } from './de';

/** The words of every language. The server has them all at hand; a page gets those of its language. */
export const MESSAGES: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = {
  'en': en,
  'de': de,
};
