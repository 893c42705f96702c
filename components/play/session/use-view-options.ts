'use client';

import { useState } from 'react';

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
  set(viewOptions: Partial<Omit<ViewOptions, 'set'>>): void;
}

export const useViewOptions = (): ViewOptions => {
  const [viewOptions, setViewOptions] = useState<Omit<ViewOptions, 'set'>>({
    inWords: false,
    isHot: false,
    isTyping: false,
    sheet: 'orders',
  });
  return { ...viewOptions, set: change => setViewOptions(before => ({ ...before, ...change })) };
};
