import type { DiceRule } from '@/lib/dice/odds';
import { cite } from '../../rulebook';
import { isElephant, isFoot, type Profile, SPEARMAN } from '../army/points';
import { type Modifier, sumModifiers } from './modifiers';
import { isArcher, isMounted } from './ranges';

/** One element in melee, as far as the throw asks about it. */
export interface Fighter {
  readonly profile: Profile;
  /** Disorder of its unit before this melee phase. */
  readonly markers: number;
  readonly hasEntered: boolean;
  readonly hasMoved: boolean;
  readonly hasTurned: boolean;
  /** The enemy is at its front. */
  readonly isFrontal: boolean;
  readonly isInDifficultGround: boolean;
  readonly isFortified: boolean;
  readonly hasImpetuousGeneral: boolean;
  readonly general: 'none' | 'normal' | 'extraordinary';
  readonly supports: number;
  /** Pikes behind pikes of the unit: how many of the two moved into melee. */
  readonly pikeSupport: 'none' | 'standing' | 'charging';
  /** The enemy came into contact in an earlier turn. */
  readonly isOldContact: boolean;
  readonly footOnFlank: number;
  readonly mountedOnFlank: number;
}

/** A spearman who stands and meets one enemy at his front, with no help. */
export const PLAIN_FIGHTER: Fighter = {
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

const toModifier = (id: string, value: number, section: Parameters<typeof cite>[0] = '14.5'): Modifier => ({
  id,
  value,
  rule: cite(section),
});

const isSwordsman = ({ troop, arm }: Profile): boolean => troop === 'warrior' && arm === 'sword';
const isRider = (profile: Profile): boolean => isMounted(profile) && !isElephant(profile.troop);
const isLight = ({ troop }: Profile): boolean =>
  troop === 'skirmisher' || troop === 'light-cavalry' || troop === 'light-chariot';

/** 14.5 – What makes the throw better. */
const listBonuses = (own: Fighter, enemy: Fighter): readonly Modifier[] => {
  const { profile } = own;
  const enemyProfile = enemy.profile;
  const isUnmovedFoot = isFoot(enemyProfile.troop) && !isSwordsman(enemyProfile) && !enemy.hasMoved;
  return [
    ...(isElephant(profile.troop) ? [toModifier('elephants', 4)] : []),
    ...(profile.troop === 'elephant-indian' && enemyProfile.troop === 'elephant-african'
      ? [toModifier('indian-elephants', 2)]
      : []),
    ...(profile.wild && own.hasEntered ? [toModifier('wild', 2)] : []),
    ...(profile.grade === 'elite' ? [toModifier('elite', 2)] : []),
    ...(isSwordsman(profile) && isUnmovedFoot ? [toModifier('swordsmen', 2)] : []),
    ...(own.hasImpetuousGeneral ? [toModifier('impetuous-general', 1)] : []),
    ...(own.general === 'none' ? [] : [toModifier('general', own.general === 'extraordinary' ? 2 : 1)]),
    ...(own.supports > 0 ? [toModifier('supports', own.supports, '14.3')] : []),
    ...(own.pikeSupport === 'none' ? [] : [toModifier('pikes', own.pikeSupport === 'charging' ? 2 : 1)]),
    ...(isArcher(profile) && !own.hasMoved && enemy.hasEntered ? [toModifier('standing-archers', 1)] : []),
    ...(profile.troop === 'cataphract' && own.hasEntered ? [toModifier('cataphracts', 1)] : []),
    ...(isPilumThrown(own, enemy) ? [toModifier('pila', 1, '19.4')] : []),
    ...(isMetByBows(own, enemy) ? [toModifier('ghulam-archery', 1, '19.9')] : []),
  ];
};

/** 19.4, 19.6 – In the first turn of a contact, at an enemy to the front. */
const isPilumThrown = (own: Fighter, enemy: Fighter): boolean =>
  own.profile.special === 'pila' &&
  own.isFrontal &&
  !own.isOldContact &&
  (own.hasEntered || enemy.hasEntered);

/**
 * 6.3, 19.9 – Mounted ghulams who neither moved nor turned, against an enemy who charges their front in this turn.
 */
const isMetByBows = (own: Fighter, enemy: Fighter): boolean =>
  own.profile.special === 'ghulam-archery' &&
  isMounted(own.profile) &&
  own.isFrontal &&
  !own.hasMoved &&
  !own.hasTurned &&
  enemy.hasEntered;

/** 14.5 – What the element's own state takes from the throw. */
const listWeaknesses = (own: Fighter, enemy: Fighter): readonly Modifier[] => {
  const { profile } = own;
  const enemyProfile = enemy.profile;
  const isSteadyFoot =
    enemyProfile.troop === 'warrior' &&
    !isSwordsman(enemyProfile) &&
    !isArcher(enemyProfile) &&
    !enemy.hasMoved;
  const isLightHere = isLight(profile) && !(profile.troop === 'skirmisher' && isElephant(enemyProfile.troop));
  const isFlanked = own.footOnFlank + own.mountedOnFlank > 0;
  return [
    ...(own.markers > 0 ? [toModifier('markers', -own.markers)] : []),
    ...(isRider(profile) && isSwordsman(enemyProfile) ? [toModifier('riders-at-swords', -1)] : []),
    ...(own.isInDifficultGround ? [toModifier('difficult-ground', -2, '14.4')] : []),
    ...(isLightHere ? [toModifier('light', -2)] : []),
    ...(isRider(profile) && isSteadyFoot ? [toModifier('riders-at-steady-foot', -2)] : []),
    ...(isArcher(profile) && own.isOldContact ? [toModifier('archers-in-contact', -2)] : []),
    ...(profile.grade === 'green' ? [toModifier('green', -2)] : []),
    ...(own.footOnFlank > 0 ? [toModifier('foot-on-flank', -2 * own.footOnFlank)] : []),
    ...(own.mountedOnFlank > 0 ? [toModifier('mounted-on-flank', -3 * own.mountedOnFlank)] : []),
    ...(isFlanked && (profile.arm === 'pike' || profile.troop === 'cataphract')
      ? [toModifier('stiff', -1)]
      : []),
  ];
};

/** 14.5 – What the enemy's protection takes from it; elephants do not mind armour. */
const listProtection = (own: Fighter, enemy: Fighter): readonly Modifier[] => {
  const enemyProfile = enemy.profile;
  const minds = !isElephant(own.profile.troop);
  const isArmoured =
    enemyProfile.armour === 'armoured' ||
    (enemyProfile.troop === 'cataphract' && enemyProfile.armour !== 'best');
  return [
    ...(minds && isArmoured ? [toModifier('armoured', -2)] : []),
    ...(minds && enemyProfile.armour === 'best' ? [toModifier('best-armoured', -3)] : []),
    ...(enemy.isFortified && isFoot(enemyProfile.troop) ? [toModifier('fortified', -3)] : []),
  ];
};

export const listMeleeModifiers = (own: Fighter, enemy: Fighter): readonly Modifier[] => [
  ...listBonuses(own, enemy),
  ...listWeaknesses(own, enemy),
  ...listProtection(own, enemy),
];

/** What a melee does to a unit. */
export interface MeleeEffect {
  readonly markers: number;
  readonly isLost: boolean;
}

const NOTHING: MeleeEffect = { markers: 0, isLost: false };

/** 14.6 – What the loser suffers by the difference; when it is zero both units take a marker. */
export const effectOnLoser = (difference: number, loser: Profile, winner: Profile): MeleeEffect => {
  if (difference === 0) return { markers: 1, isLost: false };
  if (difference <= 2) return NOTHING;
  if (difference <= 4) return { markers: 1, isLost: false };
  if (difference <= 7) return { markers: isMounted(winner) ? 2 : 1, isLost: false };
  if (difference <= 9)
    return { markers: 2, isLost: loser.troop === 'skirmisher' || loser.wild || isMounted(winner) };
  return { markers: 0, isLost: true };
};

export interface Melee {
  readonly own: Fighter;
  readonly enemy: Fighter;
}

export const MELEE_RESULTS = [
  'enemy-lost',
  'enemy-shaken',
  'drawn',
  'both-shaken',
  'own-shaken',
  'own-lost',
] as const;
export type MeleeResult = (typeof MELEE_RESULTS)[number];

/** 14.5, 14.6 – Both throw a D10 and add; the difference decides. */
export const melee: DiceRule<Melee, MeleeResult> = {
  dice: () => ({ count: 2, sides: 10 }),
  outcome: ({ own, enemy }, [first = 1, second = 1]) => {
    const difference =
      first +
      sumModifiers(listMeleeModifiers(own, enemy)) -
      second -
      sumModifiers(listMeleeModifiers(enemy, own));
    if (difference === 0) return 'both-shaken';
    const [loser, winner] = difference > 0 ? [enemy.profile, own.profile] : [own.profile, enemy.profile];
    const { markers, isLost } = effectOnLoser(Math.abs(difference), loser, winner);
    if (markers === 0 && !isLost) return 'drawn';
    if (difference > 0) return isLost ? 'enemy-lost' : 'enemy-shaken';
    return isLost ? 'own-lost' : 'own-shaken';
  },
};
