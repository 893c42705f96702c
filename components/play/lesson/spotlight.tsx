'use client';

import { useId } from 'react';
import { boxOf, type Outline, outlineOfTarget, toSvgPoints } from '@/lib/game/play/camera/shapes';
import { usePlay } from '../session/play-model';
import styles from './lesson.module.css';
import type { PlayGuide } from './use-lesson';

/** Everything except the current targets lies in the shade. */
export const Spotlight = ({ guide }: { readonly guide: PlayGuide }) => {
  const { position, pieceOf } = usePlay();
  const mask = useId();
  const lights = guide.spotlight.flatMap((target): readonly Outline[] => {
    const outline = outlineOfTarget(position, pieceOf, target);
    return outline ? [outline] : [];
  });
  if (lights.length === 0) return null;
  const { width, height } = position.board;
  return (
    <svg
      className={styles.spotlight}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <mask id={mask}>
        <rect width={width} height={height} className={styles.shade} />
        {lights.map(outline => (
          <polygon key={toSvgPoints(outline)} className={styles.hole} points={toSvgPoints(outline)} />
        ))}
      </mask>
      <rect width={width} height={height} className={styles.dark} mask={`url(#${mask})`} />
      {lights.map(outline => (
        <Ring key={toSvgPoints(outline)} outline={outline} />
      ))}
    </svg>
  );
};

const EDGE = 4;

const Ring = ({ outline }: { readonly outline: Outline }) => {
  const box = boxOf([outline]);
  if (!box) return null;
  const { left, top, right, bottom } = box;
  return (
    <rect
      className={styles.ring}
      x={left - EDGE}
      y={top - EDGE}
      width={right - left + 2 * EDGE}
      height={bottom - top + 2 * EDGE}
      rx={6}
    />
  );
};
