'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isWriting } from '../session/use-keys';
import { findNextPane } from './panes';

export interface CommandDialog {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly open: () => void;
}

/** Opening it again starts afresh, and its first field has the focus before the next key comes. */
const useDialog = (): CommandDialog => {
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    flushSync(() => setOpen(false));
    flushSync(() => setOpen(true));
  };
  return { isOpen, onClose: () => flushSync(() => setOpen(false)), open };
};

/** A key may still reach a dialog that has just closed: it is meant for the page. */
const isInDialog = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[role="dialog"][data-open]') !== null;

type DialogRequest = 'palette' | 'keys' | 'next-pane' | 'previous-pane';

const requestOf = (event: KeyboardEvent): DialogRequest | null => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (isInDialog(event)) return null;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') return 'palette';
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'F6') return shiftKey ? 'previous-pane' : 'next-pane';
  return key === '?' && !isWriting(event) ? 'keys' : null;
};

/** The palette, the list of keys and the way from pane to pane, by key from anywhere. */
export const useCommandDialogs = (): { readonly palette: CommandDialog; readonly keys: CommandDialog } => {
  const palette = useDialog();
  const keys = useDialog();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const request = requestOf(event);
      if (request === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (request === 'palette') palette.open();
      else if (request === 'keys') keys.open();
      else findNextPane(document.activeElement, request === 'next-pane' ? 1 : -1)?.focus();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  });
  return { palette, keys };
};
