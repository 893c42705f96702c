'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Finding } from '@/lib/game/finding';
import {
  commented,
  followed,
  isSameStart,
  type Match,
  type MatchRecord,
  played,
  recordOf,
  reopen,
  wentOver,
  wentTo,
  withOtherDice,
} from '@/lib/game/match';
import type { ActionBase } from '@/lib/game/play-rules';
import { keepRecord, onKeptElsewhere, setAside } from './kept-record';

/** A game and what can be done with it. */
export interface Game {
  readonly match: Match;
  /** Why the last wish was not granted. */
  readonly refusal: readonly Finding[];
  play(action: ActionBase): void;
  refuse(findings: readonly Finding[]): void;
  goTo(at: number): void;
  /** The throws from here on come out otherwise. */
  throwAgain(): void;
  comment(text: string): void;
  goOver(branch: number): void;
  /** Another game on the same table; the one before it is set aside. False: not all of it fits. */
  open(record: MatchRecord): boolean;
  /** Where it is kept on this device. */
  readonly place: string;
}

const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** Longer than this nobody thought: he was away. */
const AWAY = 10 * 60_000;

/** How long it is since the game last changed. */
const useStopwatch = (match: Match): (() => number) => {
  const since = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the game starts it anew.
  useEffect(() => {
    since.current = performance.now();
  }, [match]);
  return () => Math.min(AWAY, Math.round(performance.now() - since.current));
};

/** Every step is kept on this device at once. */
export const useMatch = (opened: Match, place: string): Game => {
  const [match, setMatch] = useState(opened);
  const [refusal, setRefusal] = useState<readonly Finding[]>([]);
  const taken = useStopwatch(match);
  useEffect(() => keepRecord(place, recordOf(match)), [place, match]);
  useEffect(
    () =>
      onKeptElsewhere(place, record =>
        setMatch(before => (isSameStart(record, before) ? followed(before, record) : before)),
      ),
    [place],
  );
  const replace = useCallback((next: Match): void => {
    setMatch(next);
    setRefusal([]);
  }, []);
  return {
    match,
    refusal,
    play: action => {
      const step = played(match, action, taken());
      if (step.type === 'played') replace(step.match);
      else setRefusal(step.findings);
    },
    refuse: setRefusal,
    goTo: at => replace(wentTo(match, at)),
    throwAgain: () => replace(withOtherDice(match, anySeed())),
    comment: text => replace(commented(match, match.at, text)),
    goOver: branch => replace(wentOver(match, branch)),
    open: record => {
      setAside(place, recordOf(match));
      const { match: other, fitted } = reopen(match.rules, match.scenario, record);
      replace(other);
      return fitted === record.entries.length;
    },
    place,
  };
};
