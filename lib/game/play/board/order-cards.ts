import type { ActionKind } from '@/lib/game/contract/about';
import type { Sentence } from '@/lib/game/contract/sentence';
import { type AnyOrder, aimOf } from '@/lib/game/play/board/lit-targets';

/** One line of the list of orders: an order, or many of one kind that are given on the board. */
export type OrderCard =
  | { readonly type: 'one'; readonly order: AnyOrder; readonly index: number }
  /** Ways to do the same where it stands, as turning left or right: side by side. */
  | CardOfSeveral<'ways'>
  | CardOfSeveral<'many'>;

interface CardOfSeveral<Type extends string> {
  readonly type: Type;
  readonly kind: ActionKind;
  /** Absent: the kind is shown instead. */
  readonly heading?: Sentence;
  readonly indexes: readonly number[];
}

/** What a card of several is known by from one moment to the next. */
export const keyOfCard = ({ kind, heading }: Pick<CardOfSeveral<string>, 'kind' | 'heading'>): string =>
  `${kind} ${heading?.code ?? ''}`;

const FEW = 9;
const MANY_OF_A_KIND = 5;
/** Choices such as a tile or a marker are not all visible on the board: this many stand in the list. */
const FEW_PICKS = 12;
const MOST_TURNS = 3;
const MOST_WAYS = 6;

/** The places of orders by what they have in common; null: with none. */
const groupBy = <Key>(
  orders: readonly AnyOrder[],
  keyOf: (order: AnyOrder) => Key | null,
): ReadonlyMap<Key, readonly number[]> => {
  const groups = new Map<Key, readonly number[]>();
  for (const [index, order] of orders.entries()) {
    const key = keyOf(order);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), index]);
  }
  return groups;
};

/** Several orders under one heading: side by side where they lead nowhere and are few. */
const listHeadedCards = (
  orders: readonly AnyOrder[],
): readonly (CardOfSeveral<'ways'> | CardOfSeveral<'many'>)[] => {
  const groups = groupBy(orders, ({ heading }) => (heading ? JSON.stringify(heading) : null));
  return [...groups.values()].flatMap(
    (indexes): readonly (CardOfSeveral<'ways'> | CardOfSeveral<'many'>)[] => {
      const first = orders[indexes[0] ?? -1];
      if (!first || indexes.length < 2) return [];
      const isHere =
        indexes.length <= MOST_WAYS && indexes.every(index => !orders[index] || !aimOf(orders[index]));
      const { heading, about } = first;
      const several = { kind: about.kind, ...(heading ? { heading } : {}), indexes };
      return isHere ? [{ type: 'ways', ...several }] : [{ type: 'many', ...several }];
    },
  );
};

/** Turns of one group, where there is something else to do. */
const listTurnCards = (orders: readonly AnyOrder[]): readonly CardOfSeveral<'ways'>[] => {
  const turns = groupBy(orders, ({ about }) => (about.kind === 'turn' ? 'turn' : null)).get('turn') ?? [];
  const joins = turns.length > 1 && turns.length <= MOST_TURNS && orders.length > turns.length;
  return joins ? [{ type: 'ways', kind: 'turn', indexes: turns }] : [];
};

/** Orders of a kind that are too many for a list stand on one card: the board shows where they lead. */
const listKindCards = (orders: readonly AnyOrder[]): readonly CardOfSeveral<'many'>[] =>
  orders.length <= FEW
    ? []
    : [...groupBy(orders, order => (aimOf(order) && !order.heading ? order.about.kind : null))]
        .filter(([kind, indexes]) => indexes.length >= (kind === 'pick' ? FEW_PICKS + 1 : MANY_OF_A_KIND))
        .map(([kind, indexes]) => ({ type: 'many', kind, indexes }));

/** Orders that give something up always come last. */
const isDangerousCard = (card: OrderCard): boolean => card.type === 'one' && card.order.isDangerous === true;

const putDangerousLast = (cards: readonly OrderCard[]): readonly OrderCard[] => [
  ...cards.filter(card => !isDangerousCard(card)),
  ...cards.filter(isDangerousCard),
];

/** The cards of the list: first what is given on the board, then order by order as the rules offer them. */
export const listCards = (orders: readonly AnyOrder[]): readonly OrderCard[] => {
  const many = listKindCards(orders);
  const inMany = new Set(many.flatMap(({ indexes }) => indexes));
  const joined = [...listTurnCards(orders), ...listHeadedCards(orders)].filter(
    ({ indexes }) => !indexes.some(index => inMany.has(index)),
  );
  const cardAt = new Map(joined.map(card => [card.indexes[0], card]));
  const inside = new Set([...inMany, ...joined.flatMap(({ indexes }) => indexes)]);
  const others = [...orders.entries()].flatMap(([index, order]): readonly OrderCard[] => {
    const card = cardAt.get(index);
    if (card) return [card];
    return inside.has(index) ? [] : [{ type: 'one', order, index }];
  });
  return putDangerousLast([...many, ...others]);
};
