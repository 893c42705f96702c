'use client';

import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type KeyboardEventHandler, type ReactNode, useRef } from 'react';
import styles from './dialog.module.css';
import { useReturnFocus } from './use-return-focus';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Its name, where no `DialogTitle` gives it one. */
  readonly label?: string;
  readonly className?: string | undefined;
  /** Whether what was typed outlives its closing. */
  readonly isKept?: boolean;
  readonly onKeyDown?: KeyboardEventHandler<HTMLElement>;
  readonly children: ReactNode;
}

/** A window over the page, which cannot be used until it is closed: by its buttons or by Escape, not by a press beside it. */
export const Dialog = ({ isOpen, onClose, label, className, isKept, onKeyDown, children }: DialogProps) => {
  const popup = useRef<HTMLDivElement>(null);
  useReturnFocus(isOpen, popup);
  const onOpenChange: BaseDialog.Root.Props['onOpenChange'] = (_, { reason, event }) => {
    // A field inside has handled Escape itself.
    if (reason === 'escape-key' && event.defaultPrevented) return;
    onClose();
  };
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={onOpenChange} disablePointerDismissal>
      <BaseDialog.Portal keepMounted={isKept ?? false}>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Popup
          ref={popup}
          className={[styles.dialog, className].filter(Boolean).join(' ')}
          finalFocus={false}
          onKeyDown={onKeyDown}
          {...(label === undefined ? {} : { 'aria-label': label })}
        >
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
};

/** The heading that names the dialog. */
export const DialogTitle = ({ children }: { readonly children: ReactNode }) => (
  <BaseDialog.Title className={styles.title}>{children}</BaseDialog.Title>
);

/** The row of buttons at its end. */
export const DialogButtons = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
);
