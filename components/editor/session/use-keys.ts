'use client';

import { useEffect } from 'react';
import { findGlobalKeyCommand, findMapKeyCommand, type KeyCommand } from '@/lib/editor/commands/key-commands';
import { useStudio } from './studio-context';

const WRITES = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';

const isIn = (event: Event, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/** Tabs and lists are gone through by arrows; all other keys are free there. */
const isAmongTabs = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  event.key.startsWith('Arrow') &&
  isIn(event, '[role="tablist"], [data-own-arrows]');

/** In fields, the source and dialogs, keys and clipboard belong to what is written there. */
export const isWriting = (event: Event): boolean =>
  isAmongTabs(event) || isIn(event, `${WRITES}, .monaco-editor, [role="dialog"], [role="menu"]`);

/** The source editor binds undo and saving itself: it may hold text that the document has not yet. */
const findKeyCommand = (event: KeyboardEvent, onMap: () => KeyCommand | null): KeyCommand | null => {
  if (event.defaultPrevented || isIn(event, '.monaco-editor, [role="dialog"], [role="menu"]')) return null;
  return findGlobalKeyCommand(event) ?? (isWriting(event) ? null : onMap());
};

export const useKeys = (): void => {
  const { store, saver } = useStudio();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const action = findKeyCommand(event, () => findMapKeyCommand(event, store.getState()));
      if (!action) return;
      event.preventDefault();
      if (action.type === 'save') void saver.saveNow();
      else store.update(action.step);
    };
    // After the map's own keys, which listen at the window.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [store, saver]);
};
