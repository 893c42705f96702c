import { createSideStyle } from '@/lib/drawing/colours/palette';
import type {
  ArmyListEntry,
  DisplayName,
  ArmyListOption as OfferedOption,
} from '@/lib/game/contract/army/army-lists';
import type { SeatColours } from '@/lib/game/contract/game-system';
import type { Sentence } from '@/lib/game/contract/sentence';
import { armyKind } from '../../document/army';
import type {
  ListDocument,
  ListExtra,
  ListOption,
  ListVariant,
  TroopEntry,
} from '../../document/army-list-schema';
import type { ArmyDocument, PurchasedItem } from '../../document/army-schema';
import { doesHold } from '../../rules/army/conditions';
import { computeMaxUnits, computeMinUnits } from '../../rules/army/entry-rules';
import { BAGGAGE, ITEM_PRICES, isSingle, type Profile } from '../../rules/army/points';
import { type Contingent, profileOf, type ResolvedArmy, resolveArmy } from '../../rules/army/resolved-army';
import { LARGEST_UNIT, SMALLEST_UNIT } from '../../rules/army/unit-rules';
import { describeOnlyWhen } from '../../view/condition-words';
import { toElementFace } from '../../view/force-table';
import { describeProfile, word } from '../../view/words';
import { JOINS_KEY, OPTION_KEYS, toEntryKey } from './pick-keys';

const USUAL_UNIT = 6;
const SMALLEST_PART = 1;

const toSentence = (label: string): Sentence => word('list', 'option', { label });

const faceOf =
  (profile: Profile) =>
  ({ colour, style }: SeatColours) =>
    toElementFace(profile, createSideStyle(colour, style));

const priceOf = ({ cost = 0, replace }: ListOption, variant: ListVariant): number => {
  if (replace) return replace.points - variant.points;
  return typeof cost === 'number' ? cost : variant.grade === null ? 0 : (cost[variant.grade] ?? 0);
};

const listImprovements = (
  entry: TroopEntry,
  variant: ListVariant,
  army: Contingent,
): readonly OfferedOption[] =>
  army.list.options
    .filter(({ target, when }) => (target.entries?.includes(entry.id) ?? true) && doesHold(when, army))
    .map(option => ({
      id: option.id,
      label: toSentence(option.label),
      price: priceOf(option, variant),
      choice: null,
    }));

const listArms = ({ arms: others = [] }: ListVariant): readonly OfferedOption[] =>
  others.map(arm => ({
    id: `${OPTION_KEYS.arm}${arm}`,
    label: word('offer', 'arm', { arm: word('arm', arm) }),
    price: 0,
    choice: 'arm',
  }));

const listNations = ({ nations: known = [] }: TroopEntry, army: Contingent): readonly OfferedOption[] =>
  known
    .filter(({ when }) => doesHold(when, army))
    .map(({ id, label }) => ({
      id: `${OPTION_KEYS.nation}${id}`,
      label: toSentence(label),
      price: 0,
      choice: 'nation',
    }));

const groupOf = (entry: TroopEntry, { list, isAlly }: Contingent): string =>
  isAlly ? list.title : (list.groups?.find(({ id }) => id === entry.group)?.label ?? list.title);

const toOffer = (entry: TroopEntry, variant: ListVariant, army: Contingent): ArmyListEntry => {
  const profile = profileOf(variant);
  const note = describeOnlyWhen(entry.when, army.list) ?? describeOnlyWhen(variant.when, army.list);
  return {
    id: toEntryKey(entry.id, variant.id, army.isAlly),
    group: groupOf(entry, army),
    label: entry.label,
    words: describeProfile(profile),
    face: faceOf(profile),
    price: variant.points,
    per: word('per', 'element'),
    min: computeMinUnits(army, entry),
    max: doesHold(variant.when, army) ? computeMaxUnits(army, entry) : 0,
    options: [...listNations(entry, army), ...listArms(variant), ...listImprovements(entry, variant, army)],
    reconstructed: variant.printed === false,
    counts: 'units',
    unit: isSingle(variant.troop)
      ? { least: 1, most: 1, usual: 1 }
      : { least: SMALLEST_UNIT, most: LARGEST_UNIT, usual: USUAL_UNIT, part: SMALLEST_PART },
    ...(note ? { note } : {}),
  };
};

const listTroopOffers = (army: Contingent): readonly ArmyListEntry[] =>
  army.list.entries.flatMap(entry => entry.variants.map(variant => toOffer(entry, variant, army)));

const purchaseOffer = (
  id: string,
  kind: 'extras' | 'items',
  label: DisplayName,
  profile: Profile,
  price: number,
  per: ListExtra['per'],
): Omit<ArmyListEntry, 'max'> => ({
  id,
  group: word('offer', kind),
  label,
  words: word('offer', 'purchase'),
  face: faceOf(profile),
  price,
  per: word('per', per),
  min: 0,
  options: [],
  reconstructed: false,
  counts: 'pieces',
});

/** 18.1 – What a list sells to the whole army. */
const toExtraOffer = (extra: ListExtra, army: Contingent): ArmyListEntry => {
  const note = describeOnlyWhen(extra.when, army.list);
  const profile = extra.profile ? { ...BAGGAGE, ...extra.profile } : BAGGAGE;
  return {
    ...purchaseOffer(`extra:${extra.id}`, 'extras', extra.label, profile, extra.points, extra.per),
    max: doesHold(extra.when, army) ? extra.max : 0,
    options:
      extra.joins === undefined
        ? []
        : [{ id: JOINS_KEY, label: word('offer', 'joins'), price: 0, choice: null }],
    ...(note ? { note } : {}),
  };
};

const ITEM_TROOPS: Readonly<Partial<Record<PurchasedItem['id'], Profile['troop']>>> = {
  'siege-tower': 'siege-tower',
  ship: 'ship',
  boat: 'boat',
  wagon: 'wagon',
  'artillery-light': 'artillery-light',
  'artillery-heavy': 'artillery-heavy',
};

/** 8.5, 8.6 – Gear for a siege, and walls for a place that is raided. */
const listItemOffers = ({ roster: { scenario } }: ResolvedArmy): readonly ArmyListEntry[] =>
  scenario === 'siege' || scenario === 'raid'
    ? (Object.keys(ITEM_PRICES) as PurchasedItem['id'][]).map(id => ({
        ...purchaseOffer(
          `item:${id}`,
          'items',
          word('item', id),
          { ...BAGGAGE, troop: ITEM_TROOPS[id] ?? 'baggage' },
          ITEM_PRICES[id],
          'item',
        ),
        max: null,
      }))
    : [];

/** All that this army may take, as it stands now. */
export const listOffers = (army: ArmyDocument, list: ListDocument): readonly ArmyListEntry[] => {
  const resolved = resolveArmy(army, [...(army.lists ?? []), list], army.language);
  if (!resolved) return [];
  return [
    ...listTroopOffers(resolved.main),
    ...(resolved.allies ? listTroopOffers(resolved.allies) : []),
    ...list.extras.map(extra => toExtraOffer(extra, resolved.main)),
    ...listItemOffers(resolved),
  ];
};

/** What a list offers before anything is taken. */
export const listEntries = (
  list: ListDocument,
  variant: string | null,
  year: number | null = null,
): readonly ArmyListEntry[] => {
  const state = variant ?? list.states?.usual;
  const states = state === undefined ? [] : [state];
  const empty: ArmyDocument = { ...armyKind.blank(), list: list.id, states, year, lists: [list] };
  return listOffers(empty, list);
};
