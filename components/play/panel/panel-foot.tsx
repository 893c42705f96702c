'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { usePlay } from '../session/play-model';
import type { GameControls } from '../session/use-game-session';
import { useOrderWords } from '../session/use-order-words';
import styles from './panel.module.css';

/** Taking back, and ending the turn: always in the same place. */
export const PanelFoot = ({ game }: { readonly game: GameControls }) => {
  const words = useTranslations('play');
  const say = useSay();
  const play = usePlay();
  const spoken = useOrderWords();
  const main = play.ends.at(-1);
  return (
    <footer className={styles.foot}>
      <Button disabled={game.undo === null} onClick={game.undo ?? undefined}>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" className={styles.icon}>
          <path d="M4 8h8.5a4.5 4.5 0 0 1 0 9H8M4 8l4-4M4 8l4 4" />
        </svg>
        {words('undo')}
      </Button>
      <span className={styles.ends}>
        {play.ends.map(order => (
          <Button
            key={say(order.label)}
            data-end={order === main || undefined}
            onClick={() => play.give(order)}
            title={spoken.cost(order)}
          >
            {say(order.label)} {order === main && <kbd aria-hidden="true">{words('end-key')}</kbd>}
          </Button>
        ))}
      </span>
    </footer>
  );
};
