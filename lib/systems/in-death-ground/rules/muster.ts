import type { ArmyDocument, General, Part, RosterUnit } from '../army-schema';
import { findList } from '../data';
import type { Entry, ListDocument, ListOption, ListVariant, Match } from '../list-schema';
import { eliteSurcharge, ITEM_PRICES, type Profile } from './points';

/** What the rules of the lists look at, in an army document and in a battle alike. */
export type Roster = Pick<
  ArmyDocument,
  | 'list'
  | 'year'
  | 'states'
  | 'region'
  | 'command'
  | 'points'
  | 'allies'
  | 'extras'
  | 'items'
  | 'stake'
  | 'scenario'
  | 'role'
  | 'general'
  | 'units'
>;

/** Elements of one unit that are alike. */
export interface ElementGroup {
  readonly part: number;
  readonly entry: Entry;
  readonly variant: ListVariant;
  readonly options: readonly string[];
  readonly profile: Profile;
  readonly elements: number;
  /** For one element. */
  readonly price: number;
}

export interface MusteredUnit {
  readonly index: number;
  readonly unit: RosterUnit;
  /** Parts that the list does not know are left out. */
  readonly groups: readonly ElementGroup[];
}

/** Units from one list: the army itself, or its allies. */
export interface Contingent {
  readonly list: ListDocument;
  readonly isAlly: boolean;
  readonly states: readonly string[];
  readonly roster: Roster;
  readonly general: General | null;
  readonly units: readonly MusteredUnit[];
}

export interface Muster {
  readonly roster: Roster;
  readonly main: Contingent;
  readonly allies: Contingent | null;
}

/** The roster with its lists looked up; null: nobody knows its list. */
export const musterOf = (roster: Roster, own: readonly ListDocument[] = []): Muster | null => {
  const list = findList(roster.list, own);
  if (!list) return null;
  const allyList = roster.allies ? findList(roster.allies.list, own) : null;
  return {
    roster,
    main: contingentOf(roster, list, false),
    allies: allyList ? contingentOf(roster, allyList, true) : null,
  };
};

const contingentOf = (roster: Roster, list: ListDocument, isAlly: boolean): Contingent => ({
  list,
  isAlly,
  roster,
  states: (isAlly ? roster.allies?.states : roster.states) ?? [],
  general: isAlly ? null : roster.general,
  units: roster.units.flatMap((unit, index) =>
    (unit.ally === true) === isAlly ? [{ index, unit, groups: groupsOf(list, unit) }] : [],
  ),
});

export const contingents = ({ main, allies }: Muster): readonly Contingent[] =>
  allies ? [main, allies] : [main];

const groupsOf = (list: ListDocument, { parts }: RosterUnit): readonly ElementGroup[] =>
  parts.flatMap((part, index) => groupOf(list, part, index) ?? []);

const groupOf = (list: ListDocument, part: Part, index: number): ElementGroup | null => {
  const entry = list.entries.find(({ id }) => id === part.entry);
  const variant = entry?.variants.find(({ id }) => id === part.variant);
  if (!entry || !variant) return null;
  const options = list.options.filter(({ id }) => part.options?.includes(id));
  const { profile, price } = options.reduce(improved, {
    profile: profileOf(variant, part),
    price: variant.points,
  });
  return {
    part: index,
    entry,
    variant,
    options: part.options ?? [],
    profile,
    elements: part.elements,
    price,
  };
};

export const profileOf = (variant: ListVariant, part?: Pick<Part, 'arm'>): Profile => ({
  troop: variant.troop,
  grade: variant.grade,
  armour: variant.armour,
  arm: part?.arm ?? variant.arm,
  wild: variant.wild === true,
  mount: 'none',
  special: variant.special ?? null,
});

interface Priced {
  readonly profile: Profile;
  readonly price: number;
}

/** Options are taken in the order of the list; one that replaces the element sets its price anew. */
const improved = ({ profile, price }: Priced, option: ListOption): Priced => {
  if (option.replace) {
    const { points, ...replaced } = option.replace;
    return { profile: { ...profile, ...replaced, wild: false }, price: points };
  }
  const { cost = 0, set = {} } = option;
  const paid = typeof cost === 'number' ? cost : profile.grade === null ? 0 : (cost[profile.grade] ?? 0);
  return { profile: { ...profile, ...definedOf(set) }, price: price + paid };
};

const definedOf = (set: NonNullable<ListOption['set']>): Partial<Profile> =>
  Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));

/** The profile of an element before one of its options, for what the option may be given to. */
export const profileBefore = (list: ListDocument, part: Part, option: ListOption): Profile | null => {
  const index = list.options.indexOf(option);
  const earlier = new Set(list.options.slice(0, index).map(({ id }) => id));
  const before = { ...part, options: part.options?.filter(id => earlier.has(id)) ?? [] };
  return groupOf(list, before, 0)?.profile ?? null;
};

export const fits = (
  match: Match,
  { entry, variant, profile }: Pick<ElementGroup, 'entry' | 'variant' | 'profile'>,
): boolean =>
  (match.entries?.includes(entry.id) ?? true) &&
  (match.variants?.includes(variant.id) ?? true) &&
  (match.troops?.includes(profile.troop) ?? true) &&
  (match.grades === undefined || (profile.grade !== null && match.grades.includes(profile.grade))) &&
  (match.armours?.includes(profile.armour) ?? true) &&
  (match.arms?.includes(profile.arm) ?? true) &&
  (match.wild === undefined || match.wild === profile.wild);

export const groupsIn = ({ units }: Contingent): readonly ElementGroup[] =>
  units.flatMap(({ groups }) => groups);

export const elementsOf = (groups: readonly ElementGroup[]): number =>
  groups.reduce((sum, { elements }) => sum + elements, 0);

export const costOf = (groups: readonly ElementGroup[]): number =>
  groups.reduce((sum, { elements, price }) => sum + elements * price, 0);

/** 19.4 – A unit mixed from two entries counts as half a unit of each. */
export const unitsOfEntry = ({ units }: Contingent, entry: string): number =>
  units.reduce((sum, { groups }) => {
    const entries = new Set(groups.map(group => group.entry.id));
    return entries.has(entry) ? sum + 1 / entries.size : sum;
  }, 0);

export interface GeneralElement {
  readonly entry: Entry;
  readonly variant: ListVariant;
  readonly profile: Profile;
  /** Of his element alone. */
  readonly price: number;
}

/** The general's own element; a tribal chief is one of his unit's. */
export const generalElement = ({ list, general }: Contingent): GeneralElement | null => {
  const entry = list.entries.find(({ id }) => id === general?.entry);
  const variant = entry?.variants.find(({ id }) => id === general?.variant);
  if (!general || !entry || !variant) return null;
  const profile = profileOf(variant);
  const isPaid = general.elite && profile.grade !== null;
  return {
    entry,
    variant,
    profile: isPaid ? { ...profile, grade: 'elite' } : profile,
    price: variant.points + (isPaid ? eliteSurcharge(profile) : 0),
  };
};

export const extrasCost = ({ list, roster }: Contingent): number =>
  (roster.extras ?? []).reduce(
    (sum, { id, count }) => sum + count * (list.extras.find(extra => extra.id === id)?.points ?? 0),
    0,
  );

export const itemsCost = ({ items = [] }: Roster): number =>
  items.reduce((sum, { id, count }) => sum + count * ITEM_PRICES[id], 0);
