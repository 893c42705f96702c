'use client';

import { useEffect } from 'react';
import type { Machine } from './use-machine';
import type { Game } from './use-match';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null;

/** Keys of the table: back and forth, to the ends, the machine, the line of orders. */
export const usePlayKeys = (game: Game, machine: Machine): void => {
  useEffect(() => {
    const { match } = game;
    const last = match.moments.length - 1;
    const deeds = new Map<string, () => void>([
      ['u', () => game.goTo(match.at - 1)],
      ['r', () => game.goTo(match.at + 1)],
      ['Home', () => game.goTo(0)],
      ['End', () => game.goTo(last)],
      ['p', () => machine.setPaused(!machine.isPaused)],
      ['/', () => document.querySelector<HTMLInputElement>('[data-order]')?.focus()],
    ]);
    const onKey = (event: KeyboardEvent): void => {
      const deed = deeds.get(event.key);
      if (!deed || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      deed();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [game, machine]);
};
