import celtsJson from '@/content/lists/pocket-battles/celts.json';
import romansJson from '@/content/lists/pocket-battles/romans.json';
import { type ListDocument, listSchema } from './document/army-list-schema';
import type { Troop } from './document/troop';

/** The rosters that come with the program: reconstructed, and marked so. */
export const SHIPPED_LISTS: readonly ListDocument[] = [celtsJson, romansJson].map(json =>
  listSchema.parse(json),
);

export const readShippedList = (id: string): ListDocument | undefined =>
  SHIPPED_LISTS.find(list => list.id === id);

const TEXTS: ReadonlyMap<string, string> = new Map(
  SHIPPED_LISTS.map(list => [list.id, JSON.stringify(list)]),
);

/** Whether it is one of our rosters, unchanged: a copy under the same name may be another list. */
export const isShipped = (list: ListDocument): boolean =>
  readShippedList(list.id) === list || TEXTS.get(list.id) === JSON.stringify(list);

export const SHIPPED_TROOPS: ReadonlyMap<string, Troop> = new Map(
  SHIPPED_LISTS.flatMap(({ troops }) => troops.map(troop => [troop.id, troop] as const)),
);
