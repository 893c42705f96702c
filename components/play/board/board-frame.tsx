'use client';

import { useTranslations } from 'next-intl';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { usePinch } from '@/components/board/use-pinch';
import { useZoom } from '@/components/board/use-zoom';
import { Button } from '@/components/ui/controls/button';
import row from '@/components/ui/controls/button-row.module.css';
import styles from './board.module.css';

interface BoardFrameProps {
  readonly ratio: number;
  /** How large it lies there at first; 1: all of it can be seen. */
  readonly initial: number;
  /** Changes whenever something else is lit, which is then brought into sight. */
  readonly lit: string;
  readonly children: ReactNode;
}

const STEP = 1.5;

/** A window on the board: as large as it fits, and larger on demand. */
export const BoardFrame = ({ ratio, initial, lit, children }: BoardFrameProps) => {
  const words = useTranslations('play');
  const frame = useRef<HTMLElement>(null);
  const { zoom, isZoomed, zoomBy, showAll } = useZoom(frame, initial);
  usePinch(frame, zoomBy);
  // After the zoom has laid the sheet: else its middle would be shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new light is looked for.
  useEffect(() => {
    if (isZoomed && frame.current) scrollIntoWindow(frame.current);
  }, [lit, isZoomed]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoomBy(STEP);
    if (event.key === '-') zoomBy(1 / STEP);
    if (event.key === '0') showAll();
  };
  return (
    <div className={styles.viewer}>
      <section
        ref={frame}
        className={styles.frame}
        style={{ '--board-ratio': ratio, '--zoom': zoom ?? 1 } as CSSProperties}
        aria-label={words('viewer')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard.
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {children}
      </section>
      <div className={row.row}>
        <Button
          look="bare"
          aria-label={words('zoom.out')}
          disabled={!isZoomed}
          onClick={() => zoomBy(1 / STEP)}
        >
          −
        </Button>
        <Button look="bare" aria-label={words('zoom.in')} onClick={() => zoomBy(STEP)}>
          +
        </Button>
        <Button look="bare" disabled={!isZoomed} onClick={showAll}>
          {words('zoom.all')}
        </Button>
      </div>
    </div>
  );
};

const MARGIN = 24;

/** Scrolls the window, and nothing else, until what is lit lies in it. */
const scrollIntoWindow = (frame: HTMLElement): void => {
  const lit =
    frame.querySelector('[data-lit="true"], [data-chosen="true"]') ??
    frame.querySelector('[data-live="true"]');
  if (!lit) return;
  const [seen, wanted] = [frame.getBoundingClientRect(), lit.getBoundingClientRect()];
  frame.scrollLeft += missing(wanted.left, wanted.right, seen.left, seen.right);
  frame.scrollTop += missing(wanted.top, wanted.bottom, seen.top, seen.bottom);
};

const missing = (from: number, to: number, least: number, most: number): number => {
  if (from < least) return from - least - MARGIN;
  return to > most ? to - most + MARGIN : 0;
};
