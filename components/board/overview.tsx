'use client';

import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import styles from './map-frame.module.css';

interface OverviewProps {
  readonly frame: RefObject<HTMLElement | null>;
  /** Asked again whenever it changes. */
  readonly zoom: number | null;
  readonly picture: string;
  readonly width: number;
  readonly height: number;
}

/** The whole board in small, with the part that is in sight; seen on phones only. */
export const Overview = ({ frame, zoom, picture, width, height }: OverviewProps) => {
  const [seen, setSeen] = useState<Seen | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new zoom changes what is in sight without any scrolling.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = (): void => setSeen(seenPart(element));
    look();
    element.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [frame, zoom]);
  const isWhole = seen === null || (seen.width >= 0.999 && seen.height >= 0.999);
  return (
    <div className={styles.overview} data-whole={isWhole || undefined} aria-hidden="true">
      {/* biome-ignore lint/performance/noImgElement: the picture is made in the asked width by its own route. */}
      <img src={picture} alt="" width={width} height={height} loading="lazy" />
      {seen && <div className={styles.window} style={windowStyle(seen)} />}
    </div>
  );
};

/** In parts of the sheet. */
interface Seen {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const seenPart = (element: HTMLElement): Seen => ({
  left: element.scrollLeft / element.scrollWidth,
  top: element.scrollTop / element.scrollHeight,
  width: Math.min(1, element.clientWidth / element.scrollWidth),
  height: Math.min(1, element.clientHeight / element.scrollHeight),
});

const windowStyle = ({ left, top, width, height }: Seen): CSSProperties => ({
  left: `${left * 100}%`,
  top: `${top * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});
