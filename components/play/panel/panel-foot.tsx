'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import type { AnyOrder } from '@/lib/game/play/board/lit-targets';
import { type PlayModel, usePlay } from '../session/play-model';
import type { GameControls } from '../session/use-game-session';
import { useOrderWords } from '../session/use-order-words';
import { useCurrentThrow } from '../session/use-throw';
import type { ViewOptions } from '../session/use-view-options';
import styles from './panel.module.css';
import { TakeBack } from './take-back';

/** The end that asks no other side; the others stand in the list. */
export const findMainEnd = ({ ends }: Pick<PlayModel, 'ends'>): AnyOrder | undefined =>
  ends.find(({ about }) => about.targets.length === 0) ?? ends[0];

/** The order that waits for a second tap; to fingers also one with dice that is only shown yet. */
const useWaiting = (): AnyOrder | undefined => {
  const { armed, current, orders } = usePlay();
  const thrown = useCurrentThrow();
  if (armed) return armed.isDangerous ? undefined : armed;
  return thrown && current !== null ? orders[current] : undefined;
};

/** The second tap: an order with dice never takes only one. */
const Armed = ({ order }: { readonly order: AnyOrder }) => {
  const say = useSay();
  const { armed, confirm, give } = usePlay();
  const spoken = useOrderWords();
  const cost = spoken.cost(order);
  return (
    <Button
      look="main"
      className={styles.armed}
      data-confirm="true"
      data-waits={armed !== null}
      onClick={() => (armed ? confirm() : give(order))}
    >
      {say(order.label)}
      {cost !== '' && <span>{cost}</span>}
    </Button>
  );
};

interface PanelFootProps {
  readonly game: GameControls;
  readonly looks: ViewOptions;
}

/** Taking back, and ending the turn: always in the same place. */
export const PanelFoot = ({ game, looks }: PanelFootProps) => {
  const words = useTranslations('play');
  const say = useSay();
  const play = usePlay();
  const spoken = useOrderWords();
  const main = findMainEnd(play);
  const waiting = useWaiting();
  return (
    <footer className={styles.foot}>
      <TakeBack game={game} looks={looks} />
      <span className={styles.ends}>
        {waiting && <Armed order={waiting} />}
        {main && (
          <Button data-end="true" onClick={() => play.give(main)} title={spoken.cost(main) || undefined}>
            {say(main.label)}{' '}
            {(main.about.cost ?? []).length > 0 && (
              <span className={styles.endCost}>{spoken.cost(main)}</span>
            )}{' '}
            <span className={styles.endKey} aria-hidden="true">
              {words('end-key')}
            </span>
          </Button>
        )}
      </span>
    </footer>
  );
};
