'use client';

import { useTranslations } from 'next-intl';
import type { AnySystem, Seat } from '@/lib/game/contract/game-system';
import { type GameSession, getCurrentMoment } from '@/lib/game/play/session/game-session';
import { BreakdownDetails } from './breakdown';

interface PointsProps {
  readonly system: AnySystem;
  readonly match: GameSession;
  readonly seats: readonly Seat[];
  /** Who looks; null: everybody may. */
  readonly viewer: string | null;
}

/** Each side's points so far and how they add up; nothing where the book counts no points. */
export const Points = ({ system, match, seats, viewer }: PointsProps) => {
  const words = useTranslations('play');
  const { rules } = match;
  const { state } = getCurrentMoment(match);
  if (!rules.scoreBreakdown) return null;
  return (
    <ul aria-label={words('points')}>
      {seats.map(({ id, name }) => {
        const lines = rules.scoreBreakdown?.(state, id, viewer ?? 'all') ?? [];
        const points = lines.reduce((sum, { value }) => sum + value, 0);
        return (
          <li key={id}>
            {words('score', { name, points })}{' '}
            {lines.length > 0 && <BreakdownDetails system={system} lines={lines} />}
          </li>
        );
      })}
    </ul>
  );
};
