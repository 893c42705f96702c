import achaemenidPersians from '@/content/lists/in-death-ground/achaemenid-persians.json';
import angloSaxons from '@/content/lists/in-death-ground/anglo-saxons.json';
import carthaginians from '@/content/lists/in-death-ground/carthaginians.json';
import classicalGreeks from '@/content/lists/in-death-ground/classical-greeks.json';
import earlyGermans from '@/content/lists/in-death-ground/early-germans.json';
import firstCrusade from '@/content/lists/in-death-ground/first-crusade.json';
import imperialRomans from '@/content/lists/in-death-ground/imperial-romans.json';
import lateSung from '@/content/lists/in-death-ground/late-sung.json';
import mongols from '@/content/lists/in-death-ground/mongols.json';
import punicWarRomans from '@/content/lists/in-death-ground/punic-war-romans.json';
import seljuks from '@/content/lists/in-death-ground/seljuks.json';
import vikings from '@/content/lists/in-death-ground/vikings.json';
import { LIST_TRANSLATIONS } from '@/content/translations/lists';
import { inLanguage } from '@/lib/documents/translations/in-language';
import { DEFAULT_LANGUAGE, LANGUAGES, languageOf } from '@/lib/game/language';
import { type ListDocument, listSchema } from './document/army-list-schema';

/** 19.1, 19.2, 19.3, 19.4, 19.5, 19.6, 19.7, 19.8, 19.9, 19.10, 19.11, 19.12 – The twelve lists of the book, in its order. */
export const SHIPPED_LISTS: readonly ListDocument[] = [
  classicalGreeks,
  achaemenidPersians,
  carthaginians,
  punicWarRomans,
  earlyGermans,
  imperialRomans,
  angloSaxons,
  vikings,
  seljuks,
  firstCrusade,
  mongols,
  lateSung,
].map(list => listSchema.parse(list));

/** The lists with what they and their troops are called in other languages. */
const TRANSLATED_LISTS: readonly ListDocument[] = SHIPPED_LISTS.map(list => ({
  ...list,
  translations: LIST_TRANSLATIONS[list.id] ?? {},
}));

/** A list of the book as a document in a language calls it. */
const readShippedList = (id: string, language?: string): ListDocument | undefined => {
  const lists = languageOf(language) === DEFAULT_LANGUAGE ? SHIPPED_LISTS : TRANSLATED_LISTS;
  const list = lists.find(other => other.id === id);
  return list && inLanguage(list, languageOf(language));
};

/** A list by its name: one that the document brings itself stands before the book's, which is named in the document's language. */
export const findList = (
  id: string,
  own: readonly ListDocument[] = [],
  language?: string,
): ListDocument | null => own.find(list => list.id === id) ?? readShippedList(id, language) ?? null;

const TEXTS: ReadonlyMap<string, string> = new Map(
  SHIPPED_LISTS.map(list => [list.id, JSON.stringify(list)]),
);

/** Whether it is a list of the book, unchanged: a copy under the same name may be another list. */
export const isShipped = (list: ListDocument): boolean =>
  LANGUAGES.some(language => readShippedList(list.id, language) === list) ||
  TEXTS.get(list.id) === JSON.stringify(list);
