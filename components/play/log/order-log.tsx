'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Say } from '@/lib/game/contract/sentence';
import {
  type LoggedOrder,
  type LoggedTurn,
  listLoggedOrders,
  listLoggedTurns,
} from '@/lib/game/play/log/order-log';
import { type GameSession, getCurrentMoment } from '@/lib/game/play/session/game-session';
import styles from './log.module.css';
import { LogLine } from './log-line';
import { type LogFilter, LogTools } from './log-tools';

export interface OrderLogProps {
  readonly system: AnySystem;
  readonly match: GameSession;
  /** Who looks; null: everybody may. */
  readonly viewer: string | null;
  /** The order that the board shows now; null: none. */
  readonly hovered: LoggedOrder | null;
  /** An order under the pointer or in focus: the board draws what it was about. */
  readonly onHover: (order: LoggedOrder | null) => void;
  /** Shows the board at another moment. */
  readonly onGo: (at: number) => void;
  /** Opened, the log has the panel to itself, with its filters. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Brings the shown order to the end of what the list shows; the page itself stays where it is. */
const scrollToCurrent = (list: HTMLElement | null): void => {
  const now = list?.querySelector<HTMLElement>('[data-now="true"]');
  if (list && now) list.scrollTop = now.offsetTop + now.offsetHeight - list.clientHeight;
};

const useLog = ({ system, match, viewer }: Pick<OrderLogProps, 'system' | 'match' | 'viewer'>) => {
  const { rules, moments, scenario } = match;
  return useMemo(() => {
    const seats = system.seats(scenario).map(({ id }) => id);
    const orders = listLoggedOrders({ rules, moments }, viewer ?? 'all');
    return listLoggedTurns({ rules, moments }, orders, seats, viewer ?? 'all');
  }, [system, rules, moments, scenario, viewer]);
};

const isFound = ({ seat, summary }: LoggedOrder, filter: LogFilter, say: Say): boolean =>
  (filter.seat === null || filter.seat === seat) &&
  (filter.text === '' ||
    (summary !== null && say(summary.text).toLowerCase().includes(filter.text.toLowerCase())));

/** What has happened: one line an order under the turns of the track, the newest last. */
export const OrderLog = (props: OrderLogProps) => {
  const { system, match, onGo, isOpen, onToggle } = props;
  const words = useTranslations('log');
  const say = useSay();
  const heading = useId();
  const list = useRef<HTMLDivElement>(null);
  const turns = useLog(props);
  const [filter, setFilter] = useState<LogFilter>({ seat: null, text: '' });
  const { at, moments } = match;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log follows each new moment.
  useEffect(() => scrollToCurrent(list.current), [at]);
  const found = turns
    .map(turn => ({ ...turn, orders: turn.orders.filter(order => isFound(order, filter, say)) }))
    .filter(({ orders }) => orders.length > 0);
  return (
    <section className={styles.log} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading}>{words('title')}</h2>
        <Button look="bare" className={styles.show} aria-expanded={isOpen} onClick={onToggle}>
          {words(isOpen ? 'fold' : 'unfold')}
        </Button>
        {isOpen && <LogTools seats={system.seats(match.scenario)} filter={filter} onFilter={setFilter} />}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard. */}
      <div ref={list} className={styles.lines} tabIndex={0}>
        {found.map(turn => (
          <TurnLines key={turn.turn} {...props} turn={turn} />
        ))}
        {found.length === 0 && <p className={styles.none}>{words('not-found')}</p>}
      </div>
      {at < moments.length - 1 && (
        <p className={styles.earlier}>
          {words('earlier')}
          <Button look="main" onClick={() => onGo(moments.length - 1)}>
            {words('now')}
          </Button>
        </p>
      )}
    </section>
  );
};

const TurnLines = ({ turn, ...props }: OrderLogProps & { readonly turn: LoggedTurn }) => {
  const { system, match } = props;
  const words = useTranslations('log');
  const say = useSay();
  const unit = say(match.rules.progress(getCurrentMoment(match).state).unit);
  const gains = system
    .seats(match.scenario)
    .filter(({ id }) => turn.gained[id] !== undefined)
    .map(({ id, name }) => words('gained', { name, points: turn.gained[id] ?? 0 }));
  return (
    <>
      <h3 className={styles.turn}>
        {words('turn', { unit, number: turn.turn })} <small>{gains.join(', ')}</small>
      </h3>
      <ol>
        {turn.orders.map(order => (
          <LogLine key={order.from} {...props} order={order} />
        ))}
      </ol>
    </>
  );
};
