import type { FieldUnit } from './battlefield/field';
import { armOf, isLightInfantry, isMounted } from './combat/combat-table';

export { isHeavyInfantry, isLightInfantry, isMounted, isScythed } from './combat/combat-table';

type WithType = Pick<FieldUnit, 'type'>;
type WithClass = Pick<FieldUnit, 'type' | 'class'>;

export const isVeteran = (unit: Pick<FieldUnit, 'class'>): boolean => unit.class === 'veteran';
export const isLightCavalry = (unit: WithType): boolean => armOf(unit) === 'light-cavalry';
export const isElephant = (unit: WithType): boolean => armOf(unit) === 'elephant';
export const isIndianElephant = (unit: WithClass): boolean => isElephant(unit) && unit.class === 'indian';

/** 6.4 – Elephants and light infantry fight before the line of battle. */
export const canScreen = (unit: WithType): boolean => isElephant(unit) || isLightInfantry(unit);

/** 4.2 – Chariots and cavalry other than cataphracts move twice as fast and stumble on rough ground. */
export const isSwift = (unit: WithType): boolean => isMounted(unit) && unit.type !== 'cataphract';
