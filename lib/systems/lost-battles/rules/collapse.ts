import type { Field, FieldUnit } from '../field';
import type { SideIndex } from '../tiles';
import { isScythed } from './combat-table';
import { exitOf, takeOff } from './hits';

const FEWEST_UNITS = 3;
const HALF = 0.5;

/** 10.1 – Levies and scythed chariots count as half units. */
const weight = (unit: FieldUnit): number => (unit.class === 'levy' || isScythed(unit) ? HALF : 1);

export const isStillThere = ({ at }: FieldUnit): boolean =>
  at !== 'shattered' && at !== 'routed' && at !== 'withdrawn';

/** 10.1 – What an army still has, on the field and undeployed. */
export const unitsLeft = (field: Field, side: SideIndex): number =>
  field.units
    .filter(unit => unit.side === side && isStillThere(unit))
    .reduce((sum, unit) => sum + weight(unit), 0);

/** 10.1 – With fewer than three units an army is beaten, and the battle ends at once. */
export const hasCollapsed = (field: Field, side: SideIndex): boolean => unitsLeft(field, side) < FEWEST_UNITS;

/** 10.1 – The rest of a beaten army leaves: spent units routed, fresh ones and generals withdrawn. */
export const afterCollapse = (field: Field, side: SideIndex): Field => {
  const rest = field.units.filter(unit => unit.side === side && isStillThere(unit));
  const cleared = takeOff(
    field,
    rest.map(unit => ({ unit: unit.id, exit: exitOf(unit) })),
  );
  return {
    ...cleared,
    generals: cleared.generals.map(general =>
      general.side === side && general.at !== 'killed' ? { ...general, at: 'withdrawn' } : general,
    ),
  };
};
