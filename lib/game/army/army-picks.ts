import { applyChanges, type Change } from '@/lib/documents/change';
import type { ArmyListEntry, ArmyLists, ArmyPick, ArmyUnit } from '../contract/army/army-lists';
import { type Finding, isError } from '../contract/finding';

/** What identifies a finding while its numbers change. */
const findingKey = ({ code, values }: Finding): string =>
  JSON.stringify([code, ...Object.entries(values).filter(([, value]) => typeof value !== 'number')]);

/** What a pick would newly break: the rules themselves are run on the army with and without it. */
export const findPickObjections = <List, Army>(
  lists: ArmyLists<List, Army>,
  army: Army,
  list: List,
  pick: ArmyPick,
  before: readonly Finding[] = lists.check(army, list),
): readonly Finding[] => {
  const known = new Set(before.map(findingKey));
  const after = lists.check(applyChanges(army, lists.applyPick(army, list, pick)), list);
  return after.filter(finding => isError(finding) && !known.has(findingKey(finding)));
};

/** The pick that the button beside an entry makes: one more unit, or one more of a purchase. */
export const pickOneMore = (entry: ArmyListEntry, picks: readonly ArmyPick[]): ArmyPick => {
  if (entry.unit) return { entry: entry.id, count: entry.unit.usual, options: defaultOptions(entry) };
  const taken = picks.find(pick => pick.entry === entry.id);
  return { entry: entry.id, count: (taken?.count ?? 0) + 1, options: taken?.options ?? [] };
};

export interface NextPick {
  readonly pick: ArmyPick;
  /** Why it cannot be taken; none: it can. */
  readonly objections: readonly Finding[];
}

/** One more of an entry, in the largest size up to the usual that the rules allow; where they allow none, why not even the smallest. */
export const findNextPick = <List, Army>(
  lists: ArmyLists<List, Army>,
  { army, list, picks }: { readonly army: Army; readonly list: List; readonly picks: readonly ArmyPick[] },
  entry: ArmyListEntry,
  before: readonly Finding[] = lists.check(army, list),
): NextPick => {
  const usual = pickOneMore(entry, picks);
  const least = Math.min(entry.unit?.least ?? usual.count, usual.count);
  for (let count = usual.count; ; count -= 1) {
    const pick = { ...usual, count };
    const objections = findPickObjections(lists, army, list, pick, before);
    if (objections.length === 0 || count <= least) return { pick, objections };
  }
};

/** Where one of several must be named, such as a nation, the first is. */
const defaultOptions = ({ options }: ArmyListEntry): readonly string[] => {
  const [first] = options.filter(({ choice, price }) => choice === 'nation' && price === 0);
  return first ? [first.id] : [];
};

/** The pick that adds an entry to a unit that stands already. */
export const pickForUnit = ({ id, unit }: ArmyListEntry, to: string): ArmyPick => ({
  entry: id,
  count: unit?.part ?? unit?.least ?? 1,
  options: [],
  unit: to,
});

/** Another unit of the same parts. */
export const duplicateUnit = <List, Army>(
  lists: ArmyLists<List, Army>,
  army: Army,
  list: List,
  { parts }: ArmyUnit,
): readonly Change[] => {
  const known = new Set(lists.units(army, list).map(({ id }) => id));
  let now = army;
  return parts.flatMap(({ part: _part, unit: _unit, ...pick }, index) => {
    const made = index === 0 ? undefined : lists.units(now, list).find(({ id }) => !known.has(id))?.id;
    const changes = lists.applyPick(now, list, made === undefined ? pick : { ...pick, unit: made });
    now = applyChanges(now, changes);
    return changes;
  });
};

/** How many of an entry the army has, counted as its limits are; a unit of several of its parts is one. */
export const countTaken = ({ id, counts }: ArmyListEntry, picks: readonly ArmyPick[]): number => {
  const own = picks.filter(({ entry }) => entry === id);
  if (counts !== 'units') return own.reduce((sum, { count }) => sum + count, 0);
  return own.filter(
    ({ unit }, index) => unit === undefined || own.findIndex(other => other.unit === unit) === index,
  ).length;
};
