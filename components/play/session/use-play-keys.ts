'use client';

import { useEffect } from 'react';
import type { PlayActions, PlayModel } from './play-model';
import type { ComputerPlayers } from './use-computer-players';
import type { GameControls } from './use-game-session';
import type { ViewOptions } from './use-view-options';

/** The keys of the play screen; the words for each are under `play.key`. */
export const PLAY_KEYS = [
  { key: 'Tab', action: 'walk' },
  { key: 'Arrows', action: 'targets' },
  { key: 'Enter', action: 'choose' },
  { key: '1–9', action: 'item' },
  { key: 'Escape', action: 'release' },
  { key: 'u', action: 'undo' },
  { key: 'e', action: 'end' },
  { key: 'l', action: 'log' },
  { key: 'b', action: 'back' },
  { key: 'r', action: 'redo' },
  { key: 'Home', action: 'first' },
  { key: 'End', action: 'last' },
  { key: 'p', action: 'pause' },
  { key: '/', action: 'order' },
  { key: '?', action: 'keys' },
] as const;

interface KeysInput {
  readonly game: GameControls;
  readonly computer: ComputerPlayers;
  readonly play: PlayModel & PlayActions;
  readonly looks: ViewOptions;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]') !== null;

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

/** Opens the menu, then its part about keys. */
const showKeys = (): void => {
  if (!find('[data-door="keys"]')) find('[data-door="menu"]')?.click();
  requestAnimationFrame(() => find('[data-door="keys"]')?.click());
};

/** Undo, or asking for it. */
export const pressUndo = (): void => find('[data-undo]')?.click();

/** A card with one button is pressed; with several, the first gets the focus. */
const pressItem = (key: string): void => {
  find(`[data-item="${key}"]`)?.click();
  find(`[data-focus="${key}"]`)?.focus();
};

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

const runKey = (key: string, { game, computer, play, looks }: KeysInput): boolean => {
  const actions: Readonly<Record<string, () => void>> = {
    escape: play.release,
    home: () => game.goTo(0),
    end: () => game.goTo(game.match.moments.length - 1),
    u: pressUndo,
    e: () => find('[data-end]')?.click(),
    l: () => looks.set({ sheet: looks.sheet === 'log' ? 'orders' : 'log' }),
    b: () => game.goTo(game.match.at - 1),
    r: () => (game.undone ? game.undone.redo() : game.goTo(game.match.at + 1)),
    p: () => computer.setPaused(!computer.isPaused),
    '/': () => looks.set({ isTyping: true }),
    '?': showKeys,
  };
  const action = actions[key.toLowerCase()] ?? (/^[1-9]$/.test(key) ? () => pressItem(key) : undefined);
  action?.();
  return action !== undefined;
};

/** Arrow keys begin their walk at the first lit target, unless something else uses them. */
const startWalk = (key: string, target: EventTarget | null): boolean => {
  if (!ARROWS.includes(key) || (target instanceof HTMLElement && target.closest('[data-walks]')))
    return false;
  const first = find('[data-walks]');
  first?.focus();
  return first !== null;
};

/** Keys for orders, for moving through the game, the computer player, typed orders and the list of keys. */
export const usePlayKeys = (input: KeysInput): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      if (runKey(event.key, input) || startWalk(event.key, event.target)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
};
