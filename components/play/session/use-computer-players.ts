'use client';

import { useEffect, useRef, useState } from 'react';
import type { Level } from '@/lib/game/computer/levels';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { ActionBase } from '@/lib/game/contract/play-rules';
import {
  type AnyPlayRules,
  findDecider,
  type GameSession,
  getCurrentMoment,
} from '@/lib/game/play/session/game-session';
import { levelOf, PERSON } from '@/lib/game/play/session/players';
import { loadSpeed, SPEEDS, type Speed, saveSpeed } from '@/lib/games/computer-speed';
import { type ComputerClient, startComputerClient } from '@/lib/games/computer-worker/client';
import type { GameControls } from './use-game-session';

/** Which seats the computer plays, how fast its moves are shown, and whether it waits. */
export interface ComputerPlayers {
  isComputer(seat: string | null): boolean;
  /** Null: a person has the seat. */
  levelOf(seat: string): Level | null;
  /** Null: a person takes the seat. */
  setLevel(seat: string, level: Level | null): void;
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
  readonly isPaused: boolean;
  setPaused(isPaused: boolean): void;
}

const makeWorker = () =>
  new Worker(new URL('../../../lib/games/computer-worker/worker.ts', import.meta.url), { type: 'module' });

/** A client of the worker while the computer has something to play. */
const useComputerClient = (system: string, rules: AnyPlayRules, isWanted: boolean): ComputerClient | null => {
  const [client, setClient] = useState<ComputerClient | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const made = startComputerClient(system, rules, makeWorker);
    setClient(made);
    return () => {
      made.stop();
      setClient(null);
    };
  }, [system, rules, isWanted]);
  return client;
};

/** Between two choices of one order, in milliseconds. */
const WITHIN_ORDER = 150;

/**
 * How long the board waits before the computer's choice changes it: long for whole orders and dice, short for small
 * choices.
 */
const showFor = (match: GameSession, action: ActionBase, speed: Speed): number => {
  const { state, events } = getCurrentMoment(match);
  const isSeen = match.rules.startsOrder(state, action) || events.some(({ faces }) => faces !== undefined);
  return isSeen ? SPEEDS[speed] : Math.min(SPEEDS[speed], WITHIN_ORDER);
};

/**
 * Requests one choice after the other; when the game changes or the computer is stopped, the request is cancelled.
 */
const useComputerTurns = (
  game: GameControls,
  client: ComputerClient | null,
  level: Level | null,
  speed: Speed,
): void => {
  const { match } = game;
  const play = useRef(game.play);
  useEffect(() => {
    play.current = game.play;
  }, [game]);
  useEffect(() => {
    const seat = findDecider(match);
    if (level === null || !client || seat === null) return;
    const since = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const withdraw = client.ask(
      { state: getCurrentMoment(match).state, seat, seed: match.seed + match.at, level },
      action => {
        if (!action) return;
        const left = showFor(match, action, speed) - (performance.now() - since);
        timer = setTimeout(() => play.current(action), Math.max(0, left));
      },
    );
    return () => {
      clearTimeout(timer);
      withdraw();
    };
  }, [level, client, match, speed]);
};

const useSpeed = (): readonly [Speed, (speed: Speed) => void] => {
  const [speed, setSpeed] = useState(loadSpeed);
  return [
    speed,
    chosen => {
      saveSpeed(chosen);
      setSpeed(chosen);
    },
  ];
};

/**
 * The computer plays the seats that the record gives it, one choice after the other, while the newest moment is
 * shown. Held: a lesson plays them.
 */
export const useComputerPlayers = (
  game: GameControls,
  system: AnySystem,
  isHeld = false,
): ComputerPlayers => {
  const [speed, setSpeed] = useSpeed();
  const [isPaused, setPaused] = useState(false);
  const { match } = game;
  const { players } = match;
  const seat = findDecider(match);
  const isNewest = match.at === match.moments.length - 1;
  const isWanted = !isHeld && Object.values(players).some(({ type }) => type === 'computer');
  const client = useComputerClient(system.id, match.rules, isWanted);
  const level = seat === null || isPaused || isHeld || !isNewest ? null : levelOf(players, seat);
  useComputerTurns(game, client, level, speed);
  return {
    isComputer: id => id !== null && levelOf(players, id) !== null,
    levelOf: id => levelOf(players, id),
    setLevel: (id, chosen) =>
      game.seatPlayer(id, chosen === null ? PERSON : { type: 'computer', level: chosen }),
    speed,
    setSpeed,
    isPaused,
    setPaused,
  };
};
