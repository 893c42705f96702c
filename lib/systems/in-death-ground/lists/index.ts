import type { ArmyLists } from '@/lib/game/army-list';
import { runChecks } from '@/lib/game/check';
import { ARMY_CHECKS, armyKind } from '../army-document';
import type { ArmyDocument } from '../army-schema';
import { findList, isShipped, SHIPPED_LISTS } from '../data';
import type { ListDocument } from '../list-schema';
import { armyCost, mostPoints } from '../rules/army-rules';
import { musterOf } from '../rules/muster';
import { ARMY_SIZES } from '../rules/points';
import { aboutList } from './about';
import { armyFields } from './army-fields';
import { carries, pick, picks, units } from './army-picks';
import { design } from './entry-design';
import { entries, offers } from './offers';

const SIZES = [
  ...new Set(Object.values(ARMY_SIZES).flatMap(({ attacker, defender }) => [attacker, defender])),
].sort((one, other) => one - other);

/** The lists of the book and of their authors: units are taken one by one, with their elements and options. */
export const lists: ArmyLists<ListDocument, ArmyDocument> = {
  shipped: SHIPPED_LISTS,
  variants: ({ states }) => (states?.ids ?? []).map(({ id, label }) => ({ id, label })),
  dates: ({ years: { from, after, to, before } }) => ({
    from: from ?? (after === undefined ? null : after + 1),
    to: to ?? (before === undefined ? null : before - 1),
  }),
  about: aboutList,
  entries,
  sizes: SIZES,
  usualSize: ARMY_SIZES['open-battle'].attacker,
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
      ...(isShipped(list) ? {} : { lists: [list] }),
    };
  },
  listOf: army => findList(army.list, army.lists),
  offers,
  units,
  picks,
  pick,
  cost: (army, list) => {
    const muster = musterOf(army, [...(army.lists ?? []), list]);
    return {
      spent: muster ? armyCost(muster) : 0,
      limit: army.points,
      most: muster ? mostPoints(muster) : army.points,
    };
  },
  fields: armyFields,
  design,
  judge: (army, list) => runChecks(ARMY_CHECKS, carries(army, list) ? army : { ...army, lists: [list] }),
};
