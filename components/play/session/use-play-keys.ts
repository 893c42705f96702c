'use client';

import { useEffect } from 'react';
import { keyOfCard, listCards } from '@/lib/game/play/board/order-cards';
import { findMainEnd } from '../panel/panel-foot';
import { undoOrAsk } from '../panel/take-back';
import type { PlayActions, PlayModel } from './play-model';
import type { ComputerPlayers } from './use-computer-players';
import type { GameControls } from './use-game-session';
import { toggleCard, type ViewOptions } from './use-view-options';

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

/** The line of the list with this number: an order is given, a group chosen, a list opened; of ways the first gets the focus. */
const runItem = (number: number, { play, looks }: KeysInput): void => {
  const cards = listCards(play.orders);
  const card = cards[number - 1];
  const group = play.listsGroups ? play.groups[number - 1 - cards.length] : undefined;
  if (card?.type === 'one') play.give(card.order, 'key');
  else if (card?.type === 'many') toggleCard(looks, keyOfCard(card));
  else if (card) find(`[data-focus="${number}"]`)?.focus();
  else if (group) play.chooseGroup(group.pieces);
};

const giveMainEnd = (play: KeysInput['play']): void => {
  const end = findMainEnd(play);
  if (end) play.give(end);
};

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

const runKey = (key: string, input: KeysInput): boolean => {
  const { game, computer, play, looks } = input;
  const actions: Readonly<Record<string, () => void>> = {
    escape: play.release,
    home: () => game.goTo(0),
    end: () => game.goTo(game.match.moments.length - 1),
    u: () => undoOrAsk(game, looks)?.(),
    e: () => giveMainEnd(play),
    l: () => looks.set({ sheet: looks.sheet === 'log' ? 'orders' : 'log' }),
    b: () => game.goTo(game.match.at - 1),
    r: () => (game.undone ? game.undone.redo() : game.goTo(game.match.at + 1)),
    p: () => computer.setPaused(!computer.isPaused),
    '/': () => looks.set({ isTyping: true }),
    '?': () => looks.set({ menu: 'keys' }),
  };
  const action =
    actions[key.toLowerCase()] ?? (/^[1-9]$/.test(key) ? () => runItem(Number(key), input) : undefined);
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
