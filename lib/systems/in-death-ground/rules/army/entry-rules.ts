import type { Violation } from '@/lib/game/check/check';
import type { ListVariant, TroopEntry } from '../../document/army-list-schema';
import { describeOnlyWhen } from '../../view/condition-words';
import { doesHold } from './conditions';
import {
  type Contingent,
  contingentsOf,
  countElements,
  countUnitsOfEntry,
  groupsIn,
  type ResolvedArmy,
} from './resolved-army';
import { type RosterRule, sectionOfList } from './roster-rule';

type Fraction = readonly [number, number];

export const roundDownShare = (total: number, [part, whole]: Fraction): number =>
  Math.floor((total * part) / whole);
export const roundUpShare = (total: number, [part, whole]: Fraction): number =>
  Math.ceil((total * part) / whole);

/** How many units are missing that another entry may make good, and which. */
const listSwaps = (army: Contingent) =>
  army.list.rules.flatMap(rule => {
    if (rule.type !== 'min-swap' || !doesHold(rule.when, army)) return [];
    const least = army.list.entries.find(({ id }) => id === rule.entry)?.units[0] ?? 0;
    return [{ ...rule, missing: Math.max(0, least - countUnitsOfEntry(army, rule.entry)) }];
  });

/** 18.2 – Allies bring one unit of each compulsory entry; in the army itself the printed minimum holds. */
export const computeMinUnits = (army: Contingent, entry: TroopEntry): number => {
  if (army.isAlly) return Math.min(1, entry.units[0]);
  const swaps = listSwaps(army);
  if (swaps.some(swap => swap.entry === entry.id)) return 0;
  return (
    entry.units[0] + swaps.filter(({ by }) => by === entry.id).reduce((sum, { missing }) => sum + missing, 0)
  );
};

/** The most units of an entry: none while its condition fails, fewer while a cap holds. */
export const computeMaxUnits = (army: Contingent, entry: TroopEntry): number => {
  if (!doesHold(entry.when, army)) return 0;
  const swapped = listSwaps(army).filter(({ by }) => by === entry.id);
  const most = entry.units[1] + swapped.reduce((sum, { missing }) => sum + missing, 0);
  const caps = (entry.caps ?? []).filter(({ when }) => doesHold(when, army)).map(({ max }) => max);
  return Math.min(most, ...caps);
};

/** Where to point: the last unit of an entry, or the list of units when there is none. */
const pathOfLastUnit = (army: Contingent, entry: string): Violation['path'] => {
  const unit = army.units.findLast(({ groups }) => groups.some(group => group.entry.id === entry));
  return unit ? ['units', unit.index] : ['units'];
};

const eachEntry = function* (resolved: ResolvedArmy) {
  for (const army of contingentsOf(resolved)) for (const entry of army.list.entries) yield { army, entry };
};

const describeWhen = (entry: TroopEntry, { list }: Contingent) => {
  const when = describeOnlyWhen(entry.when, list);
  return { conditional: when ? 'yes' : 'no', when: when ?? '' };
};

const entryAllowed: RosterRule = {
  code: 'entry-allowed',
  *find(resolved) {
    for (const { army, entry } of eachEntry(resolved))
      if (countUnitsOfEntry(army, entry.id) > 0 && !doesHold(entry.when, army))
        yield {
          path: pathOfLastUnit(army, entry.id),
          rule: sectionOfList(army.list),
          values: { entry: entry.label, list: army.list.title, ...describeWhen(entry, army) },
        };
  },
};

const entryMaximum: RosterRule = {
  code: 'entry-maximum',
  *find(resolved) {
    for (const { army, entry } of eachEntry(resolved)) {
      const units = countUnitsOfEntry(army, entry.id);
      const most = computeMaxUnits(army, entry);
      if (units > most && doesHold(entry.when, army))
        yield {
          path: pathOfLastUnit(army, entry.id),
          rule: sectionOfList(army.list),
          values: { entry: entry.label, units, most },
        };
    }
  },
};

const entryMinimum: RosterRule = {
  code: 'entry-minimum',
  *find(resolved) {
    for (const { army, entry } of eachEntry(resolved)) {
      const units = countUnitsOfEntry(army, entry.id);
      const least = computeMinUnits(army, entry);
      if (!army.isAlly && units < least)
        yield {
          path: ['units'],
          rule: sectionOfList(army.list),
          values: { entry: entry.label, units, least },
        };
    }
  },
};

const variantAllowed: RosterRule = {
  code: 'variant-allowed',
  *find(resolved) {
    for (const army of contingentsOf(resolved))
      for (const { index, groups } of army.units)
        for (const { part, entry, variant } of groups)
          if (!doesHold(variant.when, army))
            yield {
              path: ['units', index, 'parts', part, 'variant'],
              rule: sectionOfList(army.list),
              values: { entry: entry.label, variant: variant.id },
            };
  },
};

const findShareViolation = (entry: TroopEntry, variant: ListVariant, count: number, total: number) => {
  const { min, max } = variant.share ?? {};
  const least = min ? roundUpShare(total, min) : 0;
  const most = max ? roundDownShare(total, max) : total;
  return count < least || count > most
    ? { entry: entry.label, variant: variant.id, count, total, least, most }
    : null;
};

/** 18.1 – "Up to half", "a quarter": taken over all elements of the entry. */
const variantShare: RosterRule = {
  code: 'variant-share',
  *find(resolved) {
    for (const { army, entry } of eachEntry(resolved)) {
      const own = groupsIn(army).filter(group => group.entry === entry);
      for (const variant of entry.variants) {
        const count = countElements(own.filter(group => group.variant === variant));
        const values = findShareViolation(entry, variant, count, countElements(own));
        if (values) yield { path: pathOfLastUnit(army, entry.id), rule: sectionOfList(army.list), values };
      }
    }
  },
};

const armAllowed: RosterRule = {
  code: 'arm-allowed',
  *find(resolved) {
    for (const army of contingentsOf(resolved))
      for (const { index, unit, groups } of army.units)
        for (const { part, entry, variant } of groups) {
          const arm = unit.parts[part]?.arm;
          if (arm !== undefined && arm !== variant.arm && !variant.arms?.includes(arm))
            yield {
              path: ['units', index, 'parts', part, 'arm'],
              rule: sectionOfList(army.list),
              values: { entry: entry.label, arm },
            };
        }
  },
};

const nationNamed: RosterRule = {
  code: 'nation-named',
  *find(resolved) {
    for (const army of contingentsOf(resolved))
      for (const { index, unit, groups } of army.units) {
        const nations = groups[0]?.entry.nations;
        const nation = nations?.find(({ id }) => id === unit.nation);
        if (nations && !(nation && doesHold(nation.when, army)))
          yield {
            path: unit.nation === undefined ? ['units', index] : ['units', index, 'nation'],
            rule: sectionOfList(army.list),
            values: { entry: groups[0]?.entry.label ?? '', nation: nation?.label ?? unit.nation ?? '—' },
          };
      }
  },
};

export const ENTRY_RULES: readonly RosterRule[] = [
  entryAllowed,
  entryMaximum,
  entryMinimum,
  variantAllowed,
  variantShare,
  armAllowed,
  nationNamed,
];
