import type { Change } from '@/lib/documents/change';
import { sideStyle } from '@/lib/drawing/palette';
import type { ArmyLists, ArmyPick, ListEntry } from '@/lib/game/army-list';
import { runChecks } from '@/lib/game/check';
import { ARMY_CHECKS, armyKind } from './army-document';
import { armyFields } from './army-fields';
import { elementFace } from './army-roster';
import type { ArmyDocument, Part } from './army-schema';
import { findList, SHIPPED_LISTS } from './data';
import { profileWords, word } from './describe';
import { design } from './entry-design';
import type { Entry, ListDocument, ListOption, ListVariant } from './list-schema';
import { armyCost } from './rules/army-rules';
import { holds } from './rules/conditions';
import { mostUnits } from './rules/entry-rules';
import { type Contingent, musterOf, profileOf } from './rules/muster';
import { ARMY_SIZES, isSingle } from './rules/points';
import { LARGEST_UNIT, SMALLEST_UNIT } from './rules/unit-rules';

const SIZES = [
  ...new Set(Object.values(ARMY_SIZES).flatMap(({ attacker, defender }) => [attacker, defender])),
].sort((one, other) => one - other);
const USUAL_UNIT = 6;

const entryId = (entry: Entry, variant: ListVariant): string => `${entry.id}/${variant.id}`;

/** An army without troops, for what a list allows before anything is taken. */
const emptyContingent = (
  list: ListDocument,
  states: readonly string[],
  year: number | null,
): Contingent | null =>
  musterOf({ ...armyKind.blank(), list: list.id, states: [...states], year }, [list])?.main ?? null;

const optionsFor = (list: ListDocument, entry: Entry, army: Contingent): readonly ListOption[] =>
  list.options.filter(
    ({ target, when }) => (target.entries?.includes(entry.id) ?? true) && holds(when, army),
  );

const priceOf = ({ cost = 0, replace }: ListOption, variant: ListVariant): number => {
  if (replace) return replace.points - variant.points;
  return typeof cost === 'number' ? cost : variant.grade === null ? 0 : (cost[variant.grade] ?? 0);
};

const listEntry = (list: ListDocument, entry: Entry, variant: ListVariant, army: Contingent): ListEntry => {
  const single = isSingle(variant.troop);
  return {
    id: entryId(entry, variant),
    group: list.groups?.find(({ id }) => id === entry.group)?.label ?? list.title,
    label: entry.label,
    words: profileWords(profileOf(variant)),
    face: ({ colour, style }) => elementFace(profileOf(variant), sideStyle(colour, style)),
    price: variant.points,
    min: entry.units[0],
    max: holds(variant.when, army) ? mostUnits(army, entry) : 0,
    options: optionsFor(list, entry, army).map(option => ({
      id: option.id,
      label: word('list', 'option', { label: option.label }),
      price: priceOf(option, variant),
      choice: null,
    })),
    reconstructed: variant.printed === false,
    unit: single
      ? { least: 1, most: 1, usual: 1 }
      : { least: SMALLEST_UNIT, most: LARGEST_UNIT, usual: USUAL_UNIT },
  };
};

const entries = (
  list: ListDocument,
  variant: string | null,
  year: number | null = null,
): readonly ListEntry[] => {
  const usual = list.states?.usual;
  const states = variant === null ? (usual === undefined ? [] : [usual]) : [variant];
  const army = emptyContingent(list, states, year);
  if (!army) return [];
  return list.entries.flatMap(entry => entry.variants.map(form => listEntry(list, entry, form, army)));
};

/** One pick for each part of a unit; mixed units have several. */
const picks = ({ units }: ArmyDocument): readonly ArmyPick[] =>
  units.flatMap(({ id, parts }) =>
    parts.map(({ entry, variant, elements, options = [] }) => ({
      entry: `${entry}/${variant}`,
      count: elements,
      options,
      unit: id,
    })),
  );

const freeUnitId = ({ units }: ArmyDocument): string => {
  const taken = new Set(units.map(({ id }) => id));
  let number = units.length + 1;
  while (taken.has(`u${number}`)) number += 1;
  return `u${number}`;
};

const partOf = ({ entry, count, options }: ArmyPick): Part => {
  const [id = '', variant = ''] = entry.split('/');
  return { entry: id, variant, elements: count, ...(options.length > 0 ? { options: [...options] } : {}) };
};

/** A unit that does not exist is added; one that does gets, changes or loses the part of this entry. */
const pick = (army: ArmyDocument, list: ListDocument, wanted: ArmyPick): readonly Change[] => {
  const own: readonly Change[] =
    findList(list.id) || army.lists?.some(({ id }) => id === list.id)
      ? []
      : [{ op: 'add', path: ['lists'], value: [...(army.lists ?? []), list] }];
  const index = army.units.findIndex(({ id }) => id === wanted.unit);
  const unit = army.units[index];
  if (!unit) {
    if (wanted.count === 0) return own;
    const value = { id: wanted.unit ?? freeUnitId(army), parts: [partOf(wanted)] };
    return [...own, { op: 'add', path: ['units', '-'], value }];
  }
  const parts = withPart(unit.parts, wanted);
  if (parts.length === 0) return [...own, { op: 'remove', path: ['units', index] }];
  return [...own, { op: 'replace', path: ['units', index, 'parts'], value: parts }];
};

const withPart = (parts: readonly Part[], wanted: ArmyPick): readonly Part[] => {
  const fresh = partOf(wanted);
  const isSame = (part: Part): boolean => part.entry === fresh.entry && part.variant === fresh.variant;
  if (wanted.count === 0) return parts.filter(part => !isSame(part));
  return parts.some(isSame)
    ? parts.map(part => (isSame(part) ? { ...part, ...fresh, options: [...wanted.options] } : part))
    : [...parts, fresh];
};

/** The lists of the book and of their authors: units are taken one by one, with their elements and options. */
export const lists: ArmyLists<ListDocument, ArmyDocument> = {
  shipped: SHIPPED_LISTS,
  variants: ({ states }) => (states?.ids ?? []).map(({ id, label }) => ({ id, label })),
  entries,
  sizes: SIZES,
  muster: (list, { title, points, variant, year = null }) => {
    const state = variant ?? list.states?.usual;
    const { states: _states, ...blank } = armyKind.blank();
    return {
      ...blank,
      title,
      list: list.id,
      year,
      ...(state === undefined ? {} : { states: [state] }),
      points,
      ...(findList(list.id) ? {} : { lists: [list] }),
    };
  },
  picks,
  pick,
  cost: (army, list) => {
    const muster = musterOf(army, [...(army.lists ?? []), list]);
    return { spent: muster ? armyCost(muster) : 0, limit: army.points };
  },
  fields: armyFields,
  design,
  judge: (army, list) => runChecks(ARMY_CHECKS, findList(list.id) ? army : { ...army, lists: [list] }),
};
