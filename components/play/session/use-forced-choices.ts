'use client';

import { useEffect } from 'react';
import { findForcedNow } from '@/lib/game/play/session/forced-action';
import type { GameControls } from './use-game-session';

/** A choice with one item is taken by itself, at the newest moment only: whoever steps back wants to see it. */
export const useForcedChoices = (game: GameControls, isAsked: boolean): void => {
  const { match } = game;
  const isNewest = match.at === match.moments.length - 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the controls are made anew with every drawing; the game tells when to look.
  useEffect(() => {
    const forced = isAsked && isNewest ? findForcedNow(match) : null;
    if (forced) game.playAll([forced]);
  }, [match, isAsked, isNewest]);
};
