'use client';

import { useEffect, useRef, useState } from 'react';
import { listThrows, type Throw } from '@/lib/game/play/log/throws';
import type { GameSession } from '@/lib/game/play/session/game-session';

/** More cannot be followed at once; the log has them all. */
const MOST = 6;
/** Somebody who moves further than an order and its consequences is browsing the game. */
const FARTHEST = 12;
const NONE: readonly Throw[] = [];

const listNew = (before: GameSession, match: GameSession, viewer: string | null): readonly Throw[] => {
  const steps = match.at - before.at;
  const goesOn = match.seed === before.seed && steps > 0 && steps <= FARTHEST;
  return goesOn ? listThrows(match, viewer ?? 'all', before.at, match.at) : NONE;
};

/** New dice: they lie on the board until the player does something, and for a while after the game has moved on. */
export const useNewThrows = (
  match: GameSession,
  viewer: string | null,
  /** How long they are still shown after the game has moved on, in milliseconds. */
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
  const isOver = throws.length > 0 && match.at > (throws.at(-1)?.at ?? 0);
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => setThrows(NONE), duration);
    return () => clearTimeout(timer);
  }, [isOver, duration]);
  useClearByHand(throws, () => setThrows(NONE));
  return throws;
};

/** Dice are put away by the next press of a pointer or a key. */
const useClearByHand = (throws: readonly Throw[], clear: () => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: to clear is the same at every render.
  useEffect(() => {
    if (throws.length === 0) return;
    window.addEventListener('pointerdown', clear);
    window.addEventListener('keydown', clear);
    return () => {
      window.removeEventListener('pointerdown', clear);
      window.removeEventListener('keydown', clear);
    };
  }, [throws]);
};
