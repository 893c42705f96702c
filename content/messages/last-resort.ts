// Written by the build from LANGUAGES (scripts/tools/build/language-registers.mjs); a test compares them.
import type { Language } from '@/lib/game/language';
import type en from './en/site.json';
import enWords from './en/site.json';
import deWords from './de/site.json';

type LastResort = Pick<typeof en, 'name' | 'error'>;

/** What the fault page of last resort says: when even the layout fails nothing else is at hand. */
export const LAST_RESORT: Readonly<Record<Language, LastResort>> = {
  'en': enWords,
  'de': deWords,
};
