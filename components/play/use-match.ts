'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Finding } from '@/lib/game/finding';
import { type Match, played, recordOf, wentTo, withOtherDice } from '@/lib/game/match';
import type { ActionBase } from '@/lib/game/play-rules';
import { keepRecord } from './kept-record';

/** A game and what can be done with it. */
export interface Game {
  readonly match: Match;
  /** Why the last wish was not granted. */
  readonly refusal: readonly Finding[];
  play(action: ActionBase): void;
  goTo(at: number): void;
  /** The throws from here on come out otherwise. */
  throwAgain(): void;
  replace(match: Match): void;
}

const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** Every step is kept on this device at once. */
export const useMatch = (opened: Match, place: string): Game => {
  const [match, setMatch] = useState(opened);
  const [refusal, setRefusal] = useState<readonly Finding[]>([]);
  useEffect(() => keepRecord(place, recordOf(match)), [place, match]);
  const replace = useCallback((next: Match): void => {
    setMatch(next);
    setRefusal([]);
  }, []);
  return {
    match,
    refusal,
    play: action => {
      const step = played(match, action);
      if (step.type === 'played') replace(step.match);
      else setRefusal(step.findings);
    },
    goTo: at => replace(wentTo(match, at)),
    throwAgain: () => replace(withOtherDice(match, anySeed())),
    replace,
  };
};
