'use client';

import { useMemo } from 'react';
import { traceOf } from '@/lib/game/play/board/order-trace';
import type { LoggedOrder } from '@/lib/game/play/log/order-log';
import type { GameSession } from '@/lib/game/play/session/game-session';
import type { Point } from '@/lib/geometry/board';
import styles from './trace.module.css';

interface OrderTraceProps {
  readonly match: GameSession;
  readonly viewer: string | null;
  readonly order: LoggedOrder;
}

/** Drawn over the board: an arrow from those who acted to what they aimed at, and a ring round what was hurt. */
export const OrderTrace = ({ match, viewer, order }: OrderTraceProps) => {
  const trace = useMemo(() => traceOf(match, viewer ?? 'all', order), [match, viewer, order]);
  if (!trace) return null;
  const { lines, boxes, size } = trace;
  const { width, height } = trace.board;
  const colour = match.scenario.sides.find(({ id }) => id === order.seat)?.colour;
  return (
    <svg
      className={styles.trace}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      style={{ color: colour }}
      aria-hidden="true"
    >
      {boxes.map(({ centre: [x, y], size: side }) => (
        <rect
          key={`${x} ${y}`}
          className={styles.ring}
          x={x - side / 2}
          y={y - side / 2}
          width={side}
          height={side}
          rx={side / 12}
          strokeWidth={side / 12}
        />
      ))}
      {lines.map(points => (
        <Arrow key={JSON.stringify(points)} points={points} width={size / 6} />
      ))}
    </svg>
  );
};

/** A shaft on an ivory casing, with a head that ends where it points. */
const Arrow = ({ points, width }: { readonly points: readonly Point[]; readonly width: number }) => {
  const end = points.at(-1);
  const last = points.at(-2);
  if (!end || !last || (end[0] === last[0] && end[1] === last[1])) return null;
  const angle = Math.atan2(end[1] - last[1], end[0] - last[0]);
  const head = 2.6 * width;
  const tip = ([along, aside]: Point): string =>
    [
      end[0] + along * Math.cos(angle) - aside * Math.sin(angle),
      end[1] + along * Math.sin(angle) + aside * Math.cos(angle),
    ].join(',');
  const neck: Point = [end[0] - head * Math.cos(angle), end[1] - head * Math.sin(angle)];
  const shaft = [...points.slice(0, -1), neck].map(point => point.join(',')).join(' ');
  const corners = (
    [
      [0, 0],
      [-head, head / 2],
      [-head, -head / 2],
    ] as const
  )
    .map(tip)
    .join(' ');
  return (
    <>
      <polyline className={styles.casing} points={shaft} strokeWidth={width * 1.7} />
      <polygon className={styles.casing} points={corners} strokeWidth={width * 0.7} />
      <polyline className={styles.shaft} points={shaft} strokeWidth={width} />
      <polygon className={styles.head} points={corners} />
    </>
  );
};
