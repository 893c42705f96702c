'use client';

import { useMemo, useState } from 'react';
import type { Seat } from '@/lib/game/contract/game-system';
import {
  findDecider,
  type GameSession,
  getCurrentMoment,
  hasSecrets,
} from '@/lib/game/play/session/game-session';
import { findViewer, type ScreenViewer } from '@/lib/games/viewer';
import type { ComputerPlayers } from './use-computer-players';

/** Whether anybody at this table has a secret from the others. */
const useHasSecrets = (match: GameSession, seats: readonly Seat[]): boolean =>
  useMemo(() => seats.some(({ id }) => hasSecrets(match, getCurrentMoment(match).state, id)), [match, seats]);

/** Who looks at the screen, and how the next player takes it over. */
export const useViewer = (
  match: GameSession,
  seats: readonly Seat[],
  computer: ComputerPlayers,
): ScreenViewer & { handOver(): void } => {
  const seat = findDecider(match);
  const secrets = useHasSecrets(match, seats);
  const [shownTo, setShownTo] = useState<string | null>(null);
  const humanSeats = seats.map(({ id }) => id).filter(id => !computer.isComputer(id));
  return {
    ...findViewer({ seat, humanSeats, hasSecrets: secrets, shownTo }),
    handOver: () => setShownTo(seat),
  };
};
