'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { listNewHeadlines } from '@/lib/game/play/log/headlines';
import type { GameSession } from '@/lib/game/play/session/game-session';
import { usePlay } from '../session/play-model';
import styles from './headlines.module.css';

interface HeadlinesProps {
  readonly match: GameSession;
  /** Who looks; null: everybody may. */
  readonly viewer: string | null;
}

const MOST = 3;

/** The player who begins to decide has read the news: it must not cover what is to be clicked. */
const useReadByActing = (isNews: boolean, onRead: () => void): void => {
  const { isAsked } = usePlay();
  useEffect(() => {
    if (!isAsked || !isNews) return;
    window.addEventListener('pointerdown', onRead);
    return () => window.removeEventListener('pointerdown', onRead);
  });
};

/** A banner on the board for what everybody must notice; it stays until it is dismissed or a person begins to decide. */
export const Headlines = ({ match, viewer }: HeadlinesProps) => {
  const words = useTranslations('log');
  const say = useSay();
  const { isReaction } = usePlay();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const news = useMemo(() => listNewHeadlines(match, viewer ?? 'all'), [match, viewer]);
  const shown = news.filter(({ id }) => !dismissed.includes(id)).slice(-MOST);
  useReadByActing(shown.length > 0, () => setDismissed(news.map(({ id }) => id)));
  return (
    <div className={styles.news} data-low={isReaction} role="status" aria-label={words('news')}>
      {shown.map(({ id, sentence }) => (
        <p key={id}>
          <span>{say(sentence)}</span>
          <Button
            look="bare"
            aria-label={words('dismiss')}
            onClick={() => setDismissed(before => [...before, id])}
          >
            ×
          </Button>
        </p>
      ))}
    </div>
  );
};
