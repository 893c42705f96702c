import type { FieldUnit } from '../field';
import type { State } from '../state';

/** One of each kind: units that no rule could tell apart are offered once. */
export const oneOfEachKind = (state: State, units: readonly FieldUnit[]): readonly FieldUnit[] => {
  const seen = new Set<string>();
  return units.filter(unit => {
    const key = kindOf(state, unit);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

const kindOf = ({ field, turn }: State, unit: FieldUnit): string => {
  const guards = field.generals.find(({ guard, at }) => guard === unit.id && at === unit.at);
  return `${unit.type} ${unit.class} ${unit.spent} ${guards?.id ?? ''} ${turn.ledBefore.includes(unit.id)}`;
};
