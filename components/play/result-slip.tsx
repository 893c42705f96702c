'use client';

import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import type { Seat } from '@/lib/game/game-system';
import type { Result } from '@/lib/game/play-rules';
import styles from './choices.module.css';

interface ResultSlipProps {
  readonly result: Result;
  readonly seats: readonly Seat[];
}

/** How it ended: the places, the points, the grade. */
export const ResultSlip = ({ result, seats }: ResultSlipProps) => {
  const words = useTranslations('play');
  const say = useSay();
  const nameOf = (id: string): string => seats.find(seat => seat.id === id)?.name ?? id;
  return (
    <div className={styles.result}>
      <h2>{words('over')}</h2>
      {result.grade && <p>{say(result.grade)}</p>}
      <ol>
        {result.ranking.map(place => (
          <li key={place.join(' ')}>
            {place
              .map(id => words('score', { name: nameOf(id), points: result.scores[id] ?? 0 }))
              .join(' · ')}
          </li>
        ))}
      </ol>
    </div>
  );
};
