'use client';

import type { Point } from '@/lib/geometry/board';
import styles from './marks.module.css';

interface OrderArrowProps {
  readonly points: readonly Point[];
  readonly isForce: boolean;
  readonly isCurrent: boolean;
}

const HEAD = 15;

/**
 * From where the pieces stand to where they are sent; the arrow stops short of the middle, so that pieces there stay
 * visible.
 */
export const OrderArrow = ({ points, isForce, isCurrent }: OrderArrowProps) => {
  const [from, to] = [points.at(-2), points.at(-1)];
  if (!from || !to) return null;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 12) return null;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const short = points.length > 2 ? 0 : Math.min(length * 0.32, 70);
  const tip: Point = [to[0] - dx * short, to[1] - dy * short];
  const neck: Point = [tip[0] - dx * HEAD, tip[1] - dy * HEAD];
  const start =
    points.length > 2
      ? points[0]
      : ([from[0] + dx * Math.min(length * 0.22, 40), from[1] + dy * Math.min(length * 0.22, 40)] as const);
  const line = [start, ...points.slice(1, -1), neck].map(point => point?.join(' ')).join('L');
  const side = HEAD * 0.72;
  const head = `M${tip.join(' ')}L${neck[0] - dy * side} ${neck[1] + dx * side}L${neck[0] + dy * side} ${neck[1] - dx * side}Z`;
  return (
    <g className={styles.arrow} data-force={isForce} data-current={isCurrent}>
      <path className={styles.casing} d={`M${line}`} />
      <path className={styles.casing} d={head} />
      <path className={styles.shaft} d={`M${line}`} />
      <path className={styles.head} d={head} />
    </g>
  );
};
