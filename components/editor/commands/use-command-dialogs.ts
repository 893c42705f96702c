'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isWriting } from '../session/use-keys';
import { findNextPane } from './panes';

export interface CommandDialog {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly open: () => void;
}

/** Its content is made before it opens, so that the first field gets the focus. */
const useDialog = (): CommandDialog => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    if (dialog.current?.open) return;
    // Its last closing may not have been told yet: what was typed then is not wanted now.
    flushSync(() => setOpen(false));
    flushSync(() => setOpen(true));
    dialog.current?.showModal();
  };
  // A browser tells of a closing some time after it; by then the dialog may be open again.
  return { dialog, isOpen, onClose: () => setOpen(dialog.current?.open ?? false), open };
};

/** A dialog that has just closed may keep the focus for a moment: keys that come then are meant for the page. */
const isInDialog = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('dialog[open]') !== null;

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
