import { DIRECTIONS } from '@/lib/geometry/square';
import { type Field, type FieldUnit, sideOn, unitsOn } from '../field';
import type { TileId } from '../tiles';
import { isHeldBy, otherSide, tileToThe } from './attack-limit';
import { isHeavyInfantry } from './combat-table';
import { roomTaken, stackingLimit } from './stacking';

export interface Assault {
  readonly from: TileId;
  readonly target: TileId;
  readonly group: readonly string[];
  /** 6.2 – The one attacker of a limited activation; null for a normal one. */
  readonly soleAttacker: string | null;
}

/** 6.8 – Who of the attacking group may go forward, once the tile is empty and its morale test is done. */
export const mayAdvance = (field: Field, assault: Assault): readonly FieldUnit[] =>
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
  DIRECTIONS.map(direction => tileToThe(tile, direction)).some(
    other =>
      other !== null &&
      isHeldBy(field, other, otherSide(unit.side)) &&
      unitsOn(field, other).some(isHeavyInfantry),
  );

/** 6.8, 5.5 – Any of those who may go, as many as the tile holds. */
export const canAdvance = (field: Field, assault: Assault, units: readonly string[]): boolean => {
  const advancing = mayAdvance(field, assault).filter(({ id }) => units.includes(id));
  return (
    advancing.length === units.length &&
    roomTaken(advancing) <= stackingLimit(field.ground[assault.target].terrain)
  );
};

/** 6.8 – They go straight in, still facing the same way; a lead unit keeps the lead of the tile it is on. */
export const afterAdvance = (field: Field, { from, target }: Assault, units: readonly string[]): Field => {
  const facing = field.facing[from];
  const { [from]: lead, ...otherLeads } = field.lead;
  const isLeadAdvancing = lead !== undefined && units.includes(lead);
  return {
    ...field,
    units: field.units.map(unit => (units.includes(unit.id) ? { ...unit, at: target } : unit)),
    generals: field.generals.map(general =>
      general.guard !== null && units.includes(general.guard) && general.at === from
        ? { ...general, at: target }
        : general,
    ),
    facing:
      units.length === 0 || facing === undefined ? field.facing : { ...field.facing, [target]: facing },
    lead: lead === undefined ? field.lead : { ...otherLeads, [isLeadAdvancing ? target : from]: lead },
  };
};
