'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { BoardSvg } from '@/components/board/board-svg';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { type AnySystem, DRAW_LAYERS } from '@/lib/game/contract/game-system';
import { cropAround, traceOf } from '@/lib/game/play/board/order-trace';
import { type LoggedOrder, listLoggedOrders } from '@/lib/game/play/log/order-log';
import { listTurningPoints } from '@/lib/game/play/log/turning-points';
import type { GameSession } from '@/lib/game/play/session/game-session';
import { OrderTrace } from '../log/order-trace';
import { SideMark } from '../start/side-mark';
import styles from './end.module.css';
import type { GameEndProps } from './game-end';

const MOST = 5;
const LAYERS = DRAW_LAYERS.filter(layer => layer !== 'frame');

/**
 * The orders that changed the score most; each opens the board at that moment, from where the game can be played on.
 */
export const EndMoments = ({ system, match, viewer, onGo }: GameEndProps) => {
  const words = useTranslations('log.end');
  const { rules, moments, scenario } = match;
  const orders = useMemo(() => {
    const seats = system.seats(scenario).map(({ id }) => id);
    const all = listLoggedOrders({ rules, moments }, viewer ?? 'all');
    return listTurningPoints({ rules, moments }, all, seats, viewer ?? 'all', MOST);
  }, [system, rules, moments, scenario, viewer]);
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="moments">
      <h3 id="moments">
        {words('moments')} <small>{words('moments-mean')}</small>
      </h3>
      <ol className={styles.moments}>
        {orders.map(order => (
          <li key={order.from}>
            <Button look="bare" onClick={() => onGo(order.to)}>
              <MomentPicture {...{ system, match, viewer, order }} />
              <MomentWords match={match} order={order} />
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
};

interface MomentPictureProps {
  readonly system: AnySystem;
  readonly match: GameSession;
  readonly viewer: string | null;
  readonly order: LoggedOrder;
}

/** The board as the order left it, cut to where it happened. */
const MomentPicture = ({ system, match, viewer, order }: MomentPictureProps) => {
  const say = useSay();
  const { rules, moments } = match;
  const picture = useMemo(
    () =>
      system.draw(rules.position((moments[order.to] ?? moments[0]).state, viewer ?? 'all'), {
        ...{ layers: LAYERS, paper: 'screen', detail: 'normal', say },
      }),
    [system, rules, moments, viewer, order, say],
  );
  const trace = useMemo(
    () => traceOf({ rules, moments }, viewer ?? 'all', order),
    [rules, moments, viewer, order],
  );
  const { left, top, width } = trace ? cropAround(trace) : { left: 0, top: 0, width: picture.width };
  const share = (length: number): string => `${(100 * length) / width}%`;
  return (
    <span className={styles.picture} aria-hidden="true">
      <span style={{ width: share(picture.width), marginLeft: share(-left), marginTop: share(-top) }}>
        <BoardSvg picture={picture} title="" idPrefix={`moment-${order.from}`} />
        <OrderTrace match={match} viewer={viewer} order={order} />
      </span>
    </span>
  );
};

const MomentWords = ({ match, order }: { readonly match: GameSession; readonly order: LoggedOrder }) => {
  const words = useTranslations('log.end');
  const say = useSay();
  const { rules, moments, scenario } = match;
  const { unit, now } = rules.progress((moments[order.from - 1] ?? moments[0]).state);
  return (
    <span className={styles.momentWords}>
      <small>
        <SideMark side={scenario.sides.find(({ id }) => id === order.seat)} />{' '}
        {words('when', { unit: say(unit), number: now })}
      </small>
      {order.summary && <span>{say(order.summary.text)}</span>}
    </span>
  );
};
