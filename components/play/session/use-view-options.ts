'use client';

import { useState } from 'react';

/** How one looks at the table: none of it belongs to the game. */
export interface ViewOptions {
  /** The board told instead of drawn. */
  readonly inWords: boolean;
  /** Where fights happened. */
  readonly isHot: boolean;
  set(viewOptions: Partial<Pick<ViewOptions, 'inWords' | 'isHot'>>): void;
}

export const useViewOptions = (): ViewOptions => {
  const [viewOptions, setViewOptions] = useState({ inWords: false, isHot: false });
  return { ...viewOptions, set: change => setViewOptions(before => ({ ...before, ...change })) };
};
