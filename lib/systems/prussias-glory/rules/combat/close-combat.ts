import { armyOf, getOtherSide, type SideIndex } from '../../document/army';
import { ruleDataOf } from '../../document/rule-data';
import { groundIn, type Scene, type StandingUnit } from '../field';
import { listEngagedUnits, listSupportingUnits, splitFrontLine } from '../map/engagement';
import { neighboursOf } from '../map/sight';
import { countFightingSteps, sumOfSteps, unitsOfSideAt } from '../map/stacking';
import { isInEnemyZone, zoneOfUnit } from '../map/zones-of-control';
import { findOddsColumn } from './combat-charts';

/**
 * 19.1 – Attackers and defenders. Units are kept by name, so that the fight continues as declared while stacks
 * change.
 */
export interface Melee {
  readonly attacker: SideIndex;
  readonly attackingHexes: readonly number[];
  readonly defendingHexes: readonly number[];
  /** 19.12.2 – In a charge only those who passed the throw. */
  readonly charging?: readonly string[];
  /** 19 – Units in these hexes that have fought before and stay out of it. */
  readonly absent?: readonly string[];
}

/** A unit that brings its strength into the fight, and from where. */
export interface Combatant extends StandingUnit {
  readonly hex: number;
}

export const engagedIn = (scene: Scene, hexes: readonly number[], side: SideIndex): readonly Combatant[] =>
  hexes.flatMap(hex => listEngagedUnits(scene, hex, side).map(unit => ({ ...unit, hex })));

export const supportIn = (scene: Scene, hexes: readonly number[], side: SideIndex): readonly Combatant[] =>
  hexes.flatMap(hex => listSupportingUnits(scene, hex, side).map(unit => ({ ...unit, hex })));

/** 19.1, 8.2 – The front line of the attacking hexes: engaged, or free to attack an enemy whom it reaches. */
export const attackersOf = (
  scene: Scene,
  { attacker, attackingHexes, defendingHexes, charging, absent = [] }: Melee,
): readonly Combatant[] =>
  attackingHexes.flatMap(hex => {
    const isEngaged = isInEnemyZone(scene, hex, attacker);
    return splitFrontLine(unitsOfSideAt(scene, hex, attacker))
      .front.filter(unit => mayAttack(unit) && !absent.includes(unit.unit.id))
      .filter(({ unit }) => charging === undefined || charging.includes(unit.id))
      .filter(unit => isEngaged || isInReach(scene, unit, hex, defendingHexes))
      .map(unit => ({ ...unit, hex }));
  });

const isInReach = (scene: Scene, unit: StandingUnit, from: number, hexes: readonly number[]): boolean =>
  zoneOfUnit(scene, unit, from).some(hex => hexes.includes(hex));

/** 8.2, 25.3.5 – Routed units defend themselves as best they can but never attack, nor does the baggage. */
export const mayAttack = ({ status, unit }: StandingUnit): boolean =>
  status !== 'routed' && !unit.traits.includes('light-baggage');

export const defendersOf = (
  scene: Scene,
  { attacker, defendingHexes, absent = [] }: Melee,
): readonly Combatant[] =>
  engagedIn(scene, defendingHexes, getOtherSide(attacker)).filter(({ unit }) => !absent.includes(unit.id));

/** 19.1.1 – Whether all neighbours of a single defending hex are held or controlled by units that attack it. */
export const isSurrounded = (scene: Scene, melee: Melee): boolean => {
  const [hex] = melee.defendingHexes;
  if (hex === undefined || melee.defendingHexes.length !== 1) return false;
  const covered = new Set<number>(melee.attackingHexes);
  for (const fighter of attackersOf(scene, melee))
    for (const other of zoneOfUnit(scene, fighter, fighter.hex)) covered.add(other);
  return neighboursOf(groundIn(scene).grid, hex).every(other => covered.has(other));
};

/** 19.1.1 – A surrounded hex without support is taken in flank, one with support defends itself on all sides. */
export const encirclementOf = (scene: Scene, melee: Melee): 'none' | 'flank-attack' | 'supported-defence' => {
  if (!isSurrounded(scene, melee)) return 'none';
  const support = supportIn(scene, melee.defendingHexes, getOtherSide(melee.attacker));
  return support.length > 0 ? 'supported-defence' : 'flank-attack';
};

const STEPS_OF_SUPPORT = 4;

/** 19.1.1, 19.3 – Up to four steps of support fight along in a supported defence. */
export const listSupportingDefenders = (scene: Scene, melee: Melee): readonly Combatant[] => {
  if (encirclementOf(scene, melee) !== 'supported-defence') return [];
  let steps = 0;
  return supportIn(scene, melee.defendingHexes, getOtherSide(melee.attacker)).filter(fighter => {
    const counted = countFightingSteps(fighter);
    if (steps + counted > STEPS_OF_SUPPORT) return false;
    steps += counted;
    return true;
  });
};

const INFANTRY_LIMIT = 8;
const CAVALRY_LIMIT = 6;

/**
 * 19.3, 26.3.5 – At most eight points of infantry and six of cavalry count from one hex. Ruling A14: each arm to its
 * own limit.
 */
export const computeCountedStrength = (scene: Scene, fighters: readonly Combatant[]): number => {
  const hexes = new Set(fighters.map(({ hex }) => hex));
  return [...hexes].reduce((sum, hex) => {
    const here = fighters.filter(fighter => fighter.hex === hex);
    return sum + strengthOfArm(scene, here, 'infantry') + strengthOfArm(scene, here, 'cavalry');
  }, 0);
};

const strengthOfArm = (scene: Scene, here: readonly Combatant[], arm: 'infantry' | 'cavalry'): number => {
  const [first] = here;
  if (!first) return 0;
  const own = armyOf(scene.scenario, first.unit.side).force?.infantryLimit ?? INFANTRY_LIMIT;
  const limit = arm === 'infantry' ? own : CAVALRY_LIMIT;
  const sum = here
    .filter(({ unit }) => unit.arm === arm)
    .reduce((total, { ratings }) => total + ratings.strength, 0);
  return Math.min(limit, sum);
};

/** Everything about a melee that follows from where everybody stands. */
export interface Balance {
  readonly attackers: readonly Combatant[];
  readonly defenders: readonly Combatant[];
  /** Defenders and the support that fights along. */
  readonly contributing: readonly Combatant[];
  readonly attacking: number;
  readonly defending: number;
  readonly column: string;
  readonly encirclement: ReturnType<typeof encirclementOf>;
}

/** 19.3 – Strengths on both sides and the column of their odds. */
export const balanceOf = (scene: Scene, melee: Melee): Balance => {
  const attackers = attackersOf(scene, melee);
  const defenders = defendersOf(scene, melee);
  const support = listSupportingDefenders(scene, melee);
  const attacking = computeCountedStrength(scene, attackers);
  const defending = computeCountedStrength(scene, defenders) + computeCountedStrength(scene, support);
  return {
    attackers,
    defenders,
    contributing: [...defenders, ...support],
    attacking,
    defending,
    column: findOddsColumn(
      ruleDataOf(scene.scenario).charts['close-combat'],
      attacking,
      Math.max(1, defending),
    ),
    encirclement: encirclementOf(scene, melee),
  };
};

/** 11.1 – Steps whose strength counted: the most loss points that a side can inflict. Ruling A15: capped strength counts all its steps. */
export const countContributedSteps = (fighters: readonly StandingUnit[]): number => sumOfSteps(fighters);
