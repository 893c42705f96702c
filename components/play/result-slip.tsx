'use client';

import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import type { AnySystem, Seat } from '@/lib/game/game-system';
import { type Match, momentOf } from '@/lib/game/match';
import type { Result } from '@/lib/game/play-rules';
import styles from './choices.module.css';
import { Why } from './why';

interface ResultSlipProps {
  readonly system: AnySystem;
  readonly match: Match;
  readonly result: Result;
  readonly seats: readonly Seat[];
}

/** How it ended: the places, the points, the grade. */
export const ResultSlip = ({ system, match, result, seats }: ResultSlipProps) => {
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
            {place.map(id => (
              <div key={id}>
                {words('score', { name: nameOf(id), points: result.scores[id] ?? 0 })}{' '}
                <ScoreWhy system={system} match={match} seat={id} />
              </div>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
};

/** What the points of a seat are made of. */
const ScoreWhy = ({ system, match, seat }: Pick<ResultSlipProps, 'system' | 'match'> & { seat: string }) => {
  const { state } = momentOf(match);
  const { reckoning, figures } = match.rules;
  const lines = reckoning?.(state, seat, 'all') ?? figures?.(state, seat, 'all') ?? [];
  return lines.length > 0 && <Why system={system} lines={lines} />;
};
