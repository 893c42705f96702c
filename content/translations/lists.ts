// Written by the build from LANGUAGES (scripts/tools/build/language-registers.mjs); a test compares them.
import type { Translation } from '@/lib/documents/translations/translation';
import type { Language } from '@/lib/game/language';
import list1 from './de/lists/in-death-ground/achaemenid-persians.json';
import list2 from './de/lists/in-death-ground/anglo-saxons.json';
import list3 from './de/lists/in-death-ground/carthaginians.json';
import list4 from './de/lists/in-death-ground/classical-greeks.json';
import list5 from './de/lists/in-death-ground/early-germans.json';
import list6 from './de/lists/in-death-ground/first-crusade.json';
import list7 from './de/lists/in-death-ground/gauls.json';
import list8 from './de/lists/in-death-ground/imperial-romans.json';
import list9 from './de/lists/in-death-ground/late-republic-romans.json';
import list10 from './de/lists/in-death-ground/late-romans.json';
import list11 from './de/lists/in-death-ground/late-sung.json';
import list12 from './de/lists/in-death-ground/macedonians.json';
import list13 from './de/lists/in-death-ground/mongols.json';
import list14 from './de/lists/in-death-ground/parthians.json';
import list15 from './de/lists/in-death-ground/punic-war-romans.json';
import list16 from './de/lists/in-death-ground/sasanians.json';
import list17 from './de/lists/in-death-ground/seljuks.json';
import list18 from './de/lists/in-death-ground/vikings.json';
import list19 from './de/lists/pocket-battles/celts.json';
import list20 from './de/lists/pocket-battles/romans.json';

type Translations = Readonly<Partial<Record<Language, Translation>>>;

/** What the shipped lists and their troops are called in other languages: battles and armies name them by their ids alone. */
export const LIST_TRANSLATIONS: Readonly<Record<string, Translations>> = {
  'achaemenid-persians': { 'de': list1 },
  'anglo-saxons': { 'de': list2 },
  'carthaginians': { 'de': list3 },
  'celts': { 'de': list19 },
  'classical-greeks': { 'de': list4 },
  'early-germans': { 'de': list5 },
  'first-crusade': { 'de': list6 },
  'gauls': { 'de': list7 },
  'imperial-romans': { 'de': list8 },
  'late-republic-romans': { 'de': list9 },
  'late-romans': { 'de': list10 },
  'late-sung': { 'de': list11 },
  'macedonians': { 'de': list12 },
  'mongols': { 'de': list13 },
  'parthians': { 'de': list14 },
  'punic-war-romans': { 'de': list15 },
  'romans': { 'de': list20 },
  'sasanians': { 'de': list16 },
  'seljuks': { 'de': list17 },
  'vikings': { 'de': list18 },
};
