'use client';

import { useEffect, useState } from 'react';
import { useStudio } from './studio-context';

const KEY = 'battlewright-source-pane';

/** A browser that forbids its storage throws at the mere mention of it. */
const remembered = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
};

const remember = (isShown: boolean): void => {
  try {
    localStorage.setItem(KEY, isShown ? 'open' : 'closed');
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
};

const isSourceKey = ({ code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  code === 'Backquote' && (ctrlKey || metaKey) && !altKey;

/** Closed at the first visit, so that its code is not loaded; a document without a map has nothing else to show. */
export const useSourcePane = (): readonly [boolean, (isShown: boolean) => void] => {
  const { store } = useStudio();
  const [isShown, setShown] = useState(() => {
    const last = remembered();
    return last === null ? store.getState().judge.format !== 'scenario' : last === 'open';
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isSourceKey(event)) return;
      event.preventDefault();
      remember(!isShown);
      setShown(!isShown);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isShown]);
  const show = (wanted: boolean): void => {
    remember(wanted);
    setShown(wanted);
  };
  return [isShown, show];
};
