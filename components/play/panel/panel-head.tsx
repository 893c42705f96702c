'use client';

import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import { usePlay } from '../session/play-model';
import styles from './panel.module.css';
import { SideMark } from './side-mark';

const useTitle = (): string => {
  const words = useTranslations('play');
  const say = useSay();
  const { rules, state, isAsked, isReaction, seat, seats } = usePlay();
  const { phases, phase } = rules.progress(state);
  const now = phase === null ? undefined : phases[phase];
  const name = seats.find(({ id }) => id === seat)?.name ?? '';
  if (seat === null) return words('over');
  if (!isAsked) return words('decides', { name });
  if (isReaction) return words('your-answer');
  return now ? say(now) : words('your-orders');
};

/** The question, the side that is asked, and what it has left to spend. */
export const PanelHead = () => {
  const say = useSay();
  const { rules, state, seat, match, isAsked, viewer } = usePlay();
  const title = useTitle();
  const [left, ...limits] = seat === null ? [] : rules.resources(state, seat, viewer ?? 'all');
  return (
    <header className={styles.head}>
      <div>
        <SideMark side={match.scenario.sides.find(({ id }) => id === seat)} />
        <h2>{title}</h2>
        {left && <span className={styles.left}>{say(left)}</span>}
      </div>
      {isAsked && <p className={styles.asks}>{say(rules.stage(state).asks)}</p>}
      {limits.length > 0 && (
        <p className={styles.limits}>
          {limits.map(limit => (
            <span key={say(limit)}>{say(limit)} </span>
          ))}
        </p>
      )}
    </header>
  );
};
