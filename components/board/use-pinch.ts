'use client';

import { type RefObject, useEffect } from 'react';
import type { ZoomBy } from './use-zoom';

/** Two fingers, or the wheel with the control key, zoom at the point between them. */
export const usePinch = (frame: RefObject<HTMLElement | null>, zoomBy: ZoomBy): void => {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let apart: number | null = null;
    const onTouchMove = (event: TouchEvent): void => {
      const fingers = fingersOf(event);
      if (!fingers) return;
      event.preventDefault();
      const distance = Math.hypot(
        fingers[0].clientX - fingers[1].clientX,
        fingers[0].clientY - fingers[1].clientY,
      );
      if (apart !== null && apart > 0) zoomBy(distance / apart, within(element, middleOf(fingers)));
      apart = distance;
    };
    const onTouchEnd = (): void => {
      apart = null;
    };
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / 300), within(element, [event.clientX, event.clientY]));
    };
    // React's own listeners are passive and could not keep the browser from zooming the page.
    element.addEventListener('touchmove', onTouchMove, { passive: false });
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('touchend', onTouchEnd);
    element.addEventListener('touchcancel', onTouchEnd);
    return () => {
      element.removeEventListener('touchmove', onTouchMove);
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchend', onTouchEnd);
      element.removeEventListener('touchcancel', onTouchEnd);
    };
  }, [frame, zoomBy]);
};

type Fingers = readonly [Touch, Touch];

const fingersOf = ({ touches }: TouchEvent): Fingers | null => {
  const [first, second] = touches;
  return touches.length === 2 && first && second ? [first, second] : null;
};

const middleOf = ([first, second]: Fingers): readonly [number, number] => [
  (first.clientX + second.clientX) / 2,
  (first.clientY + second.clientY) / 2,
];

const within = (element: HTMLElement, [x, y]: readonly [number, number]): readonly [number, number] => {
  const { left, top } = element.getBoundingClientRect();
  return [x - left, y - top];
};
