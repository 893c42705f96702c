'use client';

import { useEffect, useRef, useState } from 'react';
import { AVAILABLE_LEVELS } from '@/lib/game/computer/levels';
import type { AnySystem, Seat } from '@/lib/game/contract/game-system';
import { type AnyPlayRules, currentMoment, findDecider } from '@/lib/game/play/game-session';
import { type ComputerClient, startComputerClient } from '@/lib/games/computer-worker/client';
import type { GameControls } from './use-game-session';

const BEST_LEVEL = AVAILABLE_LEVELS.at(-1) ?? 'steady';

/** How long a choice is left to be seen, in milliseconds. */
export const SPEEDS = { slow: 1500, steady: 600, fast: 60 } as const;
export type Speed = keyof typeof SPEEDS;

/** Which sides the machine plays, how fast, and whether it waits. */
export interface ComputerPlayers {
  isComputer(seat: string | null): boolean;
  toggle(seat: string): void;
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
  readonly isPaused: boolean;
  setPaused(isPaused: boolean): void;
}

const makeWorker = () =>
  new Worker(new URL('../../../lib/games/computer-worker/worker.ts', import.meta.url), { type: 'module' });

/** A desk for the machine while it has something to play. */
const useComputerClient = (system: string, rules: AnyPlayRules, isWanted: boolean): ComputerClient | null => {
  const [desk, setDesk] = useState<ComputerClient | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const made = startComputerClient(system, rules, makeWorker);
    setDesk(made);
    return () => {
      made.stop();
      setDesk(null);
    };
  }, [system, rules, isWanted]);
  return desk;
};

/** Asks for one choice after the other while the newest moment is shown; what is asked too late is taken back. */
const useComputerTurns = (
  game: GameControls,
  desk: ComputerClient | null,
  isOn: boolean,
  speed: Speed,
): void => {
  const { match } = game;
  const play = useRef(game.play);
  useEffect(() => {
    play.current = game.play;
  }, [game]);
  useEffect(() => {
    const seat = findDecider(match);
    if (!isOn || !desk || seat === null) return;
    const since = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const takeBack = desk.ask(
      { state: currentMoment(match).state, seat, seed: match.seed + match.at, level: BEST_LEVEL },
      action => {
        const left = SPEEDS[speed] - (performance.now() - since);
        timer = setTimeout(() => action && play.current(action), Math.max(0, left));
      },
    );
    return () => {
      clearTimeout(timer);
      takeBack();
    };
  }, [isOn, desk, match, speed]);
};

/** Plays its sides, one choice after the other, while the newest moment is shown. */
export const useComputerPlayers = (
  game: GameControls,
  seats: readonly Seat[],
  system: AnySystem,
): ComputerPlayers => {
  const [mine, setMine] = useState<readonly string[]>([]);
  const [speed, setSpeed] = useState<Speed>('steady');
  const [isPaused, setPaused] = useState(false);
  const { match } = game;
  const seat = findDecider(match);
  const isNewest = match.at === match.moments.length - 1;
  const desk = useComputerClient(system.id, match.rules, mine.length > 0);
  useComputerTurns(game, desk, seat !== null && mine.includes(seat) && !isPaused && isNewest, speed);
  return {
    isComputer: id => id !== null && mine.includes(id),
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
