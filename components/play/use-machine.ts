'use client';

import { useEffect, useState } from 'react';
import type { Seat } from '@/lib/game/game-system';
import { chooseFor } from '@/lib/game/machine';
import { deciding, momentOf } from '@/lib/game/match';
import type { Game } from './use-match';

export const SPEEDS = { slow: 1500, steady: 600, fast: 60 } as const;
export type Speed = keyof typeof SPEEDS;

/** Which sides the machine plays, how fast, and whether it waits. */
export interface Machine {
  isMachine(seat: string | null): boolean;
  toggle(seat: string): void;
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
  readonly isPaused: boolean;
  setPaused(isPaused: boolean): void;
}

/** Plays its sides, one choice after the other, while the newest moment is shown. */
export const useMachine = (game: Game, seats: readonly Seat[]): Machine => {
  const [mine, setMine] = useState<readonly string[]>([]);
  const [speed, setSpeed] = useState<Speed>('steady');
  const [isPaused, setPaused] = useState(false);
  const { match } = game;
  const seat = deciding(match);
  const isNewest = match.at === match.moments.length - 1;
  const isOn = seat !== null && mine.includes(seat) && !isPaused && isNewest;
  useEffect(() => {
    if (!isOn || seat === null) return;
    const timer = setTimeout(() => {
      const action = chooseFor(match.rules, momentOf(match).state, seat, match.seed + match.at);
      if (action) game.play(action);
    }, SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [isOn, seat, match, speed, game]);
  return {
    isMachine: id => id !== null && mine.includes(id),
    toggle: id =>
      setMine(before =>
        seats.map(other => other.id).filter(other => before.includes(other) !== (other === id)),
      ),
    speed,
    setSpeed,
    isPaused,
    setPaused,
  };
};
