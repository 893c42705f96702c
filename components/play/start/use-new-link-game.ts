'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAddress } from '@/components/words/use-address';
import type { Seat } from '@/lib/game/contract/game-system';
import { beginLinkGame } from '@/lib/games/remote/begin-game';
import type { StartChoice } from '@/lib/games/start-choice';

/** Begins a game by link and goes to its page. */
export const useNewLinkGame = (place: string, variant: string | null, seats: readonly Seat[]) => {
  const words = useTranslations('errors');
  const address = useAddress();
  const [error, setError] = useState<string | null>(null);
  const begin = async (choice: StartChoice, own: string): Promise<void> => {
    setError(null);
    const begun = await beginLinkGame({ place, variant, seats: seats.map(({ id }) => id), choice, own });
    if (begun.id === null) setError(words(begun.error));
    else location.assign(address(`/g/${begun.id}`));
  };
  return { begin, error };
};
