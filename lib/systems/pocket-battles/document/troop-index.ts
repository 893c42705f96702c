import { readShippedList, SHIPPED_TROOPS } from '../data';
import type { ListDocument } from './army-list-schema';
import type { Force, Scenario } from './scenario';
import type { Troop } from './troop';

export type TroopIndex = ReadonlyMap<string, Troop>;

/** The tiles in force: the shipped ones, overlaid by others. */
export const troopIndexOf = (troops: readonly Troop[]): TroopIndex =>
  troops.length === 0
    ? SHIPPED_TROOPS
    : new Map([...SHIPPED_TROOPS, ...troops.map(troop => [troop.id, troop] as const)]);

/** 4.1 – The list that an army is built from: one that the battle carries, or one of ours; null: tiles of any list. */
export const listOfForce = ({ lists }: Pick<Scenario, 'lists'>, { list }: Force): ListDocument | null =>
  list === undefined ? null : (lists?.find(({ id }) => id === list) ?? readShippedList(list) ?? null);

/** The tiles of one side. Lists of two authors may give the same name to different tiles. */
export const troopIndexOfForce = (scenario: Scenario, force: Force): TroopIndex =>
  troopIndexOf([
    ...(scenario.troops ?? []),
    ...(scenario.lists?.find(({ id }) => id === force.list)?.troops ?? []),
  ]);
