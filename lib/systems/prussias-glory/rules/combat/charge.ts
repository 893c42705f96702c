import type { DiceRule } from '@/lib/dice/odds';
import { armyOf, type SideIndex } from '../../document/army';
import { HEXSIDE_BITS, hasTerrain, sideBetween } from '../../document/ground';
import { ONE_DIE } from '../dice';
import { groundIn, leadersAt, type Scene, type StandingUnit } from '../field';

export const CHARGE_FROM = 11;

/** 19.12.2 – The common die, with the morale modifier of a cavalry leader, and the morale of each unit: eleven or more charges. */
export const computeChargeTotal = (morale: number, leader: number, die: number): number =>
  morale + leader + die;

export const isChargeSuccessful = (morale: number, leader: number, die: number): boolean =>
  computeChargeTotal(morale, leader, die) >= CHARGE_FROM;

export interface ChargeSituation {
  /** The morale of each unit that tries. */
  readonly morales: readonly number[];
  readonly leader: number;
}

/** 19.12.2 – Who of those that try would go with a die. */
export const chargeThrow: DiceRule<ChargeSituation, 'charge-all' | 'charge-some' | 'charge-none'> = {
  dice: () => ONE_DIE,
  outcome: ({ morales, leader }, [die = 0]) => {
    const count = morales.filter(morale => isChargeSuccessful(morale, leader, die)).length;
    if (count === 0) return 'charge-none';
    return count < morales.length ? 'charge-some' : 'charge-all';
  },
};

/** 19.12.2 – Whether not even the highest die lets anybody charge. */
export const isChargeHopeless = (situation: ChargeSituation): boolean =>
  chargeThrow.outcome(situation, [ONE_DIE.sides]) === 'charge-none';

/** 19.12.1 – Formed cavalry only. */
export const mayCharge = ({ unit, status }: StandingUnit): boolean =>
  unit.arm === 'cavalry' && status === 'formed';

/** 19.12.1 – No charge follows an attack into woods, town or marsh, or over an entrenchment. */
export const isGroundForCharge = (
  scene: Scene,
  attackingHexes: readonly number[],
  defendingHexes: readonly number[],
): boolean => {
  const ground = groundIn(scene);
  const isRough = defendingHexes.some(hex =>
    (['woods', 'town', 'marsh'] as const).some(kind => hasTerrain(ground, hex, kind)),
  );
  const isFortified = attackingHexes.some(from =>
    defendingHexes.some(to => (sideBetween(ground, from, to) & HEXSIDE_BITS.facesEntrenchment) !== 0),
  );
  return !isRough && !isFortified;
};

/** 9, 19.12.2, 24.2.5 – The best modifier of a cavalry wing leader in the charging hexes. Ruling A25: it serves the common die. */
export const computeChargeLeaderBonus = (scene: Scene, hexes: readonly number[], side: SideIndex): number => {
  const { wings } = armyOf(scene.scenario, side);
  const leads = hexes
    .flatMap(hex => leadersAt(scene, hex, side))
    .filter(leader => {
      const wing = wings.find(({ id }) => id === leader.wing);
      return (
        leader.traits.includes('leads-charges') ||
        (leader.kind === 'wing' && wing !== undefined && !wing.hasInfantry)
      );
    });
  return Math.max(0, ...leads.map(({ morale }) => morale));
};
