'use client';

import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-color-scheme: dark)';

const subscribe = (listener: () => void): (() => void) => {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', listener);
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    media.removeEventListener('change', listener);
    observer.disconnect();
  };
};

const isDark = (): boolean => {
  const theme = document.documentElement.dataset.theme;
  return theme === undefined ? window.matchMedia(QUERY).matches : theme === 'dark';
};

/** Whether the lamp is lit: the page's own choice, or else the reader's. */
export const useDark = (): boolean => useSyncExternalStore(subscribe, isDark, () => false);
