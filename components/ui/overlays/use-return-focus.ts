'use client';

import { type RefObject, useInsertionEffect, useLayoutEffect, useRef } from 'react';

/**
 * The focus goes back in the same moment as a window over the page closes. Base UI waits some frames for an animation, and keys that
 * come in between would be lost in a window that nobody sees any more.
 */
export const useReturnFocus = (isOpen: boolean, popup: RefObject<HTMLElement | null>): void => {
  const before = useRef<Element | null>(null);
  // Earlier than any field of the window can take the focus.
  useInsertionEffect(() => {
    if (isOpen) before.current = document.activeElement;
  }, [isOpen]);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const element = popup.current;
    return () => {
      const { activeElement, body } = document;
      const hasMovedOn = activeElement !== body && !(popup.current ?? element)?.contains(activeElement);
      if (!hasMovedOn && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, [isOpen, popup]);
};
