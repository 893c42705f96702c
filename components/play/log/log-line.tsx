'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { EventBase } from '@/lib/game/contract/play-rules';
import { type LoggedOrder, listFollowing } from '@/lib/game/play/log/order-log';
import type { GameSession } from '@/lib/game/play/session/game-session';
import { BreakdownLines } from '../choices/breakdown';
import { SectionLink } from '../choices/section-link';
import { usePlay } from '../session/play-model';
import { SideMark } from '../start/side-mark';
import { Dice } from './dice';
import styles from './log.module.css';
import type { OrderLogProps } from './order-log';

interface LogLineProps extends OrderLogProps {
  readonly order: LoggedOrder;
}

/** An order in one line; opened, its dice, sums and sections. */
export const LogLine = ({ system, match, viewer, hovered, onHover, onGo, order }: LogLineProps) => {
  const words = useTranslations('log');
  const say = useSay();
  const details = useId();
  const [isOpen, setOpen] = useState(false);
  const { from, to, events, seat } = order;
  const isNow = from <= match.at && match.at <= to;
  const comments = match.comments.filter(({ at }) => from <= at && at <= to);
  return (
    <li
      className={styles.line}
      data-now={isNow}
      data-ahead={from > match.at}
      data-shown={hovered?.from === from}
      data-open={isOpen}
      onPointerEnter={() => onHover(order)}
      onPointerLeave={() => onHover(null)}
      onFocus={() => onHover(order)}
      onBlur={() => onHover(null)}
    >
      <SideMark side={match.scenario.sides.find(({ id }) => id === seat)} />
      <Button
        look="bare"
        className={styles.told}
        aria-current={isNow ? 'step' : undefined}
        onClick={() => onGo(to)}
      >
        <OrderInWords order={order} />
      </Button>
      {listFollowing(order.summary).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines that followed may be alike.
        <p key={index} className={styles.following}>
          {say(line.text)}
        </p>
      ))}
      {events.length > 0 && (
        <Button
          look="bare"
          className={styles.chevron}
          aria-expanded={isOpen}
          aria-controls={details}
          aria-label={words(isOpen ? 'close' : 'open')}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron />
        </Button>
      )}
      {isOpen && (
        <div id={details} className={styles.details}>
          <OrderEvents {...{ system, match, viewer, events }} />
          <Button look="bare" className={styles.show} onClick={() => onGo(to)}>
            {words('show')}
          </Button>
        </div>
      )}
      {comments.map(({ at, text }) => (
        <blockquote key={at}>{text}</blockquote>
      ))}
    </li>
  );
};

const OrderInWords = ({ order: { type, summary, seat } }: { readonly order: LoggedOrder }) => {
  const words = useTranslations('log');
  const say = useSay();
  const { seats } = usePlay();
  if (!summary)
    return (
      <span>
        {words(type === 'order' ? 'beginning' : type, {
          name: seats.find(({ id }) => id === seat)?.name ?? '',
        })}
      </span>
    );
  return (
    <>
      <span>{say(summary.text)}</span>
      {summary.cost && <small>{say(summary.cost)}</small>}
    </>
  );
};

interface OrderEventsProps {
  readonly system: AnySystem;
  readonly match: GameSession;
  readonly viewer: string | null;
  readonly events: readonly EventBase[];
}

/** Step by step: the dice, their result, and the section. */
const OrderEvents = ({ system, match, viewer, events }: OrderEventsProps) => {
  const say = useSay();
  return (
    <ol>
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two events of one order may be alike.
        <li key={index}>
          {event.faces && event.faces.length > 0 && <Dice faces={event.faces} />}
          <div>
            {say(match.rules.describe(event, viewer ?? 'all'))}{' '}
            {event.rule && <SectionLink system={system} section={event.rule.section} />}
            {event.because && <BreakdownLines system={system} lines={event.because} />}
          </div>
        </li>
      ))}
    </ol>
  );
};

const Chevron = () => (
  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" fill="none" stroke="currentColor">
    <path d="m6 3 5 5-5 5" strokeWidth="1.6" />
  </svg>
);
