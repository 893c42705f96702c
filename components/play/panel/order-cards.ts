import type { ActionKind } from '@/lib/game/contract/about';
import { type AnyOrder, aimOf } from '@/lib/game/play/board/lit-targets';

/** One line of the list of orders: an order, or many of one kind that are given on the board. */
export type OrderCard =
  | { readonly type: 'one'; readonly order: AnyOrder; readonly index: number }
  /** Ways to do the same where it stands, as turning left or right: side by side. */
  | { readonly type: 'ways'; readonly kind: ActionKind; readonly indexes: readonly number[] }
  | { readonly type: 'many'; readonly kind: ActionKind; readonly indexes: readonly number[] };

const FEW = 9;
const MANY_OF_A_KIND = 5;
/** What is only picked, as a tile or a marker, is not all seen on the board: so many stand in the list. */
const FEW_PICKS = 12;
const MOST_TURNS = 3;

/** Orders of a kind that are too many for a list stand on one card: the board shows where they lead. */
export const listCards = (orders: readonly AnyOrder[]): readonly OrderCard[] => {
  const turns = [...orders.keys()].filter(index => orders[index]?.about.kind === 'turn');
  const joins = turns.length > 1 && turns.length <= MOST_TURNS && orders.length > turns.length;
  const singles = [...orders.entries()].flatMap(([index, order]): readonly OrderCard[] => {
    if (!joins || order.about.kind !== 'turn') return [{ type: 'one', order, index }];
    return index === turns[0] ? [{ type: 'ways', kind: 'turn', indexes: turns }] : [];
  });
  if (orders.length <= FEW) return singles;
  const byKind = new Map<ActionKind, number[]>();
  for (const [index, order] of orders.entries())
    if (aimOf(order)) byKind.set(order.about.kind, [...(byKind.get(order.about.kind) ?? []), index]);
  const joined = [...byKind].filter(
    ([kind, indexes]) => indexes.length >= (kind === 'pick' ? FEW_PICKS + 1 : MANY_OF_A_KIND),
  );
  const inside = new Set(joined.flatMap(([, indexes]) => indexes));
  return [
    ...joined.map(([kind, indexes]): OrderCard => ({ type: 'many', kind, indexes })),
    ...singles.filter(card => card.type !== 'one' || !inside.has(card.index)),
  ];
};
