'use client';

import { useTranslations } from 'next-intl';
import type { Seat } from '@/lib/game/game-system';
import type { Result } from '@/lib/game/play-rules';
import type { Say } from '@/lib/game/sentence';
import styles from './play.module.css';

interface ResultSlipProps {
  readonly result: Result;
  readonly seats: readonly Seat[];
  readonly say: Say;
}

/** How it ended: the places, the points, the grade. */
export const ResultSlip = ({ result, seats, say }: ResultSlipProps) => {
  const words = useTranslations('play');
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
