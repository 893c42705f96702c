'use client';

import { useEffect } from 'react';
import type { ComputerPlayers } from './use-computer-players';
import type { GameControls } from './use-game-session';

/** The keys of the table; what each does is said under `play.key`. */
export const PLAY_KEYS = [
  { key: 'u', deed: 'undo' },
  { key: 'r', deed: 'redo' },
  { key: 'Home', deed: 'first' },
  { key: 'End', deed: 'last' },
  { key: 'p', deed: 'pause' },
  { key: '/', deed: 'order' },
  { key: '?', deed: 'keys' },
] as const;

type KeyAction = (typeof PLAY_KEYS)[number]['deed'];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null;

const keyActionsOf = (
  game: GameControls,
  computer: ComputerPlayers,
): Readonly<Record<KeyAction, () => void>> => ({
  undo: () => game.goTo(game.match.at - 1),
  redo: () => game.goTo(game.match.at + 1),
  first: () => game.goTo(0),
  last: () => game.goTo(game.match.moments.length - 1),
  pause: () => computer.setPaused(!computer.isPaused),
  order: () => document.querySelector<HTMLInputElement>('[data-order]')?.focus(),
  keys: () => document.querySelector<HTMLElement>('[data-door="keys"]')?.click(),
});

/** Keys of the table: back and forth, to the ends, the machine, the line of orders, and all of them told. */
export const usePlayKeys = (game: GameControls, computer: ComputerPlayers): void => {
  useEffect(() => {
    const actions = keyActionsOf(game, computer);
    const onKey = (event: KeyboardEvent): void => {
      const found = PLAY_KEYS.find(({ key }) => key === event.key);
      if (!found || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      actions[found.deed]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [game, computer]);
};
