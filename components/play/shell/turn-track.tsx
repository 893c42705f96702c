'use client';

import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import { usePlay } from '../session/play-model';
import styles from './bar.module.css';

/** Longer tracks are shown as numbers. */
const LONGEST_TRACK = 12;

/** The current turn of how many. */
export const TurnTrack = () => {
  const words = useTranslations('play');
  const say = useSay();
  const { rules, state } = usePlay();
  const { unit, now, first, last } = rules.progress(state);
  if (last === null || last - first >= LONGEST_TRACK)
    return <span className={styles.turn}>{words('turn-of', { unit: say(unit), now, last: last ?? 0 })}</span>;
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <div className={styles.track}>
      <span>{say(unit)}</span>
      <ol aria-label={words('turn-of', { unit: say(unit), now, last })}>
        {numbers.map(number => (
          <li key={number} data-past={number < now} aria-current={number === now ? 'step' : undefined}>
            {number}
          </li>
        ))}
      </ol>
    </div>
  );
};

/** The phases of a turn: those that are over, the one that it is, those to come. */
export const PhaseTrack = () => {
  const words = useTranslations('play');
  const say = useSay();
  const { rules, state } = usePlay();
  const { phases, phase } = rules.progress(state);
  if (phases.length === 0) return null;
  return (
    <ol className={styles.phases} aria-label={words('phases')}>
      {phases.map((each, index) => (
        <li
          key={say(each)}
          data-past={phase !== null && index < phase}
          aria-current={index === phase ? 'step' : undefined}
        >
          {phase !== null && index < phase && <span aria-hidden="true">✓ </span>}
          {say(each)}
        </li>
      ))}
    </ol>
  );
};
