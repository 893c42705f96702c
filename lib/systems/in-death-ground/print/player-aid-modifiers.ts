import { type AidTable, formatSigned } from '@/lib/game/contract/player-aid';
import type { Sentence } from '@/lib/game/contract/sentence';
import { cite } from '../rulebook';
import { type Profile, SPEARMAN } from '../rules/army/points';
import { type Fighter, listMeleeModifiers } from '../rules/combat/melee';
import type { Modifier } from '../rules/combat/modifiers';
import { listShootingModifiers, type Shot } from '../rules/combat/shooting';
import { ARMOURS, ARMS, FIGHTING_TROOPS, GRADES } from '../vocabulary';

/** Every troop with every arm, and the ways in which a warrior can differ. */
const PROFILES: readonly Profile[] = [
  ...FIGHTING_TROOPS.flatMap(troop => ARMS.map(arm => ({ ...SPEARMAN, troop, arm }))),
  ...GRADES.map(grade => ({ ...SPEARMAN, grade })),
  ...ARMOURS.map(armour => ({ ...SPEARMAN, armour })),
  { ...SPEARMAN, wild: true },
  ...['pila', 'ghulam-archery', 'mongol-archery'].map(
    (special): Profile => ({ ...SPEARMAN, troop: 'light-cavalry', arm: 'bow', special }),
  ),
];

const SHOT: Shot = {
  shooter: SPEARMAN,
  target: SPEARMAN,
  range: 3,
  markers: 0,
  isOverhead: false,
  hasMoved: false,
  hasTurned: false,
  endsInMelee: false,
  isInCover: false,
  isFortified: false,
  weather: 'clear',
};

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

const FIGHTER: Fighter = {
  profile: SPEARMAN,
  markers: 0,
  hasEntered: false,
  hasMoved: false,
  hasTurned: false,
  isFrontal: true,
  isInDifficultGround: false,
  isFortified: false,
  hasImpetuousGeneral: false,
  general: 'none',
  supports: 0,
  pikeSupport: 'none',
  isOldContact: false,
  footOnFlank: 0,
  mountedOnFlank: 0,
};

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

/** Every line that the rule itself can answer, with all values it can have. */
const toRows = (found: Iterable<Modifier>): AidTable['rows'] => {
  const values = new Map<string, Set<number>>();
  for (const { id, value } of found) values.set(id, (values.get(id) ?? new Set()).add(value));
  const rows = [...values].map(([id, all]) => ({ id, all: [...all].sort((one, other) => other - one) }));
  const word = (id: string): Sentence => ({ code: `words.in-death-ground.modifier.${id}` });
  return rows
    .sort((one, other) => (other.all[0] ?? 0) - (one.all[0] ?? 0))
    .map(({ id, all }) => [word(id), all.map(formatSigned).join(' / ')]);
};

function* eachShootingModifier(): Generator<Modifier> {
  for (const profile of PROFILES)
    for (const shot of SHOTS) {
      yield* listShootingModifiers({ ...SHOT, ...shot, shooter: profile });
      yield* listShootingModifiers({ ...SHOT, ...shot, target: profile });
      yield* listShootingModifiers({
        ...SHOT,
        ...shot,
        shooter: { ...SPEARMAN, arm: 'crossbow' },
        target: profile,
      });
    }
}

function* eachMeleeModifier(): Generator<Modifier> {
  for (const profile of PROFILES)
    for (const own of FIGHTERS)
      for (const enemy of AGAINST) {
        yield* listMeleeModifiers({ ...FIGHTER, ...own, profile }, { ...FIGHTER, ...enemy });
        yield* listMeleeModifiers({ ...FIGHTER, ...own }, { ...FIGHTER, ...enemy, profile });
      }
  const african: Profile = { ...SPEARMAN, troop: 'elephant-african', grade: null };
  yield* listMeleeModifiers(
    { ...FIGHTER, profile: { ...african, troop: 'elephant-indian' } },
    { ...FIGHTER, profile: african },
  );
  yield* listMeleeModifiers(
    { ...FIGHTER, profile: { ...SPEARMAN, troop: 'heavy-cavalry' } },
    { ...FIGHTER, profile: { ...SPEARMAN, arm: 'sword' } },
  );
  yield* listMeleeModifiers({ ...FIGHTER, profile: { ...SPEARMAN, arm: 'pike' }, footOnFlank: 1 }, FIGHTER);
}

const modifierTable = (id: string, section: '13.4' | '14.5', found: Iterable<Modifier>): AidTable => ({
  title: { code: `aid.in-death-ground.${id}` },
  rule: cite(section),
  columns: ['', ''],
  rows: toRows(found),
});

export const listModifierTables = (): readonly AidTable[] => [
  modifierTable('shooting-modifiers', '13.4', eachShootingModifier()),
  modifierTable('melee-modifiers', '14.5', eachMeleeModifier()),
];
