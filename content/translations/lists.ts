import type { Translation } from '@/lib/documents/translations/translation';
import type { Language } from '@/lib/game/language';
import celtsInGerman from './de/lists/pocket-battles/celts.json';
import romansInGerman from './de/lists/pocket-battles/romans.json';

type Translations = Readonly<Record<Exclude<Language, 'en'>, Translation>>;

/** What the tiles of the shipped lists are called in other languages: battles name the tiles by their ids alone. */
export const LIST_TRANSLATIONS: Readonly<Record<string, Translations>> = {
  celts: { de: celtsInGerman },
  romans: { de: romansInGerman },
};
