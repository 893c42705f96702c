import type { ListRule } from '../list-schema';
import { holds } from './conditions';
import {
  type Contingent,
  contingents,
  type ElementGroup,
  elementsOf,
  fits,
  generalElement,
  groupsIn,
  unitsOfEntry,
} from './muster';
import { listSection, type RosterRule } from './roster-rule';

type Judge<Type extends ListRule['type']> = (
  rule: Extract<ListRule, { type: Type }>,
  army: Contingent,
) => boolean;

const unitsOfAll = (army: Contingent, entries: readonly string[]): number =>
  entries.reduce((sum, entry) => sum + unitsOfEntry(army, entry), 0);

const maxUnits: Judge<'max-units'> = ({ entries, each, max }, army) =>
  each ? entries.every(entry => unitsOfEntry(army, entry) <= max) : unitsOfAll(army, entries) <= max;

const exclusive: Judge<'exclusive'> = ({ sets }, army) =>
  sets.filter(entries => unitsOfAll(army, entries) > 0).length <= 1;

/** A tribal chief is one of the counted elements; a list may leave him out. */
const maxElements: Judge<'max-elements'> = ({ match, max, skipGeneral }, army) => {
  const counted = elementsOf(groupsIn(army).filter(group => fits(match, group)));
  const general = generalElement(army);
  const isCountedChief =
    skipGeneral === true && army.general?.mode === 'chief' && general !== null && fits(match, general);
  return counted - (isCountedChief ? 1 : 0) <= max;
};

const equalElements: Judge<'equal-elements'> = ({ a, b }, army) => {
  const [first, second] = [a, b].map(match => elementsOf(groupsIn(army).filter(group => fits(match, group))));
  return first === 0 || second === 0 || first === second;
};

const uniformArm: Judge<'uniform-arm'> = ({ entries, arm }, { units }) =>
  units.every(({ groups }) => {
    const own = groups.filter(({ entry }) => entries.includes(entry.id));
    const isArmed = ({ profile }: ElementGroup) => profile.arm === arm;
    return !own.some(isArmed) || own.every(isArmed);
  });

/** Rules that a whole army keeps or breaks; those of swapping, mixing and dismounting only permit something. */
const isKept = (rule: ListRule, army: Contingent): boolean => {
  switch (rule.type) {
    case 'max-units':
      return maxUnits(rule, army);
    case 'forbid-entries':
    case 'general-only-elephant':
      return unitsOfAll(army, rule.entries) === 0;
    case 'exclusive':
      return exclusive(rule, army);
    case 'max-elements':
      return maxElements(rule, army);
    case 'equal-elements':
      return equalElements(rule, army);
    case 'uniform-arm':
      return uniformArm(rule, army);
    case 'min-swap':
    case 'mixed-units':
    case 'dismount':
      return true;
  }
};

const listRule: RosterRule = {
  code: 'list-rule',
  *find(muster) {
    for (const army of contingents(muster))
      for (const rule of army.list.rules)
        if (holds(rule.when, army) && !isKept(rule, army))
          yield {
            path: ['units'],
            rule: listSection(army.list),
            values: { rule: rule.label, list: army.list.title },
          };
  },
};

export const LIST_RULES: readonly RosterRule[] = [listRule];
