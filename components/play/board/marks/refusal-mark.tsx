'use client';

import { boxOf, middleOf, outlineOfTarget } from '@/lib/game/play/camera/shapes';
import { usePlay } from '../../session/play-model';
import { OnBoard } from '../camera/on-board';
import styles from './marks.module.css';

/** A ringed cross where something cannot be had. */
export const RefusalMark = () => {
  const { refusal, position, pieceOf } = usePlay();
  const outline = refusal && outlineOfTarget(position, pieceOf, refusal.target);
  const box = outline && boxOf([outline]);
  if (!box) return null;
  return (
    <OnBoard at={middleOf(box)}>
      <svg
        className={`${styles.cross} ${styles.here}`}
        viewBox="0 0 26 26"
        width="26"
        height="26"
        aria-hidden="true"
      >
        <circle cx="13" cy="13" r="11" />
        <path d="M8.5 8.5l9 9M17.5 8.5l-9 9" />
      </svg>
    </OnBoard>
  );
};
