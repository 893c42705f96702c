'use client';

import { useMemo } from 'react';
import { listHiddenFromOthers } from '@/lib/game/play/board/hidden-pieces';
import { usePlay } from '../../session/play-model';
import styles from './marks.module.css';

/** In a square of 24 units. */
const EYE = 'M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7Z';

export const EyeSign = () => (
  <>
    <path d={EYE} />
    <circle cx="12" cy="12" r="3" />
  </>
);

/** The viewer's pieces that others see only from behind. */
export const useHiddenPieces = (): ReadonlySet<string> => {
  const { rules, state, viewer } = usePlay();
  return useMemo(
    () => (viewer === null ? new Set<string>() : listHiddenFromOthers(rules, state, viewer)),
    [rules, state, viewer],
  );
};

/** An eye on each piece that only its owner can read. */
export const EyeMarks = () => {
  const { position } = usePlay();
  const hidden = useHiddenPieces();
  return position.pieces.map(({ id, box }) => {
    if (!box || !hidden.has(id)) return null;
    const size = Math.max(14, box.size * 0.36);
    const [x, y] = [box.centre[0] + box.size / 2 - size * 0.6, box.centre[1] - box.size / 2 - size * 0.4];
    return (
      <g key={id} className={styles.eye} transform={`translate(${x} ${y}) scale(${size / 24})`}>
        <circle cx="12" cy="12" r="13" />
        <EyeSign />
      </g>
    );
  });
};
