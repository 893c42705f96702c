'use client';

import { useState } from 'react';
import type { GameSession } from '@/lib/game/play/session/game-session';

/** How the player views the table: none of it belongs to the game. */
export interface ViewOptions {
  /** The board as text instead of a picture. */
  readonly inWords: boolean;
  /** Where fights happened. */
  readonly isHot: boolean;
  /** A line for typed orders. */
  readonly isTyping: boolean;
  /** How far the sheet of a phone is drawn up. */
  readonly sheet: 'grip' | 'orders' | 'log';
  /** The menu of the bar, or its part about keys. */
  readonly menu: 'closed' | 'open' | 'keys';
  /** The game in which taking back was asked for: it no longer counts once somebody has played on. */
  readonly askedBack: GameSession | null;
  /** The lists of orders that are opened, by the heading of their card. */
  readonly openCards: readonly string[];
  set(viewOptions: Partial<Omit<ViewOptions, 'set'>>): void;
}

export const useViewOptions = (): ViewOptions => {
  const [viewOptions, setViewOptions] = useState<Omit<ViewOptions, 'set'>>({
    inWords: false,
    isHot: false,
    isTyping: false,
    sheet: 'orders',
    menu: 'closed',
    askedBack: null,
    openCards: [],
  });
  return { ...viewOptions, set: change => setViewOptions(before => ({ ...before, ...change })) };
};

/** Opens the list of orders of a card, or closes it. */
export const toggleCard = ({ openCards, set }: ViewOptions, card: string): void =>
  set({ openCards: openCards.includes(card) ? openCards.filter(key => key !== card) : [...openCards, card] });
