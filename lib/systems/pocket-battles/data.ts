import celtsJson from '@/content/lists/pocket-battles/celts.json';
import romansJson from '@/content/lists/pocket-battles/romans.json';
import { LIST_TRANSLATIONS } from '@/content/translations/lists';
import { inLanguage } from '@/lib/documents/translations/in-language';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, languageOf } from '@/lib/game/language';
import { type ListDocument, listSchema } from './document/army-list-schema';
import type { Troop } from './document/troop';

/** The rosters that come with the program: reconstructed, and marked so. */
export const SHIPPED_LISTS: readonly ListDocument[] = [celtsJson, romansJson].map(json =>
  listSchema.parse(json),
);

/** The same rosters with what they and their tiles are called in other languages. */
const TRANSLATED_LISTS: readonly ListDocument[] = SHIPPED_LISTS.map(list => ({
  ...list,
  translations: LIST_TRANSLATIONS[list.id] ?? {},
}));

const listsIn = (language: Language): readonly ListDocument[] =>
  language === DEFAULT_LANGUAGE ? SHIPPED_LISTS : TRANSLATED_LISTS.map(list => inLanguage(list, language));

/** A roster of ours as a document in a language calls it. */
export const readShippedList = (id: string, language?: string): ListDocument | undefined =>
  listsIn(languageOf(language)).find(list => list.id === id);

const TEXTS: ReadonlyMap<string, string> = new Map(
  SHIPPED_LISTS.map(list => [list.id, JSON.stringify(list)]),
);

/** Whether it is one of our rosters, unchanged: a copy under the same name may be another list. */
export const isShipped = (list: ListDocument): boolean =>
  LANGUAGES.some(language => readShippedList(list.id, language) === list) ||
  TEXTS.get(list.id) === JSON.stringify(list);

const TROOPS: ReadonlyMap<Language, ReadonlyMap<string, Troop>> = new Map(
  LANGUAGES.map(language => [
    language,
    new Map(listsIn(language).flatMap(({ troops }) => troops.map(troop => [troop.id, troop] as const))),
  ]),
);

const NONE: ReadonlyMap<string, Troop> = new Map();

/** The tiles of our rosters, named in the language of a document. */
export const readShippedTroops = (language?: string): ReadonlyMap<string, Troop> =>
  TROOPS.get(languageOf(language)) ?? NONE;
