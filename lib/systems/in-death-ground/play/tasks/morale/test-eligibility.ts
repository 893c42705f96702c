import { type FieldUnit, findUnit, isOnTable, troopOf } from '../../field';
import type { State } from '../../state';

/** 17.6 – Units on board a ship neither test nor suffer disorder. */
export const isOnShip = ({ units }: Pick<State, 'units'>, { elements }: FieldUnit): boolean =>
  elements.length > 0 &&
  elements.every(({ aboard }) => {
    const carrier = aboard === undefined ? undefined : findUnit(units, aboard);
    return carrier !== undefined && troopOf(carrier) === 'ship';
  });

/** 15.1 – Separate generals and baggage never test, nor do oxen, units on a ship, and units that are gone. */
export const doesTestMorale = (state: Pick<State, 'units'>, unit: FieldUnit): boolean =>
  unit.kind === 'unit' &&
  !unit.isDummy &&
  isOnTable(unit) &&
  troopOf(unit) !== 'fire-ox' &&
  !isOnShip(state, unit);
