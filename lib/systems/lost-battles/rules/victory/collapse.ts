import type { Field, FieldUnit } from '../battlefield/field';
import type { SideIndex } from '../battlefield/tiles';
import { isScythed } from '../combat/combat-table';
import { exitOf, removeFromField } from '../combat/hits';

/** 10.1 – With fewer an army is beaten. */
export const MIN_UNITS = 3;
const HALF = 0.5;

/** 10.1 – Levies and scythed chariots count as half units. */
const unitWeight = (unit: FieldUnit): number => (unit.class === 'levy' || isScythed(unit) ? HALF : 1);

export const isInBattle = ({ at }: FieldUnit): boolean =>
  at !== 'shattered' && at !== 'routed' && at !== 'withdrawn';

/** 10.1 – What an army still has, on the field and undeployed. */
export const countUnitsLeft = (field: Field, side: SideIndex): number =>
  field.units
    .filter(unit => unit.side === side && isInBattle(unit))
    .reduce((sum, unit) => sum + unitWeight(unit), 0);

/** 10.1 – With fewer than three units an army is beaten, and the battle ends at once. */
export const hasCollapsed = (field: Field, side: SideIndex): boolean =>
  countUnitsLeft(field, side) < MIN_UNITS;

/** 10.1 – The rest of a beaten army leaves: spent units routed, fresh ones and generals withdrawn. */
export const applyCollapse = (field: Field, side: SideIndex): Field => {
  const rest = field.units.filter(unit => unit.side === side && isInBattle(unit));
  const cleared = removeFromField(
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
