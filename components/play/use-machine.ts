'use client';

import { useEffect, useRef, useState } from 'react';
import type { AnySystem, Seat } from '@/lib/game/game-system';
import { type AnyPlay, deciding, momentOf } from '@/lib/game/match';
import { type MachineDesk, makeMachineDesk } from './machine-desk';
import type { Game } from './use-match';

/** How long a choice is left to be seen, in milliseconds. */
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

const makeWorker = () => new Worker(new URL('./machine.worker.ts', import.meta.url), { type: 'module' });

/** A desk for the machine while it has something to play. */
const useDesk = (system: string, rules: AnyPlay, isWanted: boolean): MachineDesk | null => {
  const [desk, setDesk] = useState<MachineDesk | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const made = makeMachineDesk(system, rules, makeWorker);
    setDesk(made);
    return () => {
      made.stop();
      setDesk(null);
    };
  }, [system, rules, isWanted]);
  return desk;
};

/** Asks for one choice after the other while the newest moment is shown; what is asked too late is taken back. */
const useThinking = (game: Game, desk: MachineDesk | null, isOn: boolean, speed: Speed): void => {
  const { match } = game;
  const play = useRef(game.play);
  useEffect(() => {
    play.current = game.play;
  }, [game]);
  useEffect(() => {
    const seat = deciding(match);
    if (!isOn || !desk || seat === null) return;
    const since = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const takeBack = desk.ask({ state: momentOf(match).state, seat, seed: match.seed + match.at }, action => {
      const left = SPEEDS[speed] - (performance.now() - since);
      timer = setTimeout(() => action && play.current(action), Math.max(0, left));
    });
    return () => {
      clearTimeout(timer);
      takeBack();
    };
  }, [isOn, desk, match, speed]);
};

/** Plays its sides, one choice after the other, while the newest moment is shown. */
export const useMachine = (game: Game, seats: readonly Seat[], system: AnySystem): Machine => {
  const [mine, setMine] = useState<readonly string[]>([]);
  const [speed, setSpeed] = useState<Speed>('steady');
  const [isPaused, setPaused] = useState(false);
  const { match } = game;
  const seat = deciding(match);
  const isNewest = match.at === match.moments.length - 1;
  const desk = useDesk(system.id, match.rules, mine.length > 0);
  useThinking(game, desk, seat !== null && mine.includes(seat) && !isPaused && isNewest, speed);
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
