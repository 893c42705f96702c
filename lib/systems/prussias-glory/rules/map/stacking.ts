import type { SideIndex } from '../../document/army';
import { isFighter, type Scene, type StandingUnit, unitsAt } from '../field';

const STEPS_OF_FIGHTERS = 12;
const STEPS_OF_COLUMN = 4;
const STEPS_OF_GUNS = 8;
const STEPS_OF_GUNS_ALONE = 12;

/** 25.3.8, 26.3.6 – Cossacks and free corps count twice for stacking and in combat. */
export const countFightingSteps = ({ unit, steps }: StandingUnit): number =>
  unit.traits.includes('double-steps') ? 2 * steps : steps;

export const sumOfSteps = (units: readonly StandingUnit[]): number =>
  units.reduce((sum, unit) => sum + countFightingSteps(unit), 0);

/** 3.1, 3.2 – Four steps of infantry and cavalry and eight of artillery where any unit is in column; else twelve and eight, or twelve of artillery alone. */
export const getStackingLimit = (
  units: readonly StandingUnit[],
): { readonly fighters: number; readonly guns: number } => {
  if (units.some(({ column }) => column)) return { fighters: STEPS_OF_COLUMN, guns: STEPS_OF_GUNS };
  return {
    fighters: STEPS_OF_FIGHTERS,
    guns: units.some(isFighter) ? STEPS_OF_GUNS : STEPS_OF_GUNS_ALONE,
  };
};

/** 3.1, 3.2 – By how many steps units are too many for one hex. */
const excessOf = (units: readonly StandingUnit[]): number => {
  const limit = getStackingLimit(units);
  const fighters = sumOfSteps(units.filter(isFighter));
  const guns = sumOfSteps(units.filter(unit => !isFighter(unit)));
  return Math.max(0, fighters - limit.fighters) + Math.max(0, guns - limit.guns);
};

/** 3.1 – Whether units are too many for one hex. */
export const isOverstacked = (units: readonly StandingUnit[]): boolean => excessOf(units) > 0;

/** 3.3 – Whether a hex that is too full becomes less so when this unit leaves it. */
export const isExcessUnit = (units: readonly StandingUnit[], unit: StandingUnit): boolean =>
  excessOf(units.filter(other => other.unit !== unit.unit)) < excessOf(units);

/** 3.1 – Whether a hex has room for one more unit of a side. */
export const hasRoomFor = (scene: Scene, hex: number, unit: StandingUnit): boolean =>
  !isOverstacked([
    ...unitsOfSideAt(scene, hex, unit.unit.side).filter(other => other.unit !== unit.unit),
    unit,
  ]);

export const unitsOfSideAt = (scene: Scene, hex: number, side: SideIndex): readonly StandingUnit[] =>
  unitsAt(scene, hex).filter(({ unit }) => unit.side === side);
