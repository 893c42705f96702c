import type { FieldUnit } from '../field';
import type { State } from '../state';
import { isElephant, isLightInfantry } from '../troops';

/** One of each kind: units that no rule could tell apart are offered once. `mark` sets apart what matters only here. */
export const oneOfEachKind = (
  state: State,
  units: readonly FieldUnit[],
  mark: (unit: FieldUnit) => boolean = () => false,
): readonly FieldUnit[] => {
  const seen = new Set<string>();
  return units.filter(unit => {
    const key = `${kindOf(state, unit)} ${mark(unit)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

const kindOf = ({ field }: State, unit: FieldUnit): string => {
  const guards = field.generals.find(({ guard, at }) => guard === unit.id && at === unit.at);
  return `${unit.type} ${unit.class} ${unit.spent} ${guards?.id ?? ''}`;
};

/** 6.4 – Elephants and light infantry that led before this turn attack more cheaply than their like. */
export const hasScreened =
  ({ turn }: State) =>
  (unit: FieldUnit): boolean =>
    (isElephant(unit) || isLightInfantry(unit)) && turn.ledBefore.includes(unit.id);
