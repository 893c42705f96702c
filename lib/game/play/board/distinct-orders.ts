import type { AnyOrder } from './lit-targets';

/** Orders that read alike and are about the same are one to the player: two influence tiles of a kind. */
export const listDistinctOrders = (orders: readonly AnyOrder[]): readonly AnyOrder[] => {
  const keyOf = ({ actions: [{ type, by }], ...shown }: AnyOrder): string =>
    JSON.stringify([type, by, shown.label, shown.note, shown.about, shown.heading, shown.short, shown.field]);
  const first = new Map<string, AnyOrder>();
  for (const order of orders) if (!first.has(keyOf(order))) first.set(keyOf(order), order);
  return [...first.values()];
};
