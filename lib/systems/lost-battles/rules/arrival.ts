import { type Field, isTile } from '../field';
import { takeOff } from './hits';
import type { Move } from './movement';

/** The field with the group on the tile that it has come to. */
export const standing = (field: Field, { at, facing, from, units, generals }: Move): Field => {
  if (!isTile(at)) return field;
  const isMoving = (general: Field['generals'][number]) =>
    generals.includes(general.id) && general.at === from;
  const lead = isTile(from) ? field.lead[from] : undefined;
  const hasLeadLeft = from !== at && lead !== undefined && units.includes(lead);
  return takeOff(
    {
      ...field,
      units: field.units.map(unit => (units.includes(unit.id) ? { ...unit, at } : unit)),
      generals: field.generals.map(general => (isMoving(general) ? { ...general, at } : general)),
      facing: units.length === 0 ? field.facing : { ...field.facing, [at]: facing },
      lead: hasLeadLeft ? withoutLead(field, lead) : field.lead,
    },
    [],
  );
};

const withoutLead = ({ lead }: Field, unit: string): Field['lead'] =>
  Object.fromEntries(Object.entries(lead).filter(([, other]) => other !== unit));
