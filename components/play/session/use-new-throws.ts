'use client';

import { useEffect, useRef, useState } from 'react';
import { listThrows, type Throw } from '@/lib/game/play/log/throws';
import type { GameSession } from '@/lib/game/play/session/game-session';

/** More cannot be followed at once; the log has them all. */
const MOST = 3;
/** Somebody who moves further than an order and its consequences is browsing the game. */
const FARTHEST = 12;
const NONE: readonly Throw[] = [];

const listNew = (before: GameSession, match: GameSession, viewer: string | null): readonly Throw[] => {
  const steps = match.at - before.at;
  const goesOn = match.seed === before.seed && steps > 0 && steps <= FARTHEST;
  return goesOn ? listThrows(match, viewer ?? 'all', before.at, match.at) : NONE;
};

/** How long new dice are shown, in milliseconds. */
export const useNewThrows = (
  match: GameSession,
  viewer: string | null,
  duration: number,
): readonly Throw[] => {
  const seen = useRef(match);
  const [throws, setThrows] = useState(NONE);
  useEffect(() => {
    const before = seen.current;
    seen.current = match;
    const found = listNew(before, match, viewer);
    if (found.length > 0) setThrows(known => [...known, ...found].slice(-MOST));
    else if (match.at < before.at) setThrows(NONE);
  }, [match, viewer]);
  useEffect(() => {
    if (throws.length === 0) return;
    const timer = setTimeout(() => setThrows(NONE), duration);
    return () => clearTimeout(timer);
  }, [throws, duration]);
  return throws;
};
