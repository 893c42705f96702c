'use client';

import { useTranslations } from 'next-intl';
import type { AnySystem, Seat } from '@/lib/game/game-system';
import { type Match, momentOf } from '@/lib/game/match';
import styles from './choices.module.css';
import { Points } from './points';
import { Reasons } from './why';

interface HowItStandsProps {
  readonly system: AnySystem;
  readonly match: Match;
  readonly seats: readonly Seat[];
  /** Who looks; null: everybody may. */
  readonly viewer: string | null;
}

/** The points so far and the other numbers of each side, each with its section. */
export const HowItStands = ({ system, match, seats, viewer }: HowItStandsProps) => {
  const words = useTranslations('play');
  const { rules } = match;
  const { state } = momentOf(match);
  return (
    <details className={styles.standing}>
      <summary>{words('how-it-stands')}</summary>
      <Points system={system} match={match} seats={seats} viewer={viewer} />
      {seats.map(({ id, name }) => {
        const lines = rules.figures?.(state, id, viewer ?? 'all') ?? [];
        return (
          lines.length > 0 && (
            <section key={id} aria-label={name}>
              <b>{name}</b>
              <Reasons system={system} lines={lines} />
            </section>
          )
        );
      })}
    </details>
  );
};
