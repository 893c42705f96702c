'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { usePlay } from '../session/play-model';
import styles from './panel.module.css';
import { findMainEnd } from './panel-foot';

/** Rarer ways to end: with a choice to follow, or by an offer to the other side. */
export const OtherEnds = () => {
  const words = useTranslations('play');
  const say = useSay();
  const play = usePlay();
  const main = findMainEnd(play);
  const others = play.chosen ? [] : play.ends.filter(order => order !== main);
  if (others.length === 0) return null;
  return (
    <p className={styles.otherEnds}>
      {words('or')}{' '}
      {others.map(order => (
        <Button
          key={say(order.label)}
          look="bare"
          className={styles.otherEnd}
          onClick={() => play.give(order)}
        >
          {say(order.label)}
        </Button>
      ))}
    </p>
  );
};
