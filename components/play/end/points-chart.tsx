'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Seat } from '@/lib/game/contract/game-system';
import { listLoggedOrders, pointsOf } from '@/lib/game/play/log/order-log';
import styles from './end.module.css';
import type { GameEndProps } from './game-end';

const WIDTH = 520;
const HEIGHT = 190;
const EDGE = { left: 34, right: 96, top: 12, bottom: 10 };

/** The points of each seat after each order, as lines; nothing where the book counts none. */
export const PointsChart = ({ match, viewer, seats }: GameEndProps & { readonly seats: readonly Seat[] }) => {
  const words = useTranslations('log.end');
  const { rules, moments, scenario } = match;
  const lines = useMemo(() => {
    const states = [
      moments[0].state,
      ...listLoggedOrders({ rules, moments }, viewer ?? 'all').map(({ to }) => moments[to]?.state),
    ];
    return seats.map(({ id, name }) => ({
      id,
      name,
      points: states.map(state => pointsOf(rules, state, id, viewer ?? 'all') ?? 0),
    }));
  }, [rules, moments, viewer, seats]);
  if (!rules.scoreBreakdown) return null;
  const all = lines.flatMap(({ points }) => points);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const steps = Math.max(1, (lines[0]?.points.length ?? 1) - 1);
  const x = (step: number): number => EDGE.left + (step / steps) * (WIDTH - EDGE.left - EDGE.right);
  const y = (points: number): number =>
    HEIGHT - EDGE.bottom - ((points - least) / (most - least)) * (HEIGHT - EDGE.top - EDGE.bottom);
  return (
    <figure className={styles.chart}>
      <figcaption>{words('points')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img">
        <title>{words('points-means', { names: lines.map(({ name }) => name).join(', ') })}</title>
        {[least, (least + most) / 2, most].map(value => (
          <g key={value} className={styles.grid}>
            <line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(value)} y2={y(value)} />
            <text x={EDGE.left - 6} y={y(value) + 4} textAnchor="end">
              {Math.round(value)}
            </text>
          </g>
        ))}
        {lines.map(({ id, name, points }) => {
          const side = scenario.sides.find(other => other.id === id);
          const last = points.at(-1) ?? 0;
          return (
            <g key={id} style={{ color: side?.colour }} data-style={side?.style} className={styles.series}>
              <polyline points={points.map((value, step) => `${x(step)},${y(value)}`).join(' ')} />
              <circle cx={x(steps)} cy={y(last)} r="4" />
              <text x={x(steps) + 9} y={y(last) + 4}>
                {words('margin', { name, points: last })}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
};
