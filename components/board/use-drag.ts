'use client';

import { type PointerEvent, type RefObject, useRef } from 'react';

/** A mouse drags the sheet; fingers and pens scroll it without our help. */
export const useDrag = (frame: RefObject<HTMLElement | null>) => {
  const last = useRef<readonly [number, number] | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    last.current = [event.clientX, event.clientY];
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (!last.current || !frame.current) return;
    frame.current.scrollLeft -= event.clientX - last.current[0];
    frame.current.scrollTop -= event.clientY - last.current[1];
    last.current = [event.clientX, event.clientY];
  };
  const onPointerUp = (): void => {
    last.current = null;
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
};
