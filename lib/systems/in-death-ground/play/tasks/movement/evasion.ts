import type { Troop } from '../../../vocabulary';
import { contactsOf, type FieldUnit, isFighting, troopOf } from '../../field';
import type { State } from '../../state';

const MOBILITY = {
  three: { 'light-cavalry': 3, 'light-chariot': 2, skirmisher: 2 },
  four: { 'light-cavalry': 4, 'light-chariot': 3, skirmisher: 2 },
} as const;

/** 14.2, A31 – How mobile a unit is: riders, light chariots with skirmishers or before them, then all others. */
const mobilityOf = ({ scenario }: State, unit: FieldUnit): number => {
  const classes: Readonly<Partial<Record<Troop, number>>> = MOBILITY[scenario.rulings?.mobility ?? 'three'];
  return classes[troopOf(unit)] ?? 1;
};

/** 14.2 – Light troops that have not moved yet slip away, if all whom they touch are less mobile. */
export const mayEvade = (state: State, unit: FieldUnit): boolean => {
  const mobility = mobilityOf(state, unit);
  if (mobility === 1 || !isFighting(unit) || unit.turn.isDone) return false;
  const enemies = contactsOf(state.units, unit);
  return enemies.length > 0 && enemies.every(enemy => mobilityOf(state, enemy) < mobility);
};
