'use client';

import { useEffect } from 'react';
import { deedEverywhere, deedOnMap, type KeyDeed } from './keys';
import { useStudio } from './studio-context';

const WRITES = 'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="tablist"]';

const isIn = (event: KeyboardEvent, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/** The source editor binds undo and saving itself: it may hold text that the document has not yet. */
const deedOf = (event: KeyboardEvent, onMap: () => KeyDeed | null): KeyDeed | null => {
  if (event.defaultPrevented || isIn(event, '.monaco-editor, dialog')) return null;
  return deedEverywhere(event) ?? (isIn(event, WRITES) ? null : onMap());
};

export const useKeys = (): void => {
  const { store, saver } = useStudio();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const deed = deedOf(event, () => deedOnMap(event, store.getState()));
      if (!deed) return;
      event.preventDefault();
      if (deed.type === 'save') void saver.saveNow();
      else store.update(deed.step);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [store, saver]);
};
