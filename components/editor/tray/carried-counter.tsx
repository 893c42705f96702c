'use client';

import { createPortal } from 'react-dom';
import { Counter } from '@/components/board/counter';
import type { CounterFace } from '@/lib/drawing/counters/counter';
import styles from './tray.module.css';
import type { PointerPosition } from './use-carry';

interface CarriedCounterProps {
  readonly face: CounterFace;
  readonly spot: PointerPosition | null;
  readonly count: number;
}

/** The counter that follows the pointer while it is carried to the map, with the number of pieces it represents. */
export const CarriedCounter = ({ face, spot, count }: CarriedCounterProps) =>
  spot &&
  createPortal(
    <div className={styles.carried} style={{ left: spot.x, top: spot.y }}>
      <Counter face={face} size={48} />
      {count > 1 && <b>{count}</b>}
    </div>,
    document.body,
  );
