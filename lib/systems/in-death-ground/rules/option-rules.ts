import type { Part } from '../army-schema';
import type { ListOption } from '../list-schema';
import { holds } from './conditions';
import { atMost } from './entry-rules';
import {
  type Contingent,
  contingents,
  type ElementGroup,
  elementsOf,
  fits,
  groupsIn,
  type MusteredUnit,
  profileBefore,
} from './muster';
import { listSection, type RosterRule } from './roster-rule';

type Reason = 'unknown' | 'when' | 'target' | 'needs' | 'notWith' | 'wholeUnit';

/** Why an option may not be given to these elements; null: it may. */
export const optionObjection = (
  army: Contingent,
  unit: MusteredUnit,
  group: ElementGroup,
  id: string,
): Reason | null => {
  const option = army.list.options.find(other => other.id === id);
  const part = unit.unit.parts[group.part];
  if (!option || !part) return 'unknown';
  if (!holds(option.when, army)) return 'when';
  if (!isTarget(army, part, group, option)) return 'target';
  if (option.needs?.some(other => !group.options.includes(other))) return 'needs';
  if (option.notWith?.some(other => group.options.includes(other))) return 'notWith';
  if (option.scope === 'unit' && unit.groups.some(other => !sharesOption(army, unit, other, option)))
    return 'wholeUnit';
  return null;
};

const isTarget = (army: Contingent, part: Part, group: ElementGroup, option: ListOption): boolean => {
  const profile = profileBefore(army.list, part, option);
  return profile !== null && fits(option.target, { ...group, profile });
};

const sharesOption = (
  army: Contingent,
  { unit }: MusteredUnit,
  group: ElementGroup,
  option: ListOption,
): boolean => {
  const part = unit.parts[group.part];
  return group.options.includes(option.id) || (part !== undefined && !isTarget(army, part, group, option));
};

const optionAllowed: RosterRule = {
  code: 'option-allowed',
  *find(muster) {
    for (const army of contingents(muster))
      for (const unit of army.units)
        for (const group of unit.groups)
          for (const [place, id] of group.options.entries()) {
            const reason = optionObjection(army, unit, group, id);
            const option = army.list.options.find(other => other.id === id)?.label ?? id;
            if (reason)
              yield {
                path: ['units', unit.index, 'parts', group.part, 'options', place],
                rule: listSection(army.list),
                values: { option, entry: group.entry.label, reason },
              };
          }
  },
};

interface Use {
  readonly kind: 'units' | 'elements' | 'wholly' | 'allOrNone';
  readonly count: number;
  readonly most: number;
}

const uses = (group: ElementGroup, { id }: ListOption): boolean => group.options.includes(id);

const takenUnits = ({ units }: Contingent, option: ListOption, isWhole: boolean): number =>
  units.filter(
    ({ groups }) =>
      groups.length > 0 && (isWhole ? groups.every(g => uses(g, option)) : groups.some(g => uses(g, option))),
  ).length;

/** How often an option is taken against each of its limits. */
const usesOf = (army: Contingent, option: ListOption): readonly Use[] => {
  const taken = elementsOf(groupsIn(army).filter(group => uses(group, option)));
  const { maxUnits, maxElements, maxShare, maxUnitsWholly, allOrNone } = option;
  const limits: Use[] = [];
  if (maxUnits !== undefined)
    limits.push({ kind: 'units', count: takenUnits(army, option, false), most: maxUnits });
  if (maxElements !== undefined) limits.push({ kind: 'elements', count: taken, most: maxElements });
  if (maxShare) {
    const whole = elementsOf(groupsIn(army).filter(({ entry }) => maxShare.entries.includes(entry.id)));
    limits.push({ kind: 'elements', count: taken, most: atMost(whole, maxShare.fraction) });
  }
  if (maxUnitsWholly !== undefined)
    limits.push({ kind: 'wholly', count: takenUnits(army, option, true), most: maxUnitsWholly });
  if (allOrNone && taken > 0) limits.push({ kind: 'allOrNone', count: without(army, option), most: 0 });
  return limits;
};

/** Elements that could have the option and do not; what they have instead may bar it. */
const without = (army: Contingent, option: ListOption): number =>
  elementsOf(
    army.units.flatMap(({ unit, groups }) =>
      groups.filter(group => {
        const part = unit.parts[group.part];
        const isBarred = option.notWith?.some(id => group.options.includes(id));
        return part !== undefined && !isBarred && !uses(group, option) && isTarget(army, part, group, option);
      }),
    ),
  );

const lastUser = ({ units }: Contingent, option: ListOption): readonly (string | number)[] => {
  const unit = units.findLast(({ groups }) => groups.some(group => uses(group, option)));
  return unit ? ['units', unit.index] : ['units'];
};

const optionLimit: RosterRule = {
  code: 'option-limit',
  *find(muster) {
    for (const army of contingents(muster))
      for (const option of army.list.options)
        for (const { kind, count, most } of usesOf(army, option))
          if (count > most)
            yield {
              path: lastUser(army, option),
              rule: listSection(army.list),
              values: { option: option.label, kind, count, most },
            };
  },
};

export const OPTION_RULES: readonly RosterRule[] = [optionAllowed, optionLimit];
