'use client';

import { Menu as BaseMenu } from '@base-ui/react/menu';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import styles from './menu.module.css';
import { useReturnFocus } from './use-return-focus';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface MenuProps {
  /** Where on the screen it opens; it is moved so far that all of it can be seen. */
  readonly at: Point;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const anchorAt = ({ x, y }: Point) => ({ getBoundingClientRect: () => new DOMRect(x, y, 0, 0) });

/** A list of commands at a point of the screen, open as long as it is rendered. The first command has the focus. */
export const Menu = ({ at: { x, y }, label, onClose, children }: MenuProps) => {
  const popup = useRef<HTMLDivElement>(null);
  const anchor = useMemo(() => anchorAt({ x, y }), [x, y]);
  useReturnFocus(true, popup);
  return (
    <BaseMenu.Root open onOpenChange={isOpen => !isOpen && onClose()} modal={false}>
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          anchor={anchor}
          side="bottom"
          align="start"
          collisionPadding={8}
          className={styles.place}
        >
          <BaseMenu.Popup
            ref={popup}
            className={styles.menu}
            aria-label={label}
            finalFocus={false}
            onKeyDownCapture={syncHighlight}
            onContextMenu={event => event.preventDefault()}
          >
            <FocusFirst />
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
};

/**
 * Base UI registers its commands after the first of them got the focus, and would start from none: so it is told
 * which item has the focus.
 */
const syncHighlight = ({ target }: KeyboardEvent): void => {
  if (target instanceof HTMLElement && !target.hasAttribute('data-highlighted'))
    target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
};

/** Base UI leaves the focus on the list when a mouse opened it. */
const FocusFirst = () => {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () =>
      mark.current?.parentElement
        ?.querySelector<HTMLElement>('[role="menuitem"]')
        ?.focus({ preventScroll: true }),
    [],
  );
  return <span ref={mark} hidden />;
};

export const MenuGroup = ({ children }: { readonly children: ReactNode }) => (
  <BaseMenu.Group className={styles.group}>{children}</BaseMenu.Group>
);

interface MenuItemProps {
  readonly onChoose: () => void;
  /** The key that does the same. */
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

export const MenuItem = ({ onChoose, hint, children }: MenuItemProps) => (
  <BaseMenu.Item className={styles.item} onClick={onChoose}>
    {children}
    {hint !== undefined && <kbd>{hint}</kbd>}
  </BaseMenu.Item>
);
