'use client';

import { useState } from 'react';

/** How one looks at the table: none of it belongs to the game. */
export interface Looks {
  /** The board told instead of drawn. */
  readonly inWords: boolean;
  /** Where fights happened. */
  readonly isHot: boolean;
  set(looks: Partial<Pick<Looks, 'inWords' | 'isHot'>>): void;
}

export const useLooks = (): Looks => {
  const [looks, setLooks] = useState({ inWords: false, isHot: false });
  return { ...looks, set: change => setLooks(before => ({ ...before, ...change })) };
};
