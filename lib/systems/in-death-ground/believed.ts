import { oncePer } from '@/lib/documents/once-per';
import { sideOf } from './commanders';
import type { FieldUnit } from './field';
import type { PerSide, SideIndex, State } from './state';

/** 8.4 – The units as each side takes them: the enemy's dummies are troops to it until they are seen through. */
const unitsBelievedBy: (units: State['units']) => PerSide<State['units']> = oncePer(
  (units: State['units']) => {
    const believedBy = (own: SideIndex): State['units'] =>
      units.some(unit => isFeigned(unit, own))
        ? units.map(unit => (isFeigned(unit, own) ? { ...unit, isDummy: false } : unit))
        : units;
    return [believedBy(0), believedBy(1)];
  },
);

const isFeigned = ({ isDummy, side }: FieldUnit, own: SideIndex): boolean => isDummy && side !== own;

/** The battle as a seat must judge it: what it is offered, refused and promised may not betray a dummy. */
export const believedBy = (state: State, seat: string): State => {
  const own = sideOf(state.scenario, seat);
  if (own === null) return state;
  const units = unitsBelievedBy(state.units)[own];
  return units === state.units ? state : { ...state, units };
};
