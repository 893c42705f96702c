'use client';

import { useMemo, useState } from 'react';
import type { Seat } from '@/lib/game/game-system';
import { deciding, hasSecrets, type Match, momentOf } from '@/lib/game/match';
import type { Machine } from './use-machine';

/** Nobody's seat: who looks from it sees what all may see. */
const NOBODY = '';

/** Who looks at the screen now. */
export interface Sight {
  /** Null: there is nothing to hide. */
  readonly viewer: string | null;
  /** Somebody else decides who has secrets: the screen must change hands. */
  readonly mustHandOver: boolean;
  handOver(): void;
}

/** Whether anybody at this table has a secret from the others. */
const useSecrets = (match: Match, seats: readonly Seat[]): boolean =>
  useMemo(() => seats.some(({ id }) => hasSecrets(match, momentOf(match).state, id)), [match, seats]);

/** The one who plays against machines sees with his own eyes all the time; of several each sees his own once he has the screen. */
export const useSight = (match: Match, seats: readonly Seat[], machine: Machine): Sight => {
  const seat = deciding(match);
  const isHidden = useSecrets(match, seats);
  const [shownTo, setShownTo] = useState<string | null>(null);
  const hands = seats.filter(({ id }) => !machine.isMachine(id));
  const [only] = hands;
  const handOver = (): void => setShownTo(seat);
  if (!isHidden || seat === null || !only) return { viewer: null, mustHandOver: false, handOver };
  if (hands.length === 1) return { viewer: only.id, mustHandOver: false, handOver };
  if (machine.isMachine(seat)) return { viewer: shownTo ?? NOBODY, mustHandOver: false, handOver };
  const mustHandOver = shownTo !== seat;
  return { viewer: mustHandOver ? NOBODY : seat, mustHandOver, handOver };
};
