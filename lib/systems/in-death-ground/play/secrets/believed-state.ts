import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import { sideOf } from '../../rules/commanders';
import type { FieldUnit } from '../field';
import type { PerSide, SideIndex, State } from '../state';

/** 8.4 – The units as each side takes them: the enemy's dummies are troops to it until they are seen through. */
const believedUnitsBySide: (units: State['units']) => PerSide<State['units']> = memoizeByIdentity(
  (units: State['units']) => {
    const believedBy = (own: SideIndex): State['units'] =>
      units.some(unit => isUnknownDummy(unit, own))
        ? units.map(unit => (isUnknownDummy(unit, own) ? { ...unit, isDummy: false } : unit))
        : units;
    return [believedBy(0), believedBy(1)];
  },
);

const isUnknownDummy = ({ isDummy, side }: FieldUnit, own: SideIndex): boolean => isDummy && side !== own;

/** The battle as a seat must judge it: what it is offered, refused and promised may not give a dummy away. */
export const toBelievedState = (state: State, seat: string): State => {
  const own = sideOf(state.scenario, seat);
  if (own === null) return state;
  const units = believedUnitsBySide(state.units)[own];
  return units === state.units ? state : { ...state, units };
};
