'use client';

import { Popover as BasePopover } from '@base-ui/react/popover';
import { type ReactNode, useState } from 'react';
import { type ButtonLook, composeButtonClass } from '../controls/button';
import styles from './popover.module.css';

interface PopoverProps {
  /** The words on its button, and its name. */
  readonly title: string;
  /** A sign that stands on the button instead of the words. */
  readonly sign?: string;
  readonly look?: ButtonLook;
  readonly className?: string | undefined;
  /** Whether it is open, where others may open it too; absent: only its button does. */
  readonly isOpen?: boolean;
  readonly onOpen?: (isOpen: boolean) => void;
  /** Its content; it may close it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a small panel beside it; a press elsewhere or Escape closes it. */
export const Popover = ({ title, sign, look = 'quiet', className, children, ...state }: PopoverProps) => {
  const [isOpenHere, setOpenHere] = useState(false);
  const { isOpen = isOpenHere, onOpen: setOpen = setOpenHere } = state;
  return (
    <BasePopover.Root open={isOpen} onOpenChange={open => setOpen(open)}>
      <BasePopover.Trigger
        className={composeButtonClass(look, styles.trigger)}
        {...(sign === undefined ? {} : { 'aria-label': title, title })}
      >
        {sign ?? title}
      </BasePopover.Trigger>
      <BasePopover.Portal>
        <BasePopover.Positioner
          side="bottom"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className={styles.place}
        >
          <BasePopover.Popup
            className={[styles.popover, className].filter(Boolean).join(' ')}
            aria-label={title}
            initialFocus={false}
          >
            {typeof children === 'function' ? children(() => setOpen(false)) : children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
};
