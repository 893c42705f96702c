import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import { findList } from '../../data';
import type {
  ElementFilter,
  ListDocument,
  ListOption,
  ListVariant,
  TroopEntry,
} from '../../document/army-list-schema';
import type { ArmyDocument, General, RosterUnit, UnitPart } from '../../document/army-schema';
import {
  eliteSurchargeOf,
  ITEM_PRICES,
  isFoot,
  isMountedFoot,
  MOUNT_SURCHARGE,
  type Profile,
} from './points';

/** What the rules of the lists look at, both in an army document and in a battle. */
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

/** Elements of one unit that are the same. */
export interface ElementGroup {
  readonly part: number;
  readonly entry: TroopEntry;
  readonly variant: ListVariant;
  readonly options: readonly string[];
  readonly profile: Profile;
  readonly elements: number;
  /** For one element. */
  readonly price: number;
}

export interface ResolvedUnit {
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
  readonly units: readonly ResolvedUnit[];
}

export interface ResolvedArmy {
  readonly roster: Roster;
  readonly main: Contingent;
  readonly allies: Contingent | null;
}

/** The roster with its lists looked up; null: nobody knows its list. */
export const resolveArmy = (
  roster: Roster,
  own: readonly ListDocument[] = [],
  language?: string,
): ResolvedArmy | null => {
  const list = findList(roster.list, own, language);
  if (!list) return null;
  const allyList = roster.allies ? findList(roster.allies.list, own, language) : null;
  return {
    roster,
    main: resolveContingent(roster, list, false),
    allies: allyList ? resolveContingent(roster, allyList, true) : null,
  };
};

const resolveContingent = (roster: Roster, list: ListDocument, isAlly: boolean): Contingent => ({
  list,
  isAlly,
  roster,
  states: (isAlly ? roster.allies?.states : roster.states) ?? [],
  general: isAlly ? null : roster.general,
  units: roster.units.flatMap((unit, index) =>
    (unit.ally === true) === isAlly ? [{ index, unit, groups: groupsOf(list, unit) }] : [],
  ),
});

export const contingentsOf = ({ main, allies }: ResolvedArmy): readonly Contingent[] =>
  allies ? [main, allies] : [main];

const groupsOf = (list: ListDocument, { parts }: RosterUnit): readonly ElementGroup[] =>
  parts.flatMap((part, index) => groupOf(list, part, index) ?? []);

