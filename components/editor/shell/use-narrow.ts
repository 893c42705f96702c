'use client';

import { useSyncExternalStore } from 'react';

/** As in studio.module.css: too narrow for a map. */
const QUERY = '(max-width: 699px)';

const subscribe = (listener: () => void): (() => void) => {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the window is too narrow for a map; a text view that nobody can see is not rendered at all. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
