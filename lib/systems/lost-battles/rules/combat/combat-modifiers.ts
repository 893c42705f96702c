import type { RuleRef } from '@/lib/game/contract/rulebook';
import { cite } from '../../rulebook';
import type { TerrainKind } from '../../vocabulary';
import type { Ground } from '../battlefield/field';
import { isFortified, isRough } from '../battlefield/rough-ground';
import {
  armOf,
  type CombatUnit,
  isHeavyInfantry,
  isInfantry,
  isLightInfantry,
  isMounted,
} from './combat-table';

/** Which side of the target is hit: it faces the attacker, looks away by a quarter turn, or by half a turn. */
export const ASPECTS = ['front', 'flank', 'rear'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** All that one throw of combat depends on. Plain JSON. */
export interface AttackContext {
  readonly attacker: CombatUnit;
  readonly isLead: boolean;
  /** 4.4, 8.4 – Two only for a leader's guard. */
  readonly bonuses: 0 | 1 | 2;
  readonly half: boolean;
  readonly supported: boolean;
  /** Moved or turned in this activation, even free of cost. */
  readonly moved: boolean;
  readonly rain: boolean;
  readonly fatigued: boolean;
  readonly target: CombatUnit;
  /** The other units on the target's tile. */
  readonly companions: readonly CombatUnit[];
  readonly aspect: Aspect;
  readonly from: Ground;
  readonly to: Ground;
  /** Where the activation began. */
  readonly start: Ground;
  readonly isOnEdge: boolean;
  /** Enemies next to the attacker's tile other than those attacked. */
  readonly isPressed: boolean;
  /** Hoplites on the target's tile, not all of which entered it in their own last turn. */
  readonly meetsHoplites: boolean;
  /** 6.4 – The attack makes one hit at most. */
  readonly screened: boolean;
}

export const MODIFIER_IDS = [
  'lead',
  'bonus',
  'second-bonus',
  'against-levy',
  'flank',
  'hoplites-meet',
  'heavy-lead',
  'support',
  'mounted-against-heavy',
  'downhill',
  'riverbank',
  'archers',
  'moved',
  'rough',
  'half-points',
  'frontal',
  'african-elephants',
  'fatigue',
  'rain',
] as const;
export type ModifierId = (typeof MODIFIER_IDS)[number];

export interface Modifier {
  readonly id: ModifierId;
  readonly rule: RuleRef;
  readonly value: 1 | -1;
  readonly applies: (context: AttackContext) => boolean;
}

const hasTerrain = (ground: Ground, ...kinds: readonly TerrainKind[]): boolean =>
  ground.terrain.some(kind => kinds.includes(kind));

/** A10 – Open ground for a phalanx: no terrain at all, and no camp of either kind. */
const isPlain = ({ terrain, camp }: Ground): boolean => terrain.length === 0 && camp === null;

const isFlankedBy = ({ attacker, target, aspect }: AttackContext): boolean =>
  isHeavyInfantry(attacker) &&
  (target.type === 'hoplite' || target.type === 'phalanx' || target.type === 'archer') &&
  aspect !== 'front';

const isHeavyLead = ({ attacker, isLead, target, from, to, isPressed }: AttackContext): boolean => {
  if (!isLead || attacker.spent || !isHeavyInfantry(target)) return false;
  if (attacker.type === 'phalanx') return isPlain(from) && isPlain(to) && !isPressed;
  return attacker.type === 'hoplite';
};

const isSupported = ({ attacker, isLead, supported, target }: AttackContext): boolean =>
  supported &&
  !isLead &&
  !attacker.spent &&
  attacker.class === 'average' &&
  (attacker.type === 'hoplite' || attacker.type === 'phalanx') &&
  isHeavyInfantry(target);

const isMountedAgainstHeavy = ({
  attacker,
  isLead,
  target,
  companions,
  aspect,
  isOnEdge,
}: AttackContext): boolean => {
  if (!isMounted(attacker) || !isHeavyInfantry(target)) return false;
  const hasLooseCompany = companions.some(unit => !unit.spent && (isMounted(unit) || isLightInfantry(unit)));
  return isOnEdge || hasLooseCompany || (isLead && aspect === 'rear');
};

const isOnRoughGround = ({ attacker, isLead, from, to, start }: AttackContext): boolean => {
  if (isInfantry(attacker) && isFortified(from)) return false;
  if (isMounted(attacker)) return [from, to, start].some(isRough);
  const suffers = armOf(attacker) === 'elephant' || (isHeavyInfantry(attacker) && isLead);
  return suffers && [from, to].some(isRough);
};

const isFrontalDisadvantage = ({ attacker, isLead, target, aspect }: AttackContext): boolean => {
  if (aspect !== 'front') return false;
  if (target.type === 'cataphract') return true;
  if (target.type === 'elephant') return isLead && isMounted(attacker);
  return target.type === 'legion' && !target.spent && isLead && isInfantry(attacker);
};

const isHinderedByRain = ({ attacker, isLead, from, rain }: AttackContext): boolean => {
  const arm = armOf(attacker);
  const isLight = arm === 'light-infantry' || arm === 'light-cavalry';
  const suffers = arm === 'chariot' || attacker.type === 'archer' || (isLight && attacker.spent);
  return rain && (suffers || (isLead && hasTerrain(from, 'stream', 'river')));
};

const rule = cite('6.5');

/** 6.5 – Every line, each at most once, in the order of the book; the lead unit's own comes first (ruling A4). */
export const MODIFIERS: readonly Modifier[] = [
  { id: 'lead', rule, value: 1, applies: ({ isLead }) => isLead },
  { id: 'bonus', rule, value: 1, applies: ({ bonuses }) => bonuses > 0 },
  { id: 'second-bonus', rule, value: 1, applies: ({ bonuses, isLead }) => bonuses > 1 && isLead },
  {
    id: 'against-levy',
    rule,
    value: 1,
    applies: ({ attacker, target }) => attacker.class !== 'levy' && target.class === 'levy',
  },
  { id: 'flank', rule, value: 1, applies: isFlankedBy },
  {
    id: 'hoplites-meet',
    rule,
    value: 1,
    applies: ({ attacker, meetsHoplites }) => attacker.type === 'hoplite' && meetsHoplites,
  },
  { id: 'heavy-lead', rule, value: 1, applies: isHeavyLead },
  { id: 'support', rule, value: 1, applies: isSupported },
  { id: 'mounted-against-heavy', rule, value: 1, applies: isMountedAgainstHeavy },
  {
    id: 'downhill',
    rule,
    value: 1,
    applies: ({ attacker, isLead, from, to }) =>
      isLead && isInfantry(attacker) && hasTerrain(from, 'hill') && !hasTerrain(to, 'hill'),
  },
  {
    id: 'riverbank',
    rule,
    value: 1,
    applies: ({ isLead, from, to }) => isLead && hasTerrain(to, 'river') && !hasTerrain(from, 'river'),
  },
  {
    id: 'archers',
    rule,
    value: 1,
    applies: ({ attacker, target }) =>
      attacker.type === 'archer' && (isLightInfantry(target) || armOf(target) === 'light-cavalry'),
  },
  { id: 'moved', rule, value: -1, applies: ({ moved }) => moved },
  { id: 'rough', rule, value: -1, applies: isOnRoughGround },
  { id: 'half-points', rule, value: -1, applies: ({ half }) => half },
  { id: 'frontal', rule, value: -1, applies: isFrontalDisadvantage },
  {
    id: 'african-elephants',
    rule,
    value: -1,
    applies: ({ attacker, target, companions }) =>
      attacker.class === 'african' && [target, ...companions].some(unit => unit.class === 'indian'),
  },
  { id: 'fatigue', rule, value: -1, applies: ({ attacker, fatigued }) => fatigued && attacker.spent },
  { id: 'rain', rule, value: -1, applies: isHinderedByRain },
];

/** 6.5 – The lines that count for this attack. */
export const modifiersOf = (context: AttackContext): readonly Modifier[] =>
  MODIFIERS.filter(modifier => modifier.applies(context));

/** 6.5 – Modifiers add up. */
export const sumModifiersOf = (context: AttackContext): number =>
  MODIFIERS.reduce((sum, { applies, value }) => (applies(context) ? sum + value : sum), 0);
