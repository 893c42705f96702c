'use client';

import { flushSync } from 'react-dom';
import { closeDialog, type DialogName } from '@/lib/editor/session/panels';
import { usePanels, useStudio } from './studio-context';

export interface DialogPanel {
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** A dialog that is open while the store says so. It closes at once, so that the focus is back before anything else happens. */
export const useDialogPanel = (name: DialogName): DialogPanel => {
  const { store } = useStudio();
  const isOpen = usePanels(({ dialog }) => dialog === name);
  return { isOpen, close: () => flushSync(() => store.update(state => closeDialog(state, name))) };
};
