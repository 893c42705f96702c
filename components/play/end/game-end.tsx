'use client';

import { useTranslations } from 'next-intl';
import { useId, useMemo } from 'react';
import { useSay } from '@/components/words/use-say';
import type { AnySystem, Seat } from '@/lib/game/contract/game-system';
import type { GameResult } from '@/lib/game/contract/play-rules';
import { listHeadlines } from '@/lib/game/play/log/headlines';
import type { GameSession } from '@/lib/game/play/session/game-session';
import { levelOf, type Players } from '@/lib/game/play/session/players';
import { SideMark } from '../start/side-mark';
import styles from './end.module.css';
import { EndActions } from './end-actions';
import { EndMoments } from './end-moments';
import { PointsChart } from './points-chart';
import { ScoreTable } from './score-table';

export interface GameEndProps {
  readonly system: AnySystem;
  readonly match: GameSession;
  readonly result: GameResult;
  /** Who looks; null: everybody may. */
  readonly viewer: string | null;
  /** Where the battle itself is found. */
  readonly home: string;
  /** Shows the board at another moment, from where the game can be played on. */
  readonly onGo: (at: number) => void;
  /** The same battle once more, with these players; null: a game by link, which cannot be restarted here. */
  readonly onRestart: ((players: Players) => void) | null;
}

/** How it ended and why: the reason, the score line by line, and the orders that decided it. */
export const GameEnd = (props: GameEndProps) => {
  const { system, match, result } = props;
  const words = useTranslations('log.end');
  const say = useSay();
  const heading = useId();
  const seats = system.seats(match.scenario);
  const [winners = []] = result.ranking;
  const winner = winners.length === 1 ? seats.find(({ id }) => id === winners[0]) : undefined;
  return (
    <section className={styles.end} aria-labelledby={heading}>
      <div className={styles.main}>
        <h2 id={heading} className={styles.title}>
          <SideMark side={match.scenario.sides.find(({ id }) => id === winner?.id)} />
          <Verdict match={match} winner={winner} /> {result.grade && <small>{say(result.grade)}</small>}
        </h2>
        <Reason {...props} seats={seats} />
        <PointsChart {...props} seats={seats} />
        <EndMoments {...props} />
      </div>
      <aside className={styles.aside} aria-label={words('result')}>
        <ScoreTable {...props} seats={seats} />
        <EndActions {...props} seats={seats} />
      </aside>
    </section>
  );
};

/** For a single person against computers it is worded as theirs. */
const Verdict = ({ match, winner }: { readonly match: GameSession; readonly winner: Seat | undefined }) => {
  const words = useTranslations('log.end');
  if (!winner) return words('draw');
  const { players } = match;
  const hasComputers = Object.values(players).some(({ type }) => type === 'computer');
  const isOurs = hasComputers && levelOf(players, winner.id) === null;
  return words(isOurs ? 'you-win' : 'side-wins', { name: winner.name });
};

/** Two sentences: what ended it, and with which score. */
const Reason = ({ match, result, viewer, seats }: GameEndProps & { readonly seats: readonly Seat[] }) => {
  const words = useTranslations('log.end');
  const say = useSay();
  const last = match.moments.length - 1;
  const why = useMemo(
    () => listHeadlines(match, viewer ?? 'all', last, last).at(-1)?.sentence,
    [match, viewer, last],
  );
  const { unit, now } = match.rules.progress((match.moments[last] ?? match.moments[0]).state);
  const scores = seats
    .map(({ id, name }) => words('margin', { name, points: result.scores[id] ?? 0 }))
    .join(', ');
  return (
    <p className={styles.reason}>
      {why && say(why)} {words('ended', { unit: say(unit).toLowerCase(), number: now, scores })}
    </p>
  );
};
