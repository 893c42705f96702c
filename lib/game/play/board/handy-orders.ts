import type { ActionKind } from '@/lib/game/contract/about';
import type { AnyOrder } from '@/lib/game/play/board/lit-targets';
import { listCards, type OrderCard } from './order-cards';

/** Orders that affect the enemy or lead somewhere come before those that change nothing. */
const USEFUL: readonly ActionKind[] = [
  'attack',
  'shoot',
  'react',
  'move',
  'place',
  'turn',
  'form',
  'pick',
  'end',
];

/** Who goes along is chosen in the panel, by the counters; orders that give something up are in the panel as well. */
const indexesOf = (card: OrderCard): readonly number[] => {
  if (card.type === 'ways') return card.heading ? [] : card.indexes;
  if (card.type === 'many') return [];
  return card.order.about.kind === 'pick' || card.order.isDangerous ? [] : [card.index];
};

/** The orders that stand at the pieces themselves, by their place in the list: the useful ones first. */
export const listHandyOrders = (orders: readonly AnyOrder[], most: number): readonly number[] => {
  const rankOf = (index: number): number => {
    const order = orders[index];
    return order ? USEFUL.indexOf(order.about.kind) : USEFUL.length;
  };
  return listCards(orders)
    .flatMap(indexesOf)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, most);
};
