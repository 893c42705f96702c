'use client';

import { useEffect } from 'react';
import type { ComputerPlayers } from './use-computer-players';
import type { GameControls } from './use-game-session';

/** The keys of the play screen; the words for each are under `play.key`. */
export const PLAY_KEYS = [
  { key: 'u', action: 'undo' },
  { key: 'b', action: 'back' },
  { key: 'r', action: 'redo' },
  { key: 'Home', action: 'first' },
  { key: 'End', action: 'last' },
  { key: 'p', action: 'pause' },
  { key: '/', action: 'order' },
  { key: '?', action: 'keys' },
] as const;

type KeyAction = (typeof PLAY_KEYS)[number]['action'];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null;

const keyActionsOf = (
  game: GameControls,
  computer: ComputerPlayers,
): Readonly<Record<KeyAction, () => void>> => ({
  undo: () => game.undo?.(),
  back: () => game.goTo(game.match.at - 1),
  redo: () => game.goTo(game.match.at + 1),
  first: () => game.goTo(0),
  last: () => game.goTo(game.match.moments.length - 1),
  pause: () => computer.setPaused(!computer.isPaused),
  order: () => document.querySelector<HTMLInputElement>('[data-order]')?.focus(),
  keys: () => document.querySelector<HTMLElement>('[data-door="keys"]')?.click(),
});

/** Keys for moving through the game, the computer player, typed orders and the list of keys. */
export const usePlayKeys = (game: GameControls, computer: ComputerPlayers): void => {
  useEffect(() => {
    const actions = keyActionsOf(game, computer);
    const onKey = (event: KeyboardEvent): void => {
      const found = PLAY_KEYS.find(({ key }) => key === event.key);
      if (!found || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      actions[found.action]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [game, computer]);
};
