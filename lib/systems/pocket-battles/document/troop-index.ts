import { readShippedList, readShippedTroops } from '../data';
import type { ListDocument } from './army-list-schema';
import type { Force, Scenario } from './scenario';
import type { Troop } from './troop';

export type TroopIndex = ReadonlyMap<string, Troop>;

/** The tiles in force: the shipped ones, named in the language of the document, overlaid by others. */
export const troopIndexOf = (troops: readonly Troop[], language?: string): TroopIndex => {
  const shipped = readShippedTroops(language);
  return troops.length === 0
    ? shipped
    : new Map([...shipped, ...troops.map(troop => [troop.id, troop] as const)]);
};

/** 4.1 – The list that an army is built from: one that the battle carries, or one of ours; null: tiles of any list. */
export const listOfForce = (
  { lists, language }: Pick<Scenario, 'lists' | 'language'>,
  { list }: Force,
): ListDocument | null =>
  list === undefined
    ? null
    : (lists?.find(({ id }) => id === list) ?? readShippedList(list, language) ?? null);

/** The tiles of one side. Lists of two authors may give the same name to different tiles. */
export const troopIndexOfForce = (scenario: Scenario, force: Force): TroopIndex =>
  troopIndexOf(
    [...(scenario.troops ?? []), ...(scenario.lists?.find(({ id }) => id === force.list)?.troops ?? [])],
    scenario.language,
  );
