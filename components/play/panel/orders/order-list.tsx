'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import type { AnyOrder } from '@/lib/game/play/board/lit-targets';
import { keyOfCard, listCards, type OrderCard } from '@/lib/game/play/board/order-cards';
import { handOfClick } from '../../session/play-actions';
import { usePlay } from '../../session/play-model';
import { useOrderWords } from '../../session/use-order-words';
import { toggleCard, type ViewOptions } from '../../session/use-view-options';
import { Chance } from './chance';
import { KindIcon } from './kind-icon';
import { OrderButton } from './order-button';
import styles from './orders.module.css';

/** Every order that can be given now, with its key, its price and what to know of it. */
export const OrderList = ({ looks }: { readonly looks: ViewOptions }) => {
  const words = useTranslations('play');
  const { orders } = usePlay();
  const cards = listCards(orders);
  if (cards.length === 0) return null;
  return (
    <ol className={styles.orders} aria-label={words('orders')}>
      {cards.map((card, place) => (
        <li key={card.type === 'one' ? card.index : keyOfCard(card)}>
          {card.type === 'one' && <Card order={card.order} index={card.index} number={place + 1} />}
          {card.type === 'ways' && <WaysCard card={card} number={place + 1} />}
          {card.type === 'many' && <ManyCard card={card} number={place + 1} looks={looks} />}
        </li>
      ))}
    </ol>
  );
};

interface CardProps {
  readonly order: AnyOrder;
  readonly index: number;
  readonly number: number;
}

const Card = ({ order, index, number }: CardProps) => {
  const play = usePlay();
  const say = useSay();
  const spoken = useOrderWords();
  const [cost, payer] = [spoken.cost(order), spoken.payer(order)];
  return (
    <Button
      look="bare"
      className={styles.card}
      data-dangerous={order.isDangerous}
      data-current={play.current === index}
      onPointerEnter={() => play.point(index)}
      onFocus={() => play.point(index)}
      onClick={event => play.give(order, handOfClick(event))}
    >
      <KeyCap number={number} />
      <KindIcon kind={order.about.kind} />
      <span className={styles.label}>
        <b>{say(order.label)}</b>
        {order.note && <small>{say(order.note)}</small>}
        <Chance order={order} />
      </span>
      <span className={styles.cost}>
        <b>{cost}</b>
        {payer !== '' && <small>{payer}</small>}
      </span>
    </Button>
  );
};

export const KeyCap = ({ number }: { readonly number: number }) => (
  <span className={styles.key} aria-hidden="true" data-none={number > 9}>
    {number > 9 ? '' : number}
  </span>
);

interface SeveralProps<Type> {
  readonly card: Extract<OrderCard, { type: Type }>;
  readonly number: number;
}

/** The same done in several ways, side by side; its key goes to the first of them. */
const WaysCard = ({ card: { indexes, kind, heading }, number }: SeveralProps<'ways'>) => {
  const say = useSay();
  const words = useTranslations('play');
  const play = usePlay();
  const spoken = useOrderWords();
  const orders = indexes.flatMap(index => play.orders[index] ?? []);
  const costs = new Set(orders.map(order => spoken.cost(order)));
  return (
    <div className={`${styles.card} ${styles.turns}`}>
      <KeyCap number={number} />
      <KindIcon kind={kind} />
      <b className={styles.label} data-headed={heading !== undefined}>
        {heading ? say(heading) : words(`kind.${kind}`)}
      </b>
      {costs.size === 1 && <b className={styles.cost}>{[...costs][0]}</b>}
      <span className={styles.wayRow}>
        {orders.map((order, place) => (
          <Button
            key={say(order.label)}
            look="bare"
            className={styles.way}
            data-focus={place === 0 ? number : undefined}
            data-current={play.orders[play.current ?? -1] === order}
            aria-label={say(order.label)}
            title={spoken.cost(order) || undefined}
            onPointerEnter={() => play.point(indexes[place] ?? null)}
            onFocus={() => play.point(indexes[place] ?? null)}
            onClick={event => play.give(order, handOfClick(event))}
          >
            {say((heading && order.short) ?? order.label)}
            <Chance order={order} />
          </Button>
        ))}
      </span>
    </div>
  );
};

/** The opened list, an order a line. */
const OpenedOrders = ({ indexes }: { readonly indexes: readonly number[] }) => {
  const { orders } = usePlay();
  return (
    <ul className={styles.many}>
      {indexes.map(
        index =>
          orders[index] && (
            <li key={index}>
              <OrderButton index={index} className={styles.manyRow} />
            </li>
          ),
      )}
    </ul>
  );
};

/** Many orders of one kind: they are given on the board, or picked from the list that this opens. */
const ManyCard = ({ card, number, looks }: SeveralProps<'many'> & { readonly looks: ViewOptions }) => {
  const { kind, indexes, heading: own } = card;
  const words = useTranslations('play');
  const say = useSay();
  const play = usePlay();
  const isOpen = looks.openCards.includes(keyOfCard(card));
  const first = play.orders[indexes[0] ?? -1];
  const isPieceless = first?.about.subjects.length === 0;
  const heading = own ?? (first && isPieceless ? play.rules.actionGroup?.(first.actions[0]) : null);
  return (
    <>
      <Button
        look="bare"
        className={styles.card}
        data-current={play.current !== null && indexes.includes(play.current)}
        aria-expanded={isOpen}
        onClick={() => toggleCard(looks, keyOfCard(card))}
      >
        <KeyCap number={number} />
        <KindIcon kind={kind} />
        <span className={styles.label}>
          <b>{heading ? say(heading) : words(`kind.${kind}`)}</b>
          <small>{words('on-the-board', { count: indexes.length })}</small>
        </span>
        <span className={styles.cost} aria-hidden="true">
          {isOpen ? '−' : '+'}
        </span>
      </Button>
      {isOpen && <OpenedOrders indexes={indexes} />}
    </>
  );
};
