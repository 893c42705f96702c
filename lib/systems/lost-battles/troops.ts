import type { FieldUnit } from './field';
import { armOf, isMounted } from './rules/combat-table';

export { isHeavyInfantry, isLightInfantry, isMounted, isScythed } from './rules/combat-table';

type Typed = Pick<FieldUnit, 'type'>;
type Classed = Pick<FieldUnit, 'type' | 'class'>;

export const isVeteran = (unit: Pick<FieldUnit, 'class'>): boolean => unit.class === 'veteran';
export const isLightCavalry = (unit: Typed): boolean => armOf(unit) === 'light-cavalry';
export const isElephant = (unit: Typed): boolean => armOf(unit) === 'elephant';
export const isIndianElephant = (unit: Classed): boolean => isElephant(unit) && unit.class === 'indian';

/** 4.2 – Chariots and cavalry other than cataphracts move twice as fast and stumble on rough ground. */
export const isSwift = (unit: Typed): boolean => isMounted(unit) && unit.type !== 'cataphract';
