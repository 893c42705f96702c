import { runChecks } from '@/lib/game/check/check';
import type { ArmyLists } from '@/lib/game/contract/army/army-lists';
import { ALL_LISTS, findList, isShipped } from '../../data';
import { ARMY_CHECKS, armyKind } from '../../document/army';
import type { ListDocument } from '../../document/army-list-schema';
import type { ArmyDocument } from '../../document/army-schema';
import { computeArmyCost, computeMaxPoints } from '../../rules/army/army-rules';
import { ARMY_SIZES } from '../../rules/army/points';
import { resolveArmy } from '../../rules/army/resolved-army';
import { listArmyFields } from './army-fields';
import { applyPick, doesCarry, listPicks, listUnits } from './army-picks';
import { design } from './forms/entry-design';
import { describeList } from './list-description';
import { listEntries, listOffers } from './offers';

const SIZES = [
  ...new Set(Object.values(ARMY_SIZES).flatMap(({ attacker, defender }) => [attacker, defender])),
].sort((one, other) => one - other);

/** The lists of the book and of their authors: units are taken one by one, with their elements and options. */
export const lists: ArmyLists<ListDocument, ArmyDocument> = {
  shipped: ALL_LISTS,
  variants: ({ states }) => (states?.ids ?? []).map(({ id, label }) => ({ id, label })),
  dates: ({ years: { from, after, to, before } }) => ({
    from: from ?? (after === undefined ? null : after + 1),
    to: to ?? (before === undefined ? null : before - 1),
  }),
  chapters: describeList,
  entries: listEntries,
  sizes: SIZES,
  usualSize: ARMY_SIZES['open-battle'].attacker,
  newArmyDraft: (list, { title, points, variant, year = null }) => {
    const state = variant ?? list.states?.usual;
    const { states: _states, ...blank } = armyKind.blank();
    return {
      ...blank,
      title,
      list: list.id,
      year,
      ...(state === undefined ? {} : { states: [state] }),
      points,
      ...(isShipped(list) ? {} : { lists: [list] }),
    };
  },
  listOf: army => findList(army.list, army.lists, army.language),
  availableEntries: listOffers,
  units: listUnits,
  picks: listPicks,
  applyPick,
  cost: (army, list) => {
    const resolved = resolveArmy(army, [...(army.lists ?? []), list], army.language);
    return {
      spent: resolved ? computeArmyCost(resolved) : 0,
      limit: army.points,
      most: resolved ? computeMaxPoints(resolved) : army.points,
    };
  },
  fields: listArmyFields,
  design,
  check: (army, list) => runChecks(ARMY_CHECKS, doesCarry(army, list) ? army : { ...army, lists: [list] }),
};
