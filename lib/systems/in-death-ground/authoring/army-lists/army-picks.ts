import type { Change } from '@/lib/documents/change';
import { createSideStyle } from '@/lib/drawing/colours/palette';
import type { ArmyPick, ArmyUnit } from '@/lib/game/contract/army/army-lists';
import { isShipped } from '../../data';
import type { ListDocument } from '../../document/army-list-schema';
import type { ArmyDocument, RosterUnit, UnitPart } from '../../document/army-schema';
import {
  contingentsOf,
  costOf,
  countElements,
  type ResolvedUnit,
  resolveArmy,
} from '../../rules/army/resolved-army';
import { describeUnit, nameUnit, toElementFace } from '../../view/force-table';
import { findChosen, isImprovement, JOINS_KEY, OPTION_KEYS, readKey, toEntryKey } from './pick-keys';

/** One pick for each part of a unit; mixed units have several. */
const picksOfUnit = ({ id, ally, nation, parts }: RosterUnit): readonly ArmyPick[] =>
  parts.map(({ entry, variant, elements, arm, options = [] }, part) => ({
    entry: toEntryKey(entry, variant, ally === true),
    count: elements,
    options: [
      ...(nation === undefined ? [] : [`${OPTION_KEYS.nation}${nation}`]),
      ...(arm === undefined ? [] : [`${OPTION_KEYS.arm}${arm}`]),
      ...options,
    ],
    unit: id,
    part,
  }));

export const listPicks = ({ units, extras = [], items = [] }: ArmyDocument): readonly ArmyPick[] => [
  ...units.flatMap(picksOfUnit),
  ...extras.map(({ id, count, joins }) => ({
    entry: `extra:${id}`,
    count,
    options: joins ? [JOINS_KEY] : [],
  })),
  ...items.map(({ id, count }) => ({ entry: `item:${id}`, count, options: [] })),
];

const toArmyUnit = (unit: ResolvedUnit, isAlly: boolean): ArmyUnit | null => {
  const [first] = unit.groups;
  if (!first) return null;
  const path = ['units', unit.index];
  return {
    id: unit.unit.id,
    label: nameUnit(unit),
    words: describeUnit(unit),
    face: ({ colour, style }) => ({
      ...toElementFace(first.profile, createSideStyle(colour, style)),
      figure: String(countElements(unit.groups)),
    }),
    cost: costOf(unit.groups),
    path,
    namePath: [...path, 'name'],
    isAlly,
    parts: picksOfUnit(unit.unit),
  };
};

/** The units in the order of the document; those that the lists do not know are left to the findings. */
export const listUnits = (army: ArmyDocument, list: ListDocument): readonly ArmyUnit[] => {
  const resolved = resolveArmy(army, [...(army.lists ?? []), list], army.language);
  if (!resolved) return [];
  return contingentsOf(resolved)
    .flatMap(({ units: own, isAlly }) => own.map(unit => ({ unit, isAlly })))
    .sort((one, other) => one.unit.index - other.unit.index)
    .flatMap(({ unit, isAlly }) => toArmyUnit(unit, isAlly) ?? []);
};

const findFreeUnitId = ({ units: taken }: ArmyDocument): string => {
  const ids = new Set(taken.map(({ id }) => id));
  let number = taken.length + 1;
  while (ids.has(`u${number}`)) number += 1;
  return `u${number}`;
};

/** An army goes with the list of its author; the book's own lists are known everywhere. */
export const doesCarry = ({ lists }: ArmyDocument, list: ListDocument): boolean =>
  isShipped(list) || (lists?.some(({ id }) => id === list.id) ?? false);

/** The army with this many of an entry, extra or item. */
export const applyPick = (army: ArmyDocument, list: ListDocument, wanted: ArmyPick): readonly Change[] => {
  const key = readKey(wanted.entry);
  const own: readonly Change[] = doesCarry(army, list)
    ? []
    : [{ op: 'add', path: ['lists'], value: [...(army.lists ?? []), list] }];
  if (key.type === 'entry') return [...own, ...applyUnitPick(army, wanted)];
  return [...own, ...applyPurchase(army, key.type === 'extra' ? 'extras' : 'items', key.id, wanted)];
};

const applyPurchase = (
  army: ArmyDocument,
  member: 'extras' | 'items',
  id: string,
  { count, options }: ArmyPick,
): readonly Change[] => {
  const others = (army[member] ?? []).filter(item => item.id !== id);
  const joins = member === 'extras' && options.includes(JOINS_KEY) ? { joins: true } : {};
  const value = count === 0 ? others : [...others, { id, count, ...joins }];
  if (value.length > 0) return [{ op: 'add', path: [member], value }];
  return army[member] ? [{ op: 'remove', path: [member] }] : [];
};

const partOf = ({ entry, count, options }: ArmyPick): UnitPart => {
  const key = readKey(entry);
  const [id, variant] = key.type === 'entry' ? [key.entry, key.variant] : ['', ''];
  const bought = options.filter(isImprovement);
  const arm = findChosen(options, 'arm') as UnitPart['arm'];
  return {
    entry: id,
    variant,
    ...(arm === undefined ? {} : { arm }),
    elements: count,
    ...(bought.length > 0 ? { options: bought } : {}),
  };
};

const isAllied = (entry: string): boolean => {
  const key = readKey(entry);
  return key.type === 'entry' && key.isAlly;
};

/** A unit that does not exist is added; one that does gets a part more, or changes or loses the part that is named, or all parts of an entry. */
const applyUnitPick = (army: ArmyDocument, wanted: ArmyPick): readonly Change[] => {
  const index = army.units.findIndex(({ id }) => id === wanted.unit);
  const unit = army.units[index];
  const nation = findChosen(wanted.options, 'nation');
  if (!unit) {
    if (wanted.count === 0) return [];
    const value: RosterUnit = {
      id: wanted.unit ?? findFreeUnitId(army),
      ...(isAllied(wanted.entry) ? { ally: true } : {}),
      ...(nation === undefined ? {} : { nation }),
      parts: [partOf(wanted)],
    };
    return [{ op: 'add', path: ['units', '-'], value }];
  }
  const parts = withPart(unit.parts, wanted);
  if (parts.length === 0) return [{ op: 'remove', path: ['units', index] }];
  const { nation: _nation, ...rest } = unit;
  const value = { ...rest, ...(nation === undefined ? {} : { nation }), parts };
  return [{ op: 'replace', path: ['units', index], value }];
};

const withPart = (parts: readonly UnitPart[], wanted: ArmyPick): readonly UnitPart[] => {
  const fresh = partOf(wanted);
  const isSame = (part: UnitPart): boolean => part.entry === fresh.entry && part.variant === fresh.variant;
  if (wanted.part === undefined)
    return wanted.count === 0 ? parts.filter(part => !isSame(part)) : [...parts, fresh];
  return parts.flatMap((part, index) => {
    if (index !== wanted.part) return [part];
    return wanted.count === 0 ? [] : [fresh];
  });
};
