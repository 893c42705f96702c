'use client';

import { useMemo, useState } from 'react';
import type { Seat } from '@/lib/game/game-system';
import { deciding, hasSecrets, type Match, momentOf } from '@/lib/game/match';
import { type Sight, sightAt } from './sight';
import type { Machine } from './use-machine';

/** Whether anybody at this table has a secret from the others. */
const useSecrets = (match: Match, seats: readonly Seat[]): boolean =>
  useMemo(() => seats.some(({ id }) => hasSecrets(match, momentOf(match).state, id)), [match, seats]);

/** Who looks at the screen, and the word of the next that he has it. */
export const useSight = (
  match: Match,
  seats: readonly Seat[],
  machine: Machine,
): Sight & { handOver(): void } => {
  const seat = deciding(match);
  const secrets = useSecrets(match, seats);
  const [shownTo, setShownTo] = useState<string | null>(null);
  const hands = seats.map(({ id }) => id).filter(id => !machine.isMachine(id));
  return { ...sightAt({ seat, hands, hasSecrets: secrets, shownTo }), handOver: () => setShownTo(seat) };
};
