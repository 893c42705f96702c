'use client';

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const LARGEST = 5;

/** A point of the sheet, as parts of its width and height, that is to lie at a point of the window. */
interface Anchor {
  readonly sheet: readonly [number, number];
  readonly window: readonly [number, number];
}

export type ZoomBy = (factor: number, at?: readonly [number, number]) => void;

/** How large the sheet lies in its window: 1 fills the width; null leaves it to the style sheet, which knows the screen. */
export const useZoom = (frame: RefObject<HTMLElement | null>, initial: number | null = null) => {
  const [zoom, setZoom] = useState(initial);
  const anchor = useRef<Anchor | null>(null);

  const zoomBy: ZoomBy = useCallback(
    (factor, at) => {
      const element = frame.current;
      if (!element) return;
      anchor.current = anchorAt(element, at ?? [element.clientWidth / 2, element.clientHeight / 2]);
      // A sheet that is narrower than its window does not show by its width how far it is zoomed.
      const measured = element.scrollWidth / element.clientWidth;
      setZoom(now => Math.min(LARGEST, Math.max(1, (now ?? measured) * factor)));
    },
    [frame],
  );

  useEffect(() => {
    const element = frame.current;
    if (element) scrollToMiddle(element);
  }, [frame]);

  // The sheet has its new size only after it is laid out, and must not be seen in the wrong place before.
  useLayoutEffect(() => {
    if (frame.current && anchor.current && zoom !== null) scrollToAnchor(frame.current, anchor.current);
    anchor.current = null;
  }, [frame, zoom]);

  return { zoom, isZoomed: zoom !== null && zoom > 1, zoomBy, showAll: () => setZoom(1) };
};

const anchorAt = (element: HTMLElement, window: readonly [number, number]): Anchor => ({
  sheet: [
    (element.scrollLeft + window[0]) / element.scrollWidth,
    (element.scrollTop + window[1]) / element.scrollHeight,
  ],
  window,
});

const scrollToAnchor = (element: HTMLElement, { sheet, window }: Anchor): void => {
  element.scrollLeft = sheet[0] * element.scrollWidth - window[0];
  element.scrollTop = sheet[1] * element.scrollHeight - window[1];
};

const scrollToMiddle = (element: HTMLElement): void => {
  element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
  element.scrollTop = (element.scrollHeight - element.clientHeight) / 2;
};
