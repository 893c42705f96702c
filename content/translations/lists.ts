import type { Translation } from '@/lib/documents/translations/translation';
import type { Language } from '@/lib/game/language';
import achaemenidPersiansInGerman from './de/lists/in-death-ground/achaemenid-persians.json';
import angloSaxonsInGerman from './de/lists/in-death-ground/anglo-saxons.json';
import carthaginiansInGerman from './de/lists/in-death-ground/carthaginians.json';
import classicalGreeksInGerman from './de/lists/in-death-ground/classical-greeks.json';
import earlyGermansInGerman from './de/lists/in-death-ground/early-germans.json';
import firstCrusadeInGerman from './de/lists/in-death-ground/first-crusade.json';
import imperialRomansInGerman from './de/lists/in-death-ground/imperial-romans.json';
import lateSungInGerman from './de/lists/in-death-ground/late-sung.json';
import mongolsInGerman from './de/lists/in-death-ground/mongols.json';
import punicWarRomansInGerman from './de/lists/in-death-ground/punic-war-romans.json';
import seljuksInGerman from './de/lists/in-death-ground/seljuks.json';
import vikingsInGerman from './de/lists/in-death-ground/vikings.json';
import gaulsInGerman from './de/lists/in-death-ground/gauls.json';
import lateRepublicRomansInGerman from './de/lists/in-death-ground/late-republic-romans.json';
import lateRomansInGerman from './de/lists/in-death-ground/late-romans.json';
import macedoniansInGerman from './de/lists/in-death-ground/macedonians.json';
import parthiansInGerman from './de/lists/in-death-ground/parthians.json';
import sasaniansInGerman from './de/lists/in-death-ground/sasanians.json';
import celtsInGerman from './de/lists/pocket-battles/celts.json';
import romansInGerman from './de/lists/pocket-battles/romans.json';

type Translations = Readonly<Record<Exclude<Language, 'en'>, Translation>>;

/** What the shipped lists and their troops are called in other languages: battles and armies name them by their ids alone. */
export const LIST_TRANSLATIONS: Readonly<Record<string, Translations>> = {
  'achaemenid-persians': { de: achaemenidPersiansInGerman },
  'anglo-saxons': { de: angloSaxonsInGerman },
  'carthaginians': { de: carthaginiansInGerman },
  'classical-greeks': { de: classicalGreeksInGerman },
  'early-germans': { de: earlyGermansInGerman },
  'first-crusade': { de: firstCrusadeInGerman },
  'imperial-romans': { de: imperialRomansInGerman },
  'late-sung': { de: lateSungInGerman },
  'mongols': { de: mongolsInGerman },
  'punic-war-romans': { de: punicWarRomansInGerman },
  'seljuks': { de: seljuksInGerman },
  'vikings': { de: vikingsInGerman },
  'gauls': { de: gaulsInGerman },
  'late-republic-romans': { de: lateRepublicRomansInGerman },
  'late-romans': { de: lateRomansInGerman },
  'macedonians': { de: macedoniansInGerman },
  'parthians': { de: parthiansInGerman },
  'sasanians': { de: sasaniansInGerman },
  celts: { de: celtsInGerman },
  romans: { de: romansInGerman },
};
