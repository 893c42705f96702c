'use client';

import { useSyncExternalStore } from 'react';
import styles from './header.module.css';
import { THEME_KEY, type Theme } from './theme';

const DARK = '(prefers-color-scheme: dark)';
const CHANGED = 'battlewright-theme-changed';

const subscribe = (onChange: () => void): (() => void) => {
  const system = matchMedia(DARK);
  system.addEventListener('change', onChange);
  addEventListener(CHANGED, onChange);
  return () => {
    system.removeEventListener('change', onChange);
    removeEventListener(CHANGED, onChange);
  };
};

const shownTheme = (): Theme => {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia(DARK).matches ? 'dark' : 'light';
};

const choose = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  dispatchEvent(new Event(CHANGED));
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch (error) {
    // A browser may forbid storage: the choice then lasts for this page only.
    console.warn(error);
  }
};

/** Changes between paper by day and by lamp. */
export const ThemeSwitch = ({ labels }: { readonly labels: Readonly<Record<Theme, string>> }) => {
  const theme = useSyncExternalStore<Theme>(subscribe, shownTheme, () => 'light');
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={styles.theme}
      aria-label={labels[other]}
      title={labels[other]}
      onClick={() => choose(other)}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false">
        <circle cx="10" cy="10" r="7.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <path d="M10 2.8a7.2 7.2 0 0 1 0 14.4Z" fill="currentColor" />
      </svg>
    </button>
  );
};
