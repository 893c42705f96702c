'use client';

import { useTranslations } from 'next-intl';
import type { AnySystem, Seat } from '@/lib/game/game-system';
import { type Match, momentOf } from '@/lib/game/match';
import { Why } from './why';

interface PointsProps {
  readonly system: AnySystem;
  readonly match: Match;
  readonly seats: readonly Seat[];
  /** Who looks; null: everybody may. */
  readonly viewer: string | null;
}

/** What everybody has so far, and what it is made of; nothing where the book counts no points. */
export const Points = ({ system, match, seats, viewer }: PointsProps) => {
  const words = useTranslations('play');
  const { rules } = match;
  const { state } = momentOf(match);
  if (!rules.reckoning) return null;
  return (
    <ul aria-label={words('points')}>
      {seats.map(({ id, name }) => {
        const lines = rules.reckoning?.(state, id, viewer ?? 'all') ?? [];
        const points = lines.reduce((sum, { value }) => sum + value, 0);
        return (
          <li key={id}>
            {words('score', { name, points })} {lines.length > 0 && <Why system={system} lines={lines} />}
          </li>
        );
      })}
    </ul>
  );
};
