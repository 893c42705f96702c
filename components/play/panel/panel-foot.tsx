'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import type { AnyOrder } from '@/lib/game/play/board/lit-targets';
import { type PlayModel, usePlay } from '../session/play-model';
import type { GameControls } from '../session/use-game-session';
import { useOrderWords } from '../session/use-order-words';
import styles from './panel.module.css';
import { TakeBack } from './take-back';

/** The end that asks no other side; the others stand in the list. */
export const findMainEnd = ({ ends }: Pick<PlayModel, 'ends'>): AnyOrder | undefined =>
  ends.find(({ about }) => about.targets.length === 0) ?? ends[0];

/** The second tap: an order with dice never takes only one. */
const Armed = ({ order }: { readonly order: AnyOrder }) => {
  const say = useSay();
  const { confirm } = usePlay();
  const spoken = useOrderWords();
  const cost = spoken.cost(order);
  return (
    <Button look="main" className={styles.armed} data-confirm="true" onClick={confirm}>
      {say(order.label)}
      {cost !== '' && <span>{cost}</span>}
    </Button>
  );
};

/** Taking back, and ending the turn: always in the same place. */
export const PanelFoot = ({ game }: { readonly game: GameControls }) => {
  const words = useTranslations('play');
  const say = useSay();
  const play = usePlay();
  const spoken = useOrderWords();
  const main = findMainEnd(play);
  return (
    <footer className={styles.foot}>
      <TakeBack game={game} />
      <span className={styles.ends}>
        {play.armed && !play.armed.isDangerous && <Armed order={play.armed} />}
        {main && (
          <Button data-end="true" onClick={() => play.give(main)} title={spoken.cost(main) || undefined}>
            {say(main.label)}{' '}
            <span className={styles.endKey} aria-hidden="true">
              {words('end-key')}
            </span>
          </Button>
        )}
      </span>
    </footer>
  );
};
