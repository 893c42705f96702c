'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { aimOf } from '@/lib/game/play/board/lit-targets';
import { usePlay } from '../session/play-model';
import type { GameControls } from '../session/use-game-session';
import { useCurrentThrow } from '../session/use-throw';
import type { ViewOptions } from '../session/use-view-options';
import { ChosenAnnouncer } from './chosen/chosen-announcer';
import { ChosenGroupCard } from './chosen/chosen-group';
import { Grip } from './grip';
import { NotNow } from './not-now';
import { ConfirmOrder } from './orders/confirm-order';
import { GroupList } from './orders/group-list';
import { OddsView } from './orders/odds-view';
import { OrderList } from './orders/order-list';
import { WholeOrder } from './orders/whole-order';
import { OtherEnds } from './other-ends';
import styles from './panel.module.css';
import { PanelFoot } from './panel-foot';
import { PanelHead } from './panel-head';
import { Undone } from './undone';
import { Why } from './why';

interface PanelProps {
  readonly game: GameControls;
  readonly looks: ViewOptions;
  /** What comes before the orders: that a computer decides. */
  readonly top: ReactNode;
  readonly log: ReactNode;
}

/** The decision: the question, the selection, every order, and the reasons. */
export const Panel = ({ game, looks, top, log }: PanelProps) => {
  const words = useTranslations('play');
  return (
    <aside className={styles.panel} aria-label={words('decision')} data-log={looks.sheet === 'log'}>
      <Grip looks={looks} />
      <PanelHead />
      <ChosenAnnouncer />
      <div className={styles.body}>
        {top}
        <ChosenGroupCard />
        <ConfirmOrder />
        <OrderList looks={looks} />
        <GroupList />
        <OtherEnds />
        <NotNow />
        <PanelOdds />
        <Why />
      </div>
      <div className={styles.log}>{log}</div>
      <Undone game={game} />
      <PanelFoot game={game} looks={looks} />
    </aside>
  );
};

/** The chances of an order that has no place on the board, where its slip would lie. */
const PanelOdds = () => {
  const { orders, current, isReaction, armed } = usePlay();
  const thrown = useCurrentThrow();
  const order = current === null ? undefined : orders[current];
  if (!thrown || !order) return null;
  const isElsewhere = aimOf(order) !== null && !isReaction;
  return (
    <div className={styles.panelOdds} data-elsewhere={isElsewhere}>
      <OddsView thrown={thrown} />
      {(!isElsewhere || armed) && <WholeOrder order={order} />}
    </div>
  );
};
