import type { ListRule } from '../../document/army-list-schema';
import { doesHold } from './conditions';
import {
  type Contingent,
  contingentsOf,
  countElements,
  countUnitsOfEntry,
  doesMatch,
  type ElementGroup,
  generalElementOf,
  groupsIn,
} from './resolved-army';
import { type RosterRule, sectionOfList } from './roster-rule';

type ListRuleTest<Type extends ListRule['type']> = (
  rule: Extract<ListRule, { type: Type }>,
  army: Contingent,
) => boolean;

const countUnits = (army: Contingent, entries: readonly string[]): number =>
  entries.reduce((sum, entry) => sum + countUnitsOfEntry(army, entry), 0);

const keepsMaxUnits: ListRuleTest<'max-units'> = ({ entries, each, max }, army) =>
  each ? entries.every(entry => countUnitsOfEntry(army, entry) <= max) : countUnits(army, entries) <= max;

const keepsExclusive: ListRuleTest<'exclusive'> = ({ sets }, army) =>
  sets.filter(entries => countUnits(army, entries) > 0).length <= 1;

/** A tribal chief is one of the counted elements; a list may leave the chief out. */
const keepsMaxElements: ListRuleTest<'max-elements'> = ({ match, max, skipGeneral }, army) => {
  const counted = countElements(groupsIn(army).filter(group => doesMatch(match, group)));
  const general = generalElementOf(army);
  const isCountedChief =
    skipGeneral === true && army.general?.mode === 'chief' && general !== null && doesMatch(match, general);
  return counted - (isCountedChief ? 1 : 0) <= max;
};

const keepsEqualElements: ListRuleTest<'equal-elements'> = ({ a, b }, army) => {
  const [first, second] = [a, b].map(match =>
    countElements(groupsIn(army).filter(group => doesMatch(match, group))),
  );
  return first === 0 || second === 0 || first === second;
};

const keepsUniformArm: ListRuleTest<'uniform-arm'> = ({ entries, arm }, { units }) =>
  units.every(({ groups }) => {
    const own = groups.filter(({ entry }) => entries.includes(entry.id));
    const isArmed = ({ profile }: ElementGroup) => profile.arm === arm;
    return !own.some(isArmed) || own.every(isArmed);
  });

/** Rules that a whole army keeps or breaks; those of swapping, mixing and dismounting only permit something. */
const isKept = (rule: ListRule, army: Contingent): boolean => {
  switch (rule.type) {
    case 'max-units':
      return keepsMaxUnits(rule, army);
    case 'forbid-entries':
    case 'general-only-elephant':
      return countUnits(army, rule.entries) === 0;
    case 'exclusive':
      return keepsExclusive(rule, army);
    case 'max-elements':
      return keepsMaxElements(rule, army);
    case 'equal-elements':
      return keepsEqualElements(rule, army);
    case 'uniform-arm':
      return keepsUniformArm(rule, army);
    case 'min-swap':
    case 'mixed-units':
    case 'dismount':
      return true;
  }
};

const listRule: RosterRule = {
  code: 'list-rule',
  *find(resolved) {
    for (const army of contingentsOf(resolved))
      for (const rule of army.list.rules)
        if (doesHold(rule.when, army) && !isKept(rule, army))
          yield {
            path: ['units'],
            rule: sectionOfList(army.list),
            values: { rule: rule.label, list: army.list.title },
          };
  },
};

export const LIST_RULES: readonly RosterRule[] = [listRule];
