'use client';

import { useEffect, useState } from 'react';
import { writeLocal as keep, readLocal } from '@/lib/editor/autosave/safe-local-storage';
import { useStudio } from '../session/studio-context';

const KEY = 'battlewright-source-pane';

const saveShown = (isShown: boolean): void => keep(KEY, isShown ? 'open' : 'closed');

const isSourceKey = ({ code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  code === 'Backquote' && (ctrlKey || metaKey) && !altKey;

/** Closed at the first visit, so that its code is not loaded; a document without a map has nothing else to show. */
export const useSourcePane = (): readonly [boolean, (isShown: boolean) => void] => {
  const { store } = useStudio();
  const [isShown, setShown] = useState(() => {
    const last = readLocal(KEY);
    return last === null ? store.getState().rules.format !== 'scenario' : last === 'open';
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isSourceKey(event)) return;
      event.preventDefault();
      saveShown(!isShown);
      setShown(!isShown);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isShown]);
  const show = (wanted: boolean): void => {
    saveShown(wanted);
    setShown(wanted);
  };
  return [isShown, show];
};
