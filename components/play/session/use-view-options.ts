'use client';

import { useState } from 'react';

/** How one looks at the table: none of it belongs to the game. */
export interface ViewOptions {
  /** The board told instead of drawn. */
  readonly inWords: boolean;
  /** Where fights happened. */
  readonly isHot: boolean;
  set(looks: Partial<Pick<ViewOptions, 'inWords' | 'isHot'>>): void;
}

export const useViewOptions = (): ViewOptions => {
  const [looks, setLooks] = useState({ inWords: false, isHot: false });
  return { ...looks, set: change => setLooks(before => ({ ...before, ...change })) };
};
