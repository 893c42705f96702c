import achaemenidPersians from '@/content/armies/in-death-ground/achaemenid-persians-450.json';
import angloSaxons from '@/content/armies/in-death-ground/anglo-saxons-450.json';
import carthaginians from '@/content/armies/in-death-ground/carthaginians-450.json';
import classicalGreeks from '@/content/armies/in-death-ground/classical-greeks-450.json';
import earlyGermans from '@/content/armies/in-death-ground/early-germans-450.json';
import firstCrusade from '@/content/armies/in-death-ground/first-crusade-450.json';
import imperialRomans from '@/content/armies/in-death-ground/imperial-romans-450.json';
import lateSung from '@/content/armies/in-death-ground/late-sung-450.json';
import mongols from '@/content/armies/in-death-ground/mongols-450.json';
import punicWarRomans from '@/content/armies/in-death-ground/punic-war-romans-450.json';
import seljuks from '@/content/armies/in-death-ground/seljuks-450.json';
import vikings from '@/content/armies/in-death-ground/vikings-450.json';
import goldenJson from '@/content/systems/in-death-ground/golden-cases.json';
import { runChecks } from '@/lib/game/check/check';
import { ARMY_CHECKS } from '../document/army';
import { type ArmyDocument, armySchema } from '../document/army-schema';

/** Test support only: the shipped sample armies and the worked cases of the book. */
const ARMIES: Readonly<Record<string, unknown>> = {
  'achaemenid-persians': achaemenidPersians,
  'anglo-saxons': angloSaxons,
  carthaginians,
  'classical-greeks': classicalGreeks,
  'early-germans': earlyGermans,
  'first-crusade': firstCrusade,
  'imperial-romans': imperialRomans,
  'late-sung': lateSung,
  mongols,
  'punic-war-romans': punicWarRomans,
  seljuks,
  vikings,
};

export const sampleArmy = (list: string): ArmyDocument => armySchema.parse(ARMIES[list]);

export const SAMPLES: readonly string[] = Object.keys(ARMIES);

/** What the rules object to in an army, as 'code section'. */
export const findingsOf = (army: ArmyDocument): readonly string[] =>
  runChecks(ARMY_CHECKS, army).map(
    ({ code, rule }) => `${code.replace('in-death-ground/', '')} ${rule?.section ?? '-'}`,
  );

/** A unit of one kind of elements. */
export const rosterUnit = (
  id: string,
  entry: string,
  variant: string,
  elements: number,
  options: string[] = [],
): ArmyDocument['units'][number] => ({
  id,
  parts: [{ entry, variant, elements, ...(options.length ? { options } : {}) }],
});

export interface GoldenCase {
  readonly id: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<string, unknown>>;
}

const CASES: readonly GoldenCase[] = goldenJson;

/** The cases with this id prefix, each once. */
export const goldenCases = (...prefixes: readonly string[]): readonly GoldenCase[] =>
  CASES.filter(({ id }) => prefixes.some(prefix => id.startsWith(`idg-g-${prefix}`)));

export const goldenCase = (name: string): GoldenCase => {
  const found = CASES.find(({ id }) => id === `idg-g-${name}`);
  if (!found) throw new Error(`no case ${name}`);
  return found;
};

/** The cases write heavy_cavalry, the documents heavy-cavalry. */
export const kebab = (text: string): string => text.replaceAll('_', '-');
