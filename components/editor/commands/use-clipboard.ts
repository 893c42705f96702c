'use client';

import { useEffect } from 'react';
import { copyText, pasteText } from '@/lib/editor/commands/clipboard-commands';
import { cutSelection } from '@/lib/editor/edits/piece-edits';
import { useCommandContext } from './use-command-context';
import { targetOf } from './use-keys';

/** Text that a reader has selected is copied by the browser. */
const hasTextSelection = (): boolean => window.getSelection()?.isCollapsed === false;

/** Copying, cutting and pasting come as events of the browser: these need no permission to use its clipboard. */
export const useClipboard = (): void => {
  const context = useCommandContext();
  useEffect(() => {
    const { store } = context;
    const onCopy = (event: ClipboardEvent): void => {
      const text = targetOf(event) !== 'page' || hasTextSelection() ? null : copyText(store.getState());
      if (text === null) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', text);
      if (event.type === 'cut') store.update(cutSelection);
    };
    const onPaste = (event: ClipboardEvent): void => {
      if (targetOf(event) !== 'page' || event.defaultPrevented) return;
      event.preventDefault();
      pasteText(context, event.clipboardData?.getData('text/plain') ?? '');
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCopy);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCopy);
      document.removeEventListener('paste', onPaste);
    };
  }, [context]);
};
