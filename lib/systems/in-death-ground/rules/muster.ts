import { oncePer } from '@/lib/documents/once-per';
import type { ArmyDocument, General, Part, RosterUnit } from '../army-schema';
import { findList } from '../data';
import type { Entry, ListDocument, ListOption, ListVariant, Match } from '../list-schema';
import { eliteSurcharge, ITEM_PRICES, isFoot, isMountedFoot, MOUNT_SURCHARGE, type Profile } from './points';

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

export const groupsIn: (army: Contingent) => readonly ElementGroup[] = oncePer(({ units }: Contingent) =>
  units.flatMap(({ groups }) => groups),
);

/** Entries and options that some element of the army has: every condition of a list may ask for them. */
export const fieldedIn = oncePer((army: Contingent) => ({
  entries: new Set(groupsIn(army).map(({ entry }) => entry.id)),
  options: new Set(groupsIn(army).flatMap(({ options }) => options)),
}));

export const elementsOf = (groups: readonly ElementGroup[]): number =>
  groups.reduce((sum, { elements }) => sum + elements, 0);

export const costOf = (groups: readonly ElementGroup[]): number =>
  groups.reduce((sum, { elements, price }) => sum + elements * price, 0);

/** 19.4 – A unit mixed from two entries counts as half a unit of each. */
export const unitsOfEntry = (army: Contingent, entry: string): number => unitsByEntry(army).get(entry) ?? 0;

const unitsByEntry = oncePer(({ units }: Contingent): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { groups } of units) {
    const entries = new Set(groups.map(group => group.entry.id));
    for (const id of entries) counts.set(id, (counts.get(id) ?? 0) + 1 / entries.size);
  }
  return counts;
});

export interface GeneralElement {
  readonly entry: Entry;
  readonly variant: ListVariant;
  readonly options: readonly string[];
  readonly profile: Profile;
  /** Of his element alone. */
  readonly price: number;
}

type Led = Pick<Contingent, 'list' | 'general' | 'units'>;

const unitOfGeneral = ({ general, units }: Led): MusteredUnit | undefined =>
  units.find(({ unit }) => unit.id === general?.unit);

/** The general's element as he bought it himself, one of the list's like any other. */
export const generalPart = ({ entry, variant, options }: General): Part => ({
  entry,
  variant,
  elements: 1,
  ...(options ? { options } : {}),
});

/** 5.2 – A chief is one of his unit's elements of this kind, with all that was bought for them. */
const chiefsGroup = (army: Led): ElementGroup | undefined =>
  army.general?.mode === 'chief'
    ? unitOfGeneral(army)?.groups.find(
        ({ entry, variant }) => entry.id === army.general?.entry && variant.id === army.general.variant,
      )
    : undefined;

/** 5.2, 6.4 – What the foot ride whom a general has joined; he rides with them. */
const mountShared = (army: Led): Profile['mount'] => {
  const groups = army.general?.mode === 'attached' ? (unitOfGeneral(army)?.groups ?? []) : [];
  const [first] = groups;
  return first && groups.every(({ profile }) => isMountedFoot(profile)) ? first.profile.mount : 'none';
};

/** 5.2 – The general's own element, after all that was bought for it. */
export const generalElement = (army: Led): GeneralElement | null => {
  const { list, general } = army;
  const group = general && (chiefsGroup(army) ?? groupOf(list, generalPart(general), 0));
  if (!group) return null;
  const { entry, variant, options } = group;
  const isPaid = general.elite && group.profile.grade !== null;
  const mount = mountShared(army);
  const rides = mount !== 'none' && isFoot(group.profile.troop) && group.profile.mount === 'none';
  return {
    ...{ entry, variant, options },
    profile: {
      ...group.profile,
      ...(isPaid ? { grade: 'elite' } : {}),
      ...(rides ? { mount } : {}),
    },
    price: group.price + (isPaid ? eliteSurcharge(group.profile) : 0) + (rides ? MOUNT_SURCHARGE : 0),
  };
};

export const extrasCost = ({ list, roster }: Contingent): number =>
  (roster.extras ?? []).reduce(
    (sum, { id, count }) => sum + count * (list.extras.find(extra => extra.id === id)?.points ?? 0),
    0,
  );

export const itemsCost = ({ items = [] }: Roster): number =>
  items.reduce((sum, { id, count }) => sum + count * ITEM_PRICES[id], 0);
