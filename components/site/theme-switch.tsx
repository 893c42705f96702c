'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/controls/button';
import { THEME_KEY, type Theme } from '@/lib/site/theme';
import styles from './header.module.css';

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

const currentTheme = (): Theme => {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia(DARK).matches ? 'dark' : 'light';
};

/** A browser may forbid storage: a choice then lasts for one page only. */
const tryStorage = (work: () => void): void => {
  try {
    work();
  } catch (error) {
    console.warn(error);
  }
};

/** A page that could only be made in the browser, such as one that is not there, has not run the script of the layout. */
const restoreTheme = (): void => {
  const kept = localStorage.getItem(THEME_KEY);
  if (kept !== 'light' && kept !== 'dark') return;
  document.documentElement.dataset.theme = kept;
  dispatchEvent(new Event(CHANGED));
};

const setTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  dispatchEvent(new Event(CHANGED));
  tryStorage(() => localStorage.setItem(THEME_KEY, theme));
};

/** Changes between paper by day and by lamp. */
export const ThemeSwitch = ({ labels }: { readonly labels: Readonly<Record<Theme, string>> }) => {
  const theme = useSyncExternalStore<Theme>(subscribe, currentTheme, () => 'light');
  useEffect(() => tryStorage(restoreTheme), []);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      look="bare"
      className={styles.theme}
      aria-label={labels[other]}
      title={labels[other]}
      onClick={() => setTheme(other)}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false">
        <circle cx="10" cy="10" r="7.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <path d="M10 2.8a7.2 7.2 0 0 1 0 14.4Z" fill="currentColor" />
      </svg>
    </Button>
  );
};
