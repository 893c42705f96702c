import type { DiceRule } from '@/lib/dice/odds';
import { cite } from '../../rulebook';
import type { Weather } from '../../vocabulary';
import { isArtillery, isElephant, isFoot, type Profile, SPEARMAN } from '../army/points';
import { type Modifier, sumModifiers } from './modifiers';
import { isArcher, isMounted } from './ranges';

/** One element shooting at another unit's element. */
export interface Shot {
  readonly shooter: Profile;
  readonly target: Profile;
  readonly range: number;
  /** Disorder of the shooter's unit. */
  readonly markers: number;
  readonly isOverhead: boolean;
  readonly hasMoved: boolean;
  readonly hasTurned: boolean;
  readonly endsInMelee: boolean;
  readonly isInCover: boolean;
  readonly isFortified: boolean;
  readonly weather: Weather;
}

/** A spearman's shot at another at half range, in the open and in clear weather. */
export const PLAIN_SHOT: Shot = {
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

const NEAR = 3;

const isPiercing = ({ troop, arm }: Profile): boolean =>
  arm === 'crossbow' || (isArtillery(troop) && arm !== 'flame');

/** 13.4 – Troops whom hardly a shot harms. */
const isWellProtected = ({ troop, armour }: Profile): boolean =>
  armour === 'best' || troop === 'cataphract' || troop === 'heavy-chariot' || isElephant(troop);

/** 10.2 – Fog hinders every shot, rain those of more than three inches. */
const isHindered = ({ weather, range }: Shot): boolean =>
  weather === 'fog' || ((weather === 'rain' || weather === 'mud-and-rain') && range > NEAR);

const toModifier = (id: string, value: number, section: Parameters<typeof cite>[0] = '13.4'): Modifier => ({
  id,
  value,
  rule: cite(section),
});

/** 13.4, 19.9, 19.11 – Modifiers of the shooter. */
const listShooterModifiers = ({
  shooter,
  markers,
  isOverhead,
  hasMoved,
  hasTurned,
  range,
}: Shot): readonly Modifier[] => [
  ...(shooter.grade === 'elite' ? [toModifier('elite', 1)] : []),
  ...(markers > 0 ? [toModifier('markers', -markers)] : []),
  ...(isOverhead ? [toModifier('overhead', -1)] : []),
  ...(isArcher(shooter) && hasMoved ? [toModifier('archers-moved', -1)] : []),
  ...(shooter.special === 'ghulam-archery' && isMounted(shooter) && !hasMoved && !hasTurned
    ? [toModifier('ghulam-archery', 1, '19.9')]
    : []),
  ...(shooter.special === 'mongol-archery' && isMounted(shooter) && range <= NEAR
    ? [toModifier('mongol-archery', 1, '19.11')]
    : []),
];

/** 13.4, 19.12 – Modifiers of the target; no armour helps riders and beasts against a flame-thrower. */
const listTargetModifiers = (shot: Shot): readonly Modifier[] => {
  const { shooter, target, range, endsInMelee, isInCover, isFortified } = shot;
  const piercing = isPiercing(shooter);
  const isBare = shooter.arm === 'flame' && isMounted(target);
  const isShielded =
    (target.armour === 'armoured' && !isWellProtected(target)) || target.troop === 'light-chariot';
  return [
    ...(target.troop === 'warrior' && !isArcher(target) ? [toModifier('close-order', -1)] : []),
    ...(endsInMelee ? [toModifier('in-melee', -1)] : []),
    ...(isHindered(shot) ? [toModifier('weather', -1, '10.2')] : []),
    ...(isShielded && !piercing && !isBare ? [toModifier('armoured', -2)] : []),
    ...(target.troop === 'skirmisher' && (isInCover || piercing) ? [toModifier('skirmishers', -2)] : []),
    ...(target.troop === 'light-cavalry' && (range > NEAR || piercing)
      ? [toModifier('light-cavalry', -2)]
      : []),
    ...(isWellProtected(target) && shooter.arm === 'crossbow' ? [toModifier('cased', -1)] : []),
    ...(isWellProtected(target) && !piercing && !isBare ? [toModifier('cased', -3)] : []),
    ...(isFortified && (isFoot(target.troop) || isArtillery(target.troop))
      ? [toModifier('fortified', -3)]
      : []),
  ];
};

/** 13.4 – Every line counts once for a shot. */
export const listShootingModifiers = (shot: Shot): readonly Modifier[] => [
  ...listShooterModifiers(shot),
  ...listTargetModifiers(shot),
];

export const SHOT_RESULTS = ['nothing', 'marker', 'element'] as const;
export type ShotResult = (typeof SHOT_RESULTS)[number];

/** 13.4 – Seven to nine: a marker; ten and more: a marker and an element, of elephants the animal itself. */
export const resultOfShot = (final: number): ShotResult =>
  final >= 10 ? 'element' : final >= 7 ? 'marker' : 'nothing';

export const shooting: DiceRule<Shot, ShotResult> = {
  dice: () => ({ count: 1, sides: 10 }),
  outcome: (shot, faces) => resultOfShot((faces[0] ?? 1) + sumModifiers(listShootingModifiers(shot))),
};
