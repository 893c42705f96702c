import { COMBAT_TABLE, UNIT_TYPE_TABLE } from '../../data';
import type { Arm } from '../../vocabulary';
import type { FieldUnit } from '../battlefield/field';

/** The properties of a unit that combat needs, wherever it stands. */
export type CombatUnit = Pick<FieldUnit, 'type' | 'class' | 'spent'>;

export const armOf = ({ type }: Pick<FieldUnit, 'type'>): Arm => UNIT_TYPE_TABLE[type].arm;

export const isHeavyInfantry = (unit: Pick<FieldUnit, 'type'>): boolean => armOf(unit) === 'heavy-infantry';

export const isLightInfantry = (unit: Pick<FieldUnit, 'type'>): boolean => armOf(unit) === 'light-infantry';

export const isInfantry = (unit: Pick<FieldUnit, 'type'>): boolean =>
  isHeavyInfantry(unit) || isLightInfantry(unit);

const MOUNTED: readonly Arm[] = ['heavy-cavalry', 'light-cavalry', 'chariot'];

/** Cavalry and chariots, which many rules treat the same; elephants are not included. */
export const isMounted = (unit: Pick<FieldUnit, 'type'>): boolean => MOUNTED.includes(armOf(unit));

export const isScythed = (unit: Pick<FieldUnit, 'type'>): boolean => unit.type === 'scythed-chariot';

/** 6.6 – The table's number for these two arms, which is taken from the modified throw. */
export const computeCombatFactor = (
  attacker: Pick<FieldUnit, 'type'>,
  target: Pick<FieldUnit, 'type'>,
): number => COMBAT_TABLE[armOf(attacker)][armOf(target)];
