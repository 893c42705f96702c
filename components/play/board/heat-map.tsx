'use client';

import { useMemo } from 'react';
import { computeHeatMap } from '@/lib/game/play/board/heat-map';
import { outlineOfSpace, toSvgPoints } from '@/lib/game/play/camera/shapes';
import { usePlay } from '../session/play-model';
import styles from './board.module.css';

/** The more often dice were rolled about a place, the redder it is. */
export const HeatMap = () => {
  const { match, position } = usePlay();
  const heat = useMemo(() => computeHeatMap(match), [match]);
  const most = Math.max(1, ...heat.map(({ count }) => count));
  const { width, height } = position.board;
  return (
    <svg
      className={styles.marks}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {heat.map(({ space, centre, count }) => {
        const outline = space === null ? null : outlineOfSpace(position, space);
        const look = { className: styles.heat, opacity: 0.15 + (0.55 * count) / most };
        if (outline) return <polygon key={space} {...look} points={toSvgPoints(outline)} />;
        return centre && <circle key={String(centre)} {...look} cx={centre[0]} cy={centre[1]} r={60} />;
      })}
    </svg>
  );
};
