import { mapPieces } from '../../document/piece-index';
import { type Field, isTile } from '../battlefield/field';
import { clearEmptyFacings } from '../combat/hits';
import type { Move } from './movement';

/** The field with the group on the tile that it has reached. */
export const placeGroup = (field: Field, { at, facing, from, units, generals }: Move): Field => {
  if (!isTile(at)) return field;
  const isMoving = (general: Field['generals'][number]) =>
    generals.includes(general.id) && general.at === from;
  const lead = isTile(from) ? field.lead[from] : undefined;
  const hasLeadLeft = from !== at && lead !== undefined && units.includes(lead);
  const moving = new Set(units);
  const arrived: Field = {
    ground: field.ground,
    units: mapPieces(field.units, unit => (moving.has(unit.id) ? { ...unit, at } : unit)),
    generals:
      generals.length === 0
        ? field.generals
        : field.generals.map(general => (isMoving(general) ? { ...general, at } : general)),
    facing: units.length === 0 ? field.facing : { ...field.facing, [at]: facing },
    lead: hasLeadLeft ? withoutLead(field, lead) : field.lead,
  };
  return isTile(from) ? clearEmptyFacings(arrived) : arrived;
};

const withoutLead = ({ lead }: Field, unit: string): Field['lead'] =>
  Object.fromEntries(Object.entries(lead).filter(([, other]) => other !== unit));
