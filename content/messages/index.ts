import type { Language } from '@/lib/game/language';
import { messages as de } from './de';
import { messages as en } from './en';

/** The words of every language. The server has them all at hand; a page gets those of its language. */
export const MESSAGES: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = { en, de };
