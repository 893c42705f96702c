'use client';

import { useEffect } from 'react';
import { findForcedNow } from '@/lib/game/play/session/forced-action';
import type { GameControls } from './use-game-session';

/**
 * A choice with one option is made automatically, at the newest moment only: after stepping back the player wants to
 * look.
 */
export const useForcedChoices = (game: GameControls, isAsked: boolean): void => {
  const { match } = game;
  const isNewest = match.at === match.moments.length - 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the controls are new at every render; the game says when to look.
  useEffect(() => {
    const forced = isAsked && isNewest ? findForcedNow(match) : null;
    if (forced) game.playAll([forced]);
  }, [match, isAsked, isNewest]);
};
