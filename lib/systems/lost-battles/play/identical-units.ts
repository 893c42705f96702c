import type { FieldUnit } from '../rules/battlefield/field';
import { isElephant, isLightInfantry } from '../rules/troop-types';
import type { State } from './state';

/** One of each kind: units that no rule could tell apart are offered once. `mark` sets apart what matters only here. */
export const pickOnePerKind = (
  state: State,
  units: readonly FieldUnit[],
  mark: (unit: FieldUnit) => boolean = () => false,
): readonly FieldUnit[] => {
  const seen = new Set<string>();
  return units.filter(unit => {
    const key = `${kindKeyOf(state, unit)} ${mark(unit)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

const kindKeyOf = ({ field }: State, unit: FieldUnit): string => {
  const guards = field.generals.find(({ guard, at }) => guard === unit.id && at === unit.at);
  return `${unit.type} ${unit.class} ${unit.spent} ${guards?.id ?? ''}`;
};

/** 6.4 – Elephants and light infantry that led before this turn attack more cheaply than their like. */
export const hasScreened =
  ({ turn }: State) =>
  (unit: FieldUnit): boolean =>
    (isElephant(unit) || isLightInfantry(unit)) && turn.ledBefore.includes(unit.id);
