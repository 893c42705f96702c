import { mapPieces } from '../../document/piece-index';
import {
  type Field,
  type FieldGeneral,
  type FieldUnit,
  holdsEnemyOf,
  sideOn,
  unitsOn,
} from '../battlefield/field';
import { listAdjacentTiles, type TileId } from '../battlefield/tiles';
import { countRoomTaken, getStackingLimit } from '../movement/stacking';
import { isHeavyInfantry } from './combat-table';

export interface AdvanceSituation {
  readonly from: TileId;
  readonly target: TileId;
  readonly group: readonly string[];
  /** 6.2 – The one attacker of a limited activation; null for a normal one. */
  readonly soleAttacker: string | null;
}

/** 6.8 – Who of the attacking group may go forward, once the tile is empty and its morale test is done. */
export const listAdvancingUnits = (field: Field, assault: AdvanceSituation): readonly FieldUnit[] =>
  sideOn(field, assault.target) === null
    ? unitsOn(field, assault.from).filter(
        unit =>
          assault.group.includes(unit.id) &&
          (assault.soleAttacker === null || assault.soleAttacker === unit.id) &&
          !isHeldBack(field, unit, assault.from),
      )
    : [];

/** 9.1 – Hoplites stay while they are still next to enemy heavy infantry. */
const isHeldBack = (field: Field, unit: FieldUnit, tile: TileId): boolean =>
  unit.type === 'hoplite' &&
  listAdjacentTiles(tile).some(
    other => holdsEnemyOf(field, other, unit.side) && unitsOn(field, other).some(isHeavyInfantry),
  );

/** 6.8, 5.5 – Any of those who may go, as many as the tile holds. */
export const canAdvance = (field: Field, assault: AdvanceSituation, units: readonly string[]): boolean => {
  const advancing = listAdvancingUnits(field, assault).filter(({ id }) => units.includes(id));
  return (
    advancing.length === units.length &&
    countRoomTaken(advancing) <= getStackingLimit(field.ground[assault.target].terrain)
  );
};

/** 6.8 – They go straight in and face the same way; leaders follow their guards, and the lead unit leads the tile it is on. */
export const applyAdvance = (
  field: Field,
  { from, target }: AdvanceSituation,
  units: readonly string[],
  commanders: readonly string[] = [],
): Field => {
  if (units.length === 0) return field;
  const { [from]: facing, ...otherFacings } = field.facing;
  const { [from]: lead, ...otherLeads } = field.lead;
  const isEmptied = unitsOn(field, from).every(({ id }) => units.includes(id));
  const isLeadGone = lead !== undefined && units.includes(lead);
  const goes = ({ id, guard }: FieldGeneral) =>
    commanders.includes(id) || (guard !== null && units.includes(guard));
  return {
    ...field,
    units: mapPieces(field.units, unit => (units.includes(unit.id) ? { ...unit, at: target } : unit)),
    generals: field.generals.map(general =>
      general.at === from && goes(general) ? { ...general, at: target } : general,
    ),
    facing: facing ? { ...(isEmptied ? otherFacings : field.facing), [target]: facing } : field.facing,
    lead: lead ? { ...otherLeads, [isLeadGone ? target : from]: lead } : field.lead,
  };
};
