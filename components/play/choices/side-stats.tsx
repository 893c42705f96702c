'use client';

import type { AnySystem, Seat } from '@/lib/game/contract/game-system';
import { type GameSession, getCurrentMoment } from '@/lib/game/play/session/game-session';
import { BreakdownLines } from './breakdown';
import styles from './choices.module.css';
import { Points } from './points';

interface HowItStandsProps {
  readonly system: AnySystem;
  readonly match: GameSession;
  readonly seats: readonly Seat[];
  /** Who looks; null: everybody may. */
  readonly viewer: string | null;
}

/** The points so far and the other numbers of each side, each with its section. */
export const SideStats = ({ system, match, seats, viewer }: HowItStandsProps) => {
  const { rules } = match;
  const { state } = getCurrentMoment(match);
  return (
    <div className={styles.standing}>
      <Points system={system} match={match} seats={seats} viewer={viewer} />
      {seats.map(({ id, name }) => {
        const lines = rules.stats?.(state, id, viewer ?? 'all') ?? [];
        return (
          lines.length > 0 && (
            <section key={id} aria-label={name}>
              <b>{name}</b>
              <BreakdownLines system={system} lines={lines} />
            </section>
          )
        );
      })}
    </div>
  );
};
