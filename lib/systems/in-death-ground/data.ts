import achaemenidPersians from '@/content/lists/in-death-ground/achaemenid-persians.json';
import angloSaxons from '@/content/lists/in-death-ground/anglo-saxons.json';
import carthaginians from '@/content/lists/in-death-ground/carthaginians.json';
import classicalGreeks from '@/content/lists/in-death-ground/classical-greeks.json';
import earlyGermans from '@/content/lists/in-death-ground/early-germans.json';
import firstCrusade from '@/content/lists/in-death-ground/first-crusade.json';
import gauls from '@/content/lists/in-death-ground/gauls.json';
import imperialRomans from '@/content/lists/in-death-ground/imperial-romans.json';
import lateRepublicRomans from '@/content/lists/in-death-ground/late-republic-romans.json';
import lateRomans from '@/content/lists/in-death-ground/late-romans.json';
import lateSung from '@/content/lists/in-death-ground/late-sung.json';
import macedonians from '@/content/lists/in-death-ground/macedonians.json';
import mongols from '@/content/lists/in-death-ground/mongols.json';
import parthians from '@/content/lists/in-death-ground/parthians.json';
import punicWarRomans from '@/content/lists/in-death-ground/punic-war-romans.json';
import sasanians from '@/content/lists/in-death-ground/sasanians.json';
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

/** Lists of ours, made with the list editor for times that the book leaves out; they stand in no section of it. */
export const OUR_LISTS: readonly ListDocument[] = [
  macedonians,
  gauls,
  parthians,
  lateRepublicRomans,
  sasanians,
  lateRomans,
].map(list => listSchema.parse(list));

/** All that come with the program. */
export const ALL_LISTS: readonly ListDocument[] = [...SHIPPED_LISTS, ...OUR_LISTS];

/** The lists with what they and their troops are called in other languages. */
const TRANSLATED_LISTS: readonly ListDocument[] = ALL_LISTS.map(list => ({
  ...list,
  translations: LIST_TRANSLATIONS[list.id] ?? {},
}));

/** A list of the program as a document in a language calls it. */
const readShippedList = (id: string, language?: string): ListDocument | undefined => {
  const lists = languageOf(language) === DEFAULT_LANGUAGE ? ALL_LISTS : TRANSLATED_LISTS;
  const list = lists.find(other => other.id === id);
  return list && inLanguage(list, languageOf(language));
};

/** A list by its name: one that the document brings itself stands before those of the program, which are named in the document's language. */
export const findList = (
  id: string,
  own: readonly ListDocument[] = [],
  language?: string,
): ListDocument | null => own.find(list => list.id === id) ?? readShippedList(id, language) ?? null;

const TEXTS: ReadonlyMap<string, string> = new Map(ALL_LISTS.map(list => [list.id, JSON.stringify(list)]));

/** Whether it is a list that comes with the program, unchanged: a copy under the same name may be another list. */
export const isShipped = (list: ListDocument): boolean =>
  LANGUAGES.some(language => readShippedList(list.id, language) === list) ||
  TEXTS.get(list.id) === JSON.stringify(list);
