'use client';

import type { CSSProperties, ReactNode } from 'react';
import type { Box } from '@/lib/game/play/camera/camera';
import type { Point } from '@/lib/geometry/board';
import styles from './on-board.module.css';

interface OnBoardProps {
  /** A point of the board, in its units. */
  readonly at: Point;
  readonly children: ReactNode;
}

const place = ([x, y]: Point): CSSProperties => ({ '--at-x': x, '--at-y': y }) as CSSProperties;

/** Something of fixed screen size that stays at a point of the board wherever the board is moved. */
export const OnBoard = ({ at, children }: OnBoardProps) => (
  <div className={styles.onBoard} style={place(at)}>
    {children}
  </div>
);

/** The place and size of a part of the board, for an element that lies over it. */
export const coverBoard = ({ left, top, right, bottom }: Box): CSSProperties =>
  ({
    ...place([left, top]),
    '--wide': right - left,
    '--high': bottom - top,
  }) as CSSProperties;
