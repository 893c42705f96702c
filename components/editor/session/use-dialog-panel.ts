'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { closeDialog, type DialogName } from '@/lib/editor/session/panels';
import { usePanels, useStudio } from './studio-context';

export interface DialogPanel {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly isOpen: boolean;
  /** Another number for each opening, so that nothing typed earlier is left. */
  readonly opening: number;
}

/** A dialog that is open while the store says so; its content is there before it opens, so that the first field gets the focus. */
export const useDialogPanel = (name: DialogName): DialogPanel => {
  const { store } = useStudio();
  const dialog = useRef<HTMLDialogElement>(null);
  const opening = usePanels(panels => (panels.dialog?.name === name ? panels.dialog.opening : 0));
  useLayoutEffect(() => {
    const element = dialog.current;
    if (opening > 0 && element?.open === false) element.showModal();
    else if (opening === 0) element?.close();
  }, [opening]);
  useEffect(() => {
    const element = dialog.current;
    // A browser reports the closing some time after it; by then the dialog may be open again.
    const onClose = (): void => {
      if (!element?.open) store.update(state => closeDialog(state, name));
    };
    element?.addEventListener('close', onClose);
    return () => element?.removeEventListener('close', onClose);
  }, [store, name]);
  return { dialog, isOpen: opening > 0, opening };
};
