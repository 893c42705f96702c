import type { FieldUnit } from '../rules/battlefield/field';
import { canScreen } from '../rules/troop-types';
import type { State } from './state';

/** One of each kind: units that are the same to every rule are offered once. `mark` sets apart what matters only here. */
export const pickOnePerKind = (
  state: State,
  units: readonly FieldUnit[],
  mark: (unit: FieldUnit) => boolean = () => false,
): readonly FieldUnit[] => {
  const seen = new Set<string>();
  return units.filter(unit => {
    const key = markedKeyOf(state, unit, mark);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

/** A unit followed by those that it represents in the offers. */
export const listAlike = (
  state: State,
  units: readonly FieldUnit[],
  id: string,
  mark: (unit: FieldUnit) => boolean = () => false,
): readonly string[] => {
  const offered = units.find(unit => unit.id === id);
  if (!offered) return [id];
  const key = markedKeyOf(state, offered, mark);
  const alike = units.filter(unit => unit !== offered && markedKeyOf(state, unit, mark) === key);
  return [id, ...alike.map(unit => unit.id)];
};

const markedKeyOf = (state: State, unit: FieldUnit, mark: (unit: FieldUnit) => boolean): string =>
  `${kindKeyOf(state, unit)} ${mark(unit)}`;

const kindKeyOf = ({ field }: State, unit: FieldUnit): string => {
  const guards = field.generals.find(({ guard, at }) => guard === unit.id && at === unit.at);
  return `${unit.type} ${unit.class} ${unit.spent} ${guards?.id ?? ''}`;
};

/** 6.4 – Elephants and light infantry that led before this turn attack more cheaply than their like. */
export const hasScreened =
  ({ turn }: State) =>
  (unit: FieldUnit): boolean =>
    canScreen(unit) && turn.ledBefore.includes(unit.id);
