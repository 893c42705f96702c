'use client';

import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import type { AnySystem, Seat } from '@/lib/game/contract/game-system';
import type { GameResult } from '@/lib/game/contract/play-rules';
import { currentMoment, type GameSession } from '@/lib/game/play/game-session';
import { BreakdownDetails } from './breakdown';
import styles from './choices.module.css';

interface ResultSlipProps {
  readonly system: AnySystem;
  readonly match: GameSession;
  readonly result: GameResult;
  readonly seats: readonly Seat[];
}

/** How it ended: the places, the points, the grade. */
export const ResultPanel = ({ system, match, result, seats }: ResultSlipProps) => {
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
                <ScoreBreakdown system={system} match={match} seat={id} />
              </div>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
};

/** What the points of a seat are made of. */
const ScoreBreakdown = ({
  system,
  match,
  seat,
}: Pick<ResultSlipProps, 'system' | 'match'> & { seat: string }) => {
  const { state } = currentMoment(match);
  const { scoreBreakdown, stats } = match.rules;
  const lines = scoreBreakdown?.(state, seat, 'all') ?? stats?.(state, seat, 'all') ?? [];
  return lines.length > 0 && <BreakdownDetails system={system} lines={lines} />;
};
