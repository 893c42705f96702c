import type { ListOption } from '../../document/army-list-schema';
import type { UnitPart } from '../../document/army-schema';
import { doesHold } from './conditions';
import { roundDownShare } from './entry-rules';
import {
  type Contingent,
  contingentsOf,
  countElements,
  doesMatch,
  type ElementGroup,
  findProfileBefore,
  groupsIn,
  type ResolvedUnit,
} from './resolved-army';
import { type RosterRule, sectionOfList } from './roster-rule';

type OptionObjection = 'unknown' | 'when' | 'target' | 'needs' | 'notWith' | 'wholeUnit';

/** Why an option may not be given to these elements; null: it may. */
export const findOptionObjection = (
  army: Contingent,
  unit: ResolvedUnit,
  group: ElementGroup,
  id: string,
): OptionObjection | null => {
  const option = army.list.options.find(other => other.id === id);
  const part = unit.unit.parts[group.part];
  if (!option || !part) return 'unknown';
  if (!doesHold(option.when, army)) return 'when';
  if (!isTarget(army, part, group, option)) return 'target';
  if (option.needs?.some(other => !group.options.includes(other))) return 'needs';
  if (option.notWith?.some(other => group.options.includes(other))) return 'notWith';
  if (option.scope === 'unit' && unit.groups.some(other => !isOptionShared(army, unit, other, option)))
    return 'wholeUnit';
  return null;
};

const isTarget = (army: Contingent, part: UnitPart, group: ElementGroup, option: ListOption): boolean => {
  const profile = findProfileBefore(army.list, part, option);
  return profile !== null && doesMatch(option.target, { ...group, profile });
};

const isOptionShared = (
  army: Contingent,
  { unit }: ResolvedUnit,
  group: ElementGroup,
  option: ListOption,
): boolean => {
  const part = unit.parts[group.part];
  return group.options.includes(option.id) || (part !== undefined && !isTarget(army, part, group, option));
};

const optionAllowed: RosterRule = {
  code: 'option-allowed',
  *find(resolved) {
    for (const army of contingentsOf(resolved))
      for (const unit of army.units)
        for (const group of unit.groups)
          for (const [place, id] of group.options.entries()) {
            const reason = findOptionObjection(army, unit, group, id);
            const option = army.list.options.find(other => other.id === id)?.label ?? id;
            if (reason)
              yield {
                path: ['units', unit.index, 'parts', group.part, 'options', place],
                rule: sectionOfList(army.list),
                values: { option, entry: group.entry.label, reason },
              };
          }
  },
};

interface OptionUse {
  readonly kind: 'units' | 'elements' | 'wholly' | 'allOrNone';
  readonly count: number;
  readonly most: number;
}

const hasOption = (group: ElementGroup, { id }: ListOption): boolean => group.options.includes(id);

const countTakenUnits = ({ units }: Contingent, option: ListOption, isWhole: boolean): number =>
  units.filter(
    ({ groups }) =>
      groups.length > 0 &&
      (isWhole ? groups.every(g => hasOption(g, option)) : groups.some(g => hasOption(g, option))),
  ).length;

/** How often an option is taken against each of its limits. */
const listUses = (army: Contingent, option: ListOption): readonly OptionUse[] => {
  const taken = countElements(groupsIn(army).filter(group => hasOption(group, option)));
  const { maxUnits, maxElements, maxShare, maxUnitsWholly, allOrNone } = option;
  const limits: OptionUse[] = [];
  if (maxUnits !== undefined)
    limits.push({ kind: 'units', count: countTakenUnits(army, option, false), most: maxUnits });
  if (maxElements !== undefined) limits.push({ kind: 'elements', count: taken, most: maxElements });
  if (maxShare) {
    const whole = countElements(groupsIn(army).filter(({ entry }) => maxShare.entries.includes(entry.id)));
    limits.push({ kind: 'elements', count: taken, most: roundDownShare(whole, maxShare.fraction) });
  }
  if (maxUnitsWholly !== undefined)
    limits.push({ kind: 'wholly', count: countTakenUnits(army, option, true), most: maxUnitsWholly });
  if (allOrNone && taken > 0) limits.push({ kind: 'allOrNone', count: countWithout(army, option), most: 0 });
  return limits;
};

/** Elements that could have the option and do not; what they have instead may bar it. */
const countWithout = (army: Contingent, option: ListOption): number =>
  countElements(
    army.units.flatMap(({ unit, groups }) =>
      groups.filter(group => {
        const part = unit.parts[group.part];
        const isBarred = option.notWith?.some(id => group.options.includes(id));
        return (
          part !== undefined && !isBarred && !hasOption(group, option) && isTarget(army, part, group, option)
        );
      }),
    ),
  );

const pathOfLastUser = ({ units }: Contingent, option: ListOption): readonly (string | number)[] => {
  const unit = units.findLast(({ groups }) => groups.some(group => hasOption(group, option)));
  return unit ? ['units', unit.index] : ['units'];
};

const optionLimit: RosterRule = {
  code: 'option-limit',
  *find(resolved) {
    for (const army of contingentsOf(resolved))
      for (const option of army.list.options)
        for (const { kind, count, most } of listUses(army, option))
          if (count > most)
            yield {
              path: pathOfLastUser(army, option),
              rule: sectionOfList(army.list),
              values: { option: option.label, kind, count, most },
            };
  },
};

export const OPTION_RULES: readonly RosterRule[] = [optionAllowed, optionLimit];
