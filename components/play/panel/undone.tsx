'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { listLoggedOrders, orderAt } from '@/lib/game/play/log/order-log';
import { usePlay } from '../session/play-model';
import type { GameControls } from '../session/use-game-session';
import styles from './panel.module.css';

/** What was undone last, and a way to do it again. */
export const Undone = ({ game: { undone, match } }: { readonly game: GameControls }) => {
  const words = useTranslations('play');
  const say = useSay();
  const { viewer } = usePlay();
  const told = undone && orderAt(listLoggedOrders(undone.match, viewer ?? 'all'), match.at + 1)?.summary;
  return (
    <div className={styles.undone} role="status" aria-label={words('undone-title')}>
      {undone && (
        <>
          <span>{words('undone', { order: told ? say(told.text) : '', isTold: told ? 'yes' : 'no' })}</span>
          <Button onClick={undone.redo}>{words('redo')}</Button>
        </>
      )}
    </div>
  );
};
