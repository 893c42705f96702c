import type { Change } from '@/lib/documents/change';
import { sideStyle } from '@/lib/drawing/palette';
import type { ArmyLists, ArmyPick, ListEntry } from '@/lib/game/army-list';
import { runChecks } from '@/lib/game/check';
import type { Finding } from '@/lib/game/finding';
import { pointsOf } from './armies';
import { type ArmyDocument, armyKind, unitsOfArmy } from './army-document';
import { SHIPPED_LISTS, shippedList } from './data';
import { troopWords } from './describe';
import type { ListDocument } from './list-schema';
import { tileFace } from './position';
import { limitFaults, limitValues } from './rules/army';
import { objection } from './rules/objection';
import { design } from './tile-design';
import type { Troop } from './troop';

const SIZES = [50, 60, 70, 80, 90, 100];

const limitsOf = (list: ListDocument, variant: string | null) =>
  list.restrictions.find(({ id }) => id === variant)?.limits ?? [];

/** 4.1 – A design is offered as often as it was printed; a battle may forbid its name. Minima go by name, not by design. */
const entryOf = (troop: Troop, list: ListDocument, variant: string | null): ListEntry => {
  const limit = limitsOf(list, variant).find(({ name }) => name === troop.name);
  return {
    id: troop.id,
    group: troop.name,
    label: troop.name,
    words: troopWords(troop),
    face: ({ colour, style }) => tileFace(troop, sideStyle(colour, style)),
    price: troop.deploymentPoints,
    min: 0,
    max: Math.min(troop.count, limit?.max ?? troop.count),
    options: [],
    reconstructed: troop.reconstructed === true,
  };
};

const picks = (army: ArmyDocument): readonly ArmyPick[] => {
  const tiles = army.units.flatMap(({ troops }) => troops);
  return [...new Set(tiles)].map(entry => ({
    entry,
    count: tiles.filter(tile => tile === entry).length,
    options: [],
  }));
};

/** Tiles that are added stand as units of their own until they are formed; those taken away leave the last units first. */
const pick = (army: ArmyDocument, list: ListDocument, { entry, count }: ArmyPick): readonly Change[] => {
  const now = picks(army).find(other => other.entry === entry)?.count ?? 0;
  if (count === now) return [];
  const units = count > now ? withMore(army, entry, count - now) : withFewer(army, entry, now - count);
  return [{ op: 'replace', path: ['units'], value: units }, ...ownTiles(army, list, entry)];
};

const withMore = ({ units }: ArmyDocument, entry: string, more: number): ArmyDocument['units'] => {
  const taken = new Set(units.map(({ id }) => id));
  const added: ArmyDocument['units'] = [];
  for (let number = 1; added.length < more; number += 1)
    if (!taken.has(`${entry}-${number}`)) added.push({ id: `${entry}-${number}`, troops: [entry] });
  return [...units, ...added];
};

const withFewer = ({ units }: ArmyDocument, entry: string, fewer: number): ArmyDocument['units'] => {
  let left = fewer;
  const kept = units.toReversed().map(unit => ({
    ...unit,
    troops: unit.troops.filter(tile => {
      if (tile !== entry || left === 0) return true;
      left -= 1;
      return false;
    }),
  }));
  return kept.toReversed().filter(({ troops }) => troops.length > 0);
};

/** An army from a list of one's own carries the designs that it uses. */
const ownTiles = (army: ArmyDocument, list: ListDocument, entry: string): readonly Change[] => {
  const troop = list.troops.find(({ id }) => id === entry);
  if (!troop || shippedList(list.id) || army.troops?.some(({ id }) => id === entry)) return [];
  return [{ op: 'add', path: ['troops'], value: [...(army.troops ?? []), troop] }];
};

/** 4.1 – The army against its list: foreign tiles, what the battle demands, and all that the army breaks by itself. */
const judge = (army: ArmyDocument, list: ListDocument): readonly Finding[] => {
  const known = new Set(list.troops.map(({ id }) => id));
  const foreign = army.units.flatMap(({ troops }, index) =>
    troops.flatMap((tile, place) =>
      known.has(tile)
        ? []
        : [objection('tiles-of-list', '4.1', { tile, list: list.title }, ['units', index, 'troops', place])],
    ),
  );
  const troops = unitsOfArmy(army).flatMap(unit => unit.troops);
  const demands = limitFaults(limitsOf(list, army.restriction ?? null), troops).map(({ limit, count }) =>
    objection('limits-of-battle', '4.1', limitValues(army.title, limit, count), ['units']),
  );
  return [...runChecks(armyKind.checks, army), ...foreign, ...demands];
};

/** Rosters as army lists: every design of tile is an entry, every battle of ours a form of the list. */
export const lists: ArmyLists<ListDocument, ArmyDocument> = {
  shipped: SHIPPED_LISTS,
  variants: ({ restrictions }) => restrictions.map(({ id, title }) => ({ id, label: title })),
  entries: (list, variant) => list.troops.map(troop => entryOf(troop, list, variant)),
  sizes: SIZES,
  muster: (list, { title, points, variant }) => ({
    ...armyKind.blank(),
    title,
    list: list.id,
    points,
    ...(variant === null ? {} : { restriction: variant }),
  }),
  picks,
  pick,
  cost: army => ({ spent: pointsOf(unitsOfArmy(army)), limit: army.points }),
  judge,
  design,
};
