import { sideStyle } from '@/lib/drawing/palette';
import type { ListEntry, Name, ListOption as OfferedOption } from '@/lib/game/army-list';
import type { SeatColours } from '@/lib/game/game-system';
import type { Sentence } from '@/lib/game/sentence';
import { armyKind } from '../army-document';
import { elementFace } from '../army-roster';
import type { ArmyDocument, Item } from '../army-schema';
import { profileWords, word } from '../describe';
import type { Entry, Extra, ListDocument, ListOption, ListVariant } from '../list-schema';
import { holds } from '../rules/conditions';
import { leastUnits, mostUnits } from '../rules/entry-rules';
import { type Contingent, type Muster, musterOf, profileOf } from '../rules/muster';
import { ITEM_PRICES, isSingle, type Profile } from '../rules/points';
import { LARGEST_UNIT, SMALLEST_UNIT } from '../rules/unit-rules';
import { onlyWhen } from './condition-words';
import { entryKey, joinsKey, OPTION_KEYS } from './keys';

const USUAL_UNIT = 6;
const SMALLEST_PART = 1;
const USUAL_PROFILE: Profile = {
  troop: 'baggage',
  grade: null,
  armour: 'none',
  arm: 'spear',
  wild: false,
  mount: 'none',
  special: null,
};

const plain = (label: string): Sentence => word('list', 'option', { label });

const faceOf =
  (profile: Profile) =>
  ({ colour, style }: SeatColours) =>
    elementFace(profile, sideStyle(colour, style));

const priceOf = ({ cost = 0, replace }: ListOption, variant: ListVariant): number => {
  if (replace) return replace.points - variant.points;
  return typeof cost === 'number' ? cost : variant.grade === null ? 0 : (cost[variant.grade] ?? 0);
};

const improvements = (entry: Entry, variant: ListVariant, army: Contingent): readonly OfferedOption[] =>
  army.list.options
    .filter(({ target, when }) => (target.entries?.includes(entry.id) ?? true) && holds(when, army))
    .map(option => ({
      id: option.id,
      label: plain(option.label),
      price: priceOf(option, variant),
      choice: null,
    }));

const arms = ({ arms: others = [] }: ListVariant): readonly OfferedOption[] =>
  others.map(arm => ({
    id: `${OPTION_KEYS.arm}${arm}`,
    label: word('offer', 'arm', { arm: word('arm', arm) }),
    price: 0,
    choice: 'arm',
  }));

const nations = ({ nations: known = [] }: Entry, army: Contingent): readonly OfferedOption[] =>
  known
    .filter(({ when }) => holds(when, army))
    .map(({ id, label }) => ({
      id: `${OPTION_KEYS.nation}${id}`,
      label: plain(label),
      price: 0,
      choice: 'nation',
    }));

const groupOf = (entry: Entry, { list, isAlly }: Contingent): string =>
  isAlly ? list.title : (list.groups?.find(({ id }) => id === entry.group)?.label ?? list.title);

const offer = (entry: Entry, variant: ListVariant, army: Contingent): ListEntry => {
  const profile = profileOf(variant);
  const note = onlyWhen(entry.when, army.list) ?? onlyWhen(variant.when, army.list);
  return {
    id: entryKey(entry.id, variant.id, army.isAlly),
    group: groupOf(entry, army),
    label: entry.label,
    words: profileWords(profile),
    face: faceOf(profile),
    price: variant.points,
    min: leastUnits(army, entry),
    max: holds(variant.when, army) ? mostUnits(army, entry) : 0,
    options: [...nations(entry, army), ...arms(variant), ...improvements(entry, variant, army)],
    reconstructed: variant.printed === false,
    counts: 'units',
    unit: isSingle(variant.troop)
      ? { least: 1, most: 1, usual: 1 }
      : { least: SMALLEST_UNIT, most: LARGEST_UNIT, usual: USUAL_UNIT, part: SMALLEST_PART },
    ...(note ? { note } : {}),
  };
};

const offersOf = (army: Contingent): readonly ListEntry[] =>
  army.list.entries.flatMap(entry => entry.variants.map(variant => offer(entry, variant, army)));

const purchase = (
  id: string,
  kind: 'extras' | 'items',
  label: Name,
  profile: Profile,
  price: number,
): Omit<ListEntry, 'max'> => ({
  id,
  group: word('offer', kind),
  label,
  words: word('offer', 'purchase'),
  face: faceOf(profile),
  price,
  min: 0,
  options: [],
  reconstructed: false,
  counts: 'pieces',
});

/** 18.1 – What a list sells to the whole army. */
const extraOffer = (extra: Extra, army: Contingent): ListEntry => {
  const note = onlyWhen(extra.when, army.list);
  const profile = extra.profile ? { ...USUAL_PROFILE, ...extra.profile } : USUAL_PROFILE;
  return {
    ...purchase(`extra:${extra.id}`, 'extras', extra.label, profile, extra.points),
    max: holds(extra.when, army) ? extra.max : 0,
    options:
      extra.joins === undefined
        ? []
        : [{ id: joinsKey, label: word('offer', 'joins'), price: 0, choice: null }],
    ...(note ? { note } : {}),
  };
};

const ITEM_TROOPS: Readonly<Partial<Record<Item['id'], Profile['troop']>>> = {
  'siege-tower': 'siege-tower',
  ship: 'ship',
  boat: 'boat',
  wagon: 'wagon',
  'artillery-light': 'artillery-light',
  'artillery-heavy': 'artillery-heavy',
};

/** 8.5, 8.6 – Gear for a siege, and walls for a place that is raided. */
const itemOffers = ({ roster: { scenario } }: Muster): readonly ListEntry[] =>
  scenario === 'siege' || scenario === 'raid'
    ? (Object.keys(ITEM_PRICES) as Item['id'][]).map(id => ({
        ...purchase(
          `item:${id}`,
          'items',
          word('item', id),
          { ...USUAL_PROFILE, troop: ITEM_TROOPS[id] ?? 'baggage' },
          ITEM_PRICES[id],
        ),
        max: null,
      }))
    : [];

/** All that this army may take, as it stands now. */
export const offers = (army: ArmyDocument, list: ListDocument): readonly ListEntry[] => {
  const muster = musterOf(army, [...(army.lists ?? []), list]);
  if (!muster) return [];
  return [
    ...offersOf(muster.main),
    ...(muster.allies ? offersOf(muster.allies) : []),
    ...list.extras.map(extra => extraOffer(extra, muster.main)),
    ...itemOffers(muster),
  ];
};

/** What a list offers before anything is taken. */
export const entries = (
  list: ListDocument,
  variant: string | null,
  year: number | null = null,
): readonly ListEntry[] => {
  const state = variant ?? list.states?.usual;
  const states = state === undefined ? [] : [state];
  const empty: ArmyDocument = { ...armyKind.blank(), list: list.id, states, year, lists: [list] };
  return offers(empty, list);
};
