import { type AidTable, formatSigned } from '@/lib/game/contract/player-aid';
import type { RuleRef } from '@/lib/game/contract/rulebook';
import type { Sentence } from '@/lib/game/contract/sentence';
import { cite } from '../rulebook';
import { type Profile, SPEARMAN } from '../rules/army/points';
import { type Fighter, listMeleeModifiers, PLAIN_FIGHTER } from '../rules/combat/melee';
import type { Modifier } from '../rules/combat/modifiers';
import { shootingRangeOf } from '../rules/combat/ranges';
import { listShootingModifiers, PLAIN_SHOT, type Shot } from '../rules/combat/shooting';
import { ARMOURS, ARMS, FIGHTING_TROOPS, GRADES, type Weather } from '../vocabulary';
import type { TroopWords } from './present';

/** Every troop with every arm, and all variations of a warrior. */
const PROFILES: readonly Profile[] = [
  ...FIGHTING_TROOPS.flatMap(troop => ARMS.map(arm => ({ ...SPEARMAN, troop, arm }))),
  ...GRADES.map(grade => ({ ...SPEARMAN, grade })),
  ...ARMOURS.map(armour => ({ ...SPEARMAN, armour })),
  { ...SPEARMAN, wild: true },
  { ...SPEARMAN, arm: 'bow', grade: 'green' },
  { ...SPEARMAN, troop: 'elephant-african', grade: null },
  ...['pila', 'ghulam-archery', 'mongol-archery'].map(
    (special): Profile => ({ ...SPEARMAN, troop: 'light-cavalry', arm: 'bow', special }),
  ),
];

const SHOTS: readonly Partial<Shot>[] = [
  {},
  { markers: 1 },
  { isOverhead: true },
  { hasMoved: true },
  { endsInMelee: true },
  { isInCover: true },
  { isFortified: true },
  { weather: 'fog' },
  { range: 6 },
];

const FIGHTERS: readonly Partial<Fighter>[] = [
  {},
  { markers: 1 },
  { hasEntered: true, hasMoved: true },
  { isInDifficultGround: true },
  { isFortified: true },
  { hasImpetuousGeneral: true },
  { general: 'normal' },
  { general: 'extraordinary' },
  { supports: 1 },
  { pikeSupport: 'standing' },
  { pikeSupport: 'charging' },
  { isOldContact: true },
  { footOnFlank: 1 },
  { mountedOnFlank: 1 },
];

const AGAINST: readonly Partial<Fighter>[] = [
  {},
  { hasEntered: true, hasMoved: true },
  { isFortified: true },
];

/** What a battle has that modifiers ask for. */
export interface Fighters {
  readonly profiles: readonly Profile[];
  readonly weather: Weather;
  readonly hasCover: boolean;
  readonly hasWalls: boolean;
  readonly hasHouses: boolean;
  readonly hasPikes: boolean;
  readonly hasImpetuous: boolean;
  readonly hasExtraordinary: boolean;
}

/** All that the book knows. */
export const ALL_FIGHTERS: Fighters = {
  profiles: PROFILES,
  weather: 'fog',
  ...{
    hasCover: true,
    hasWalls: true,
    hasHouses: true,
    hasPikes: true,
    hasImpetuous: true,
    hasExtraordinary: true,
  },
};

/** Every line that the rule itself can answer, with all values it can have. */
const toRows = (found: Iterable<Modifier>, say: (id: string) => Sentence): AidTable['rows'] => {
  const values = new Map<string, { readonly rule: RuleRef; readonly all: Set<number> }>();
  for (const { id, value, rule } of found) {
    const line = values.get(id) ?? { rule, all: new Set<number>() };
    line.all.add(value);
    values.set(id, line);
  }
  const rows = [...values].map(([id, { rule, all }]) => ({
    id,
    rule,
    all: [...all].sort((one, other) => other - one),
  }));
  return rows
    .sort((one, other) => (other.all[0] ?? 0) - (one.all[0] ?? 0))
    .map(({ id, rule, all }) => [all.map(formatSigned).join('/'), say(id), rule]);
};

function* eachShootingModifier(fighters: Fighters): Generator<Modifier> {
  const { profiles, weather, hasCover, hasWalls, hasHouses } = fighters;
  const shots = SHOTS.filter(
    shot => (hasCover || !shot.isInCover) && (hasWalls || hasHouses || !shot.isFortified),
  ).map(shot => (shot.weather ? { ...shot, weather, range: FAR } : shot));
  const shooters = profiles.filter(profile => shootingRangeOf(profile) > 0);
  for (const shooter of shooters)
    for (const target of profiles)
      for (const shot of shots) yield* listShootingModifiers({ ...PLAIN_SHOT, ...shot, shooter, target });
}

/** Beyond the three inches that rain spares. */
const FAR = 6;

function* eachMeleeModifier(fighters: Fighters): Generator<Modifier> {
  const { profiles, hasWalls, hasPikes, hasImpetuous, hasExtraordinary } = fighters;
  const ways = FIGHTERS.filter(
    way =>
      (hasWalls || !way.isFortified) &&
      (hasPikes || !way.pikeSupport) &&
      (hasImpetuous || !way.hasImpetuousGeneral) &&
      (hasExtraordinary || way.general !== 'extraordinary'),
  );
  const others = AGAINST.filter(way => hasWalls || !way.isFortified);
  for (const profile of profiles)
    for (const enemy of profiles)
      for (const own of ways)
        for (const other of others)
          yield* listMeleeModifiers(
            { ...PLAIN_FIGHTER, ...own, profile },
            { ...PLAIN_FIGHTER, ...other, profile: enemy },
          );
}

/** What counts for shots and for blows alike, but for other reasons. */
const OTHER_IN_MELEE: readonly string[] = ['armoured', 'fortified'];

const modifierTable = (
  id: string,
  section: '13.4' | '14.5',
  found: Iterable<Modifier>,
  words: TroopWords,
): AidTable => ({
  title: { code: `aid.in-death-ground.${id}` },
  rule: cite(section),
  columns: ['', '', ''],
  rows: toRows(found, modifier => {
    const isOther = section === '14.5' && OTHER_IN_MELEE.includes(modifier);
    return {
      code: `aid.in-death-ground.modifier.${isOther ? `melee-${modifier}` : modifier}`,
      values: words,
    };
  }),
  look: 'lines',
});

export const listModifierTables = (fighters: Fighters, words: TroopWords): readonly AidTable[] => [
  modifierTable('shooting-modifiers', '13.4', eachShootingModifier(fighters), words),
  modifierTable('melee-modifiers', '14.5', eachMeleeModifier(fighters), words),
];
