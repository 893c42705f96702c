import { UNIT_TYPE_TABLE } from './data';
import type { FieldUnit } from './field';
import type { UnitType } from './vocabulary';

type Typed = Pick<FieldUnit, 'type'>;
type Classed = Pick<FieldUnit, 'type' | 'class'>;

const armOf = ({ type }: Typed) => UNIT_TYPE_TABLE[type].arm;

export const isVeteran = (unit: Pick<FieldUnit, 'class'>): boolean => unit.class === 'veteran';
export const isLevy = (unit: Pick<FieldUnit, 'class'>): boolean => unit.class === 'levy';
export const isHeavyInfantry = (unit: Typed): boolean => armOf(unit) === 'heavy-infantry';
export const isLightInfantry = (unit: Typed): boolean => armOf(unit) === 'light-infantry';
export const isLightCavalry = (unit: Typed): boolean => armOf(unit) === 'light-cavalry';
export const isElephant = (unit: Typed): boolean => armOf(unit) === 'elephant';
export const isScythed = (unit: Typed): boolean => unit.type === 'scythed-chariot';

const MOUNTED = ['heavy-cavalry', 'light-cavalry', 'chariot'];

/** Cavalry and chariots of every kind. */
export const isMounted = (unit: Typed): boolean => MOUNTED.includes(armOf(unit));

const SLOW_HORSE: readonly UnitType[] = ['cataphract'];

/** 4.2 – Chariots and cavalry other than cataphracts move twice as fast and stumble on rough ground. */
export const isSwift = (unit: Typed): boolean => isMounted(unit) && !SLOW_HORSE.includes(unit.type);

export const isIndianElephant = (unit: Classed): boolean => isElephant(unit) && unit.class === 'indian';
