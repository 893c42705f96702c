import celtsJson from '@/content/systems/pocket-battles/celts.json';
import romansJson from '@/content/systems/pocket-battles/romans.json';
import { type ListDocument, listSchema } from './list-schema';
import type { Troop } from './troop';

/** The rosters that come with the program: reconstructed, and marked so. */
export const SHIPPED_LISTS: readonly ListDocument[] = [celtsJson, romansJson].map(json =>
  listSchema.parse(json),
);

export const shippedList = (id: string): ListDocument | undefined =>
  SHIPPED_LISTS.find(list => list.id === id);

export const SHIPPED_TROOPS: ReadonlyMap<string, Troop> = new Map(
  SHIPPED_LISTS.flatMap(({ troops }) => troops.map(troop => [troop.id, troop] as const)),
);
