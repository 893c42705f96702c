'use client';

import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import row from '@/components/ui/controls/button-row.module.css';
import styles from './map-frame.module.css';
import { MapZoomed } from './map-zoomed';
import { Overview } from './overview';
import { useDrag } from './use-drag';
import { usePinch } from './use-pinch';
import { useZoom } from './use-zoom';

export interface MapFrameWords {
  readonly viewer: string;
  readonly in: string;
  readonly out: string;
  readonly all: string;
}

interface MapFrameProps {
  readonly words: MapFrameWords;
  /** A small picture of the whole board. */
  readonly overview: string;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** A window on the map. It scrolls as any window does, so that it works before and without script; script adds the zoom. */
export const MapFrame = ({ words, overview, width, height, children }: MapFrameProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const { zoom, isZoomed, zoomBy, showAll } = useZoom(frame);
  usePinch(frame, zoomBy);
  const drag = useDrag(frame);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoomBy(STEP);
    if (event.key === '-') zoomBy(1 / STEP);
    if (event.key === '0') showAll();
  };
  const style = {
    '--ratio': `${width} / ${height}`,
    ...(zoom === null ? {} : { '--zoom': zoom }),
  } as CSSProperties;
  return (
    <div className={styles.viewer}>
      <section
        ref={frame}
        className={isZoomed ? `${styles.frame} ${styles.zoomed}` : styles.frame}
        style={style}
        aria-label={words.viewer}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard.
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...drag}
      >
        <div className={styles.sheet}>
          <MapZoomed value={isZoomed}>{children}</MapZoomed>
        </div>
      </section>
      <Overview frame={frame} zoom={zoom} picture={overview} width={width} height={height} />
      <div className={`${row.row} ${styles.tools}`}>
        <Button look="bare" aria-label={words.out} onClick={() => zoomBy(1 / STEP)}>
          −
        </Button>
        <Button look="bare" aria-label={words.in} onClick={() => zoomBy(STEP)}>
          +
        </Button>
        <Button look="bare" onClick={showAll}>
          {words.all}
        </Button>
      </div>
    </div>
  );
};

const STEP = 1.4;