const groupOf = (list: ListDocument, part: UnitPart, index: number): ElementGroup | null => {
  const entry = list.entries.find(({ id }) => id === part.entry);
  const variant = entry?.variants.find(({ id }) => id === part.variant);
  if (!entry || !variant) return null;
  const options = list.options.filter(({ id }) => part.options?.includes(id));
  const { profile, price } = options.reduce(applyOption, {
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

export const profileOf = (variant: ListVariant, part?: Pick<UnitPart, 'arm'>): Profile => ({
  troop: variant.troop,
  grade: variant.grade,
  armour: variant.armour,
  arm: part?.arm ?? variant.arm,
  wild: variant.wild === true,
  mount: 'none',
  special: variant.special ?? null,
});

interface PricedProfile {
  readonly profile: Profile;
  readonly price: number;
}

/** Options are taken in the order of the list; one that replaces the element sets a new price. */
const applyOption = ({ profile, price }: PricedProfile, option: ListOption): PricedProfile => {
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
export const findProfileBefore = (list: ListDocument, part: UnitPart, option: ListOption): Profile | null => {
  const index = list.options.indexOf(option);
  const earlier = new Set(list.options.slice(0, index).map(({ id }) => id));
  const before = { ...part, options: part.options?.filter(id => earlier.has(id)) ?? [] };
  return groupOf(list, before, 0)?.profile ?? null;
};

export const doesMatch = (
  match: ElementFilter,
  { entry, variant, profile }: Pick<ElementGroup, 'entry' | 'variant' | 'profile'>,
): boolean =>
  (match.entries?.includes(entry.id) ?? true) &&
  (match.variants?.includes(variant.id) ?? true) &&
  (match.troops?.includes(profile.troop) ?? true) &&
  (match.grades === undefined || (profile.grade !== null && match.grades.includes(profile.grade))) &&
  (match.armours?.includes(profile.armour) ?? true) &&
  (match.arms?.includes(profile.arm) ?? true) &&
  (match.wild === undefined || match.wild === profile.wild);

export const groupsIn: (army: Contingent) => readonly ElementGroup[] = memoizeByIdentity(
  ({ units }: Contingent) => units.flatMap(({ groups }) => groups),
);

/** Entries and options that some element of the army has: every condition of a list may ask for them. */
export const fieldedIn = memoizeByIdentity((army: Contingent) => ({
  entries: new Set(groupsIn(army).map(({ entry }) => entry.id)),
  options: new Set(groupsIn(army).flatMap(({ options }) => options)),
}));

export const countElements = (groups: readonly ElementGroup[]): number =>
  groups.reduce((sum, { elements }) => sum + elements, 0);

export const costOf = (groups: readonly ElementGroup[]): number =>
  groups.reduce((sum, { elements, price }) => sum + elements * price, 0);

/** 19.4 – A unit mixed from two entries counts as half a unit of each. */
export const countUnitsOfEntry = (army: Contingent, entry: string): number =>
  unitCountsByEntry(army).get(entry) ?? 0;

const unitCountsByEntry = memoizeByIdentity(({ units }: Contingent): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { groups } of units) {
    const entries = new Set(groups.map(group => group.entry.id));
    for (const id of entries) counts.set(id, (counts.get(id) ?? 0) + 1 / entries.size);
  }
  return counts;
});

export interface GeneralElement {
  readonly entry: TroopEntry;
  readonly variant: ListVariant;
  readonly options: readonly string[];
  readonly profile: Profile;
  /** Of the general's element alone. */
  readonly price: number;
}

type LedContingent = Pick<Contingent, 'list' | 'general' | 'units'>;

const unitOfGeneral = ({ general, units }: LedContingent): ResolvedUnit | undefined =>
  units.find(({ unit }) => unit.id === general?.unit);

/** The general's own element, bought from the list like any other. */
export const toGeneralPart = ({ entry, variant, options }: General): UnitPart => ({
  entry,
  variant,
  elements: 1,
  ...(options ? { options } : {}),
});

/** 5.2 – A chief is one of the unit's elements of this kind, with all that was bought for them. */
const groupOfChief = (army: LedContingent): ElementGroup | undefined =>
  army.general?.mode === 'chief'
    ? unitOfGeneral(army)?.groups.find(
        ({ entry, variant }) => entry.id === army.general?.entry && variant.id === army.general.variant,
      )
    : undefined;

/** 5.2, 6.4 – What the foot that a general has joined ride; the general rides with them. */
const sharedMountOf = (army: LedContingent): Profile['mount'] => {
  const groups = army.general?.mode === 'attached' ? (unitOfGeneral(army)?.groups ?? []) : [];
  const [first] = groups;
  return first && groups.every(({ profile }) => isMountedFoot(profile)) ? first.profile.mount : 'none';
};

/** 5.2 – The general's own element, after all that was bought for it. */
export const generalElementOf = (army: LedContingent): GeneralElement | null => {
  const { list, general } = army;
  const group = general && (groupOfChief(army) ?? groupOf(list, toGeneralPart(general), 0));
  if (!group) return null;
  const { entry, variant, options } = group;
  const isPaid = general.elite && group.profile.grade !== null;
  const mount = sharedMountOf(army);
  const rides = mount !== 'none' && isFoot(group.profile.troop) && group.profile.mount === 'none';
  return {
    ...{ entry, variant, options },
    profile: {
      ...group.profile,
      ...(isPaid ? { grade: 'elite' } : {}),
      ...(rides ? { mount } : {}),
    },
    price: group.price + (isPaid ? eliteSurchargeOf(group.profile) : 0) + (rides ? MOUNT_SURCHARGE : 0),
  };
};

export const computeExtrasCost = ({ list, roster }: Contingent): number =>
  (roster.extras ?? []).reduce(
    (sum, { id, count }) => sum + count * (list.extras.find(extra => extra.id === id)?.points ?? 0),
    0,
  );

export const computeItemsCost = ({ items = [] }: Roster): number =>
  items.reduce((sum, { id, count }) => sum + count * ITEM_PRICES[id], 0);
