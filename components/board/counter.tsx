import { memo } from 'react';
import { COUNTER_SIDE, type CounterFace, drawCounter } from '@/lib/drawing/counters/counter';
import { DrawnItems } from './draw-items';

interface CounterProps {
  readonly face: CounterFace;
  readonly size: number | string;
  /** Room around it for shadow and frames, in counter units; on the map these stand out over its box. */
  readonly margin?: number;
}

/** One counter as it is printed; it has no words of its own, so the component that shows it must name it. */
export const Counter = memo(({ face, size, margin = 3 }: CounterProps) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox={`${-margin} ${-margin} ${COUNTER_SIDE + 2 * margin} ${COUNTER_SIDE + 2 * margin}`}
    overflow="visible"
  >
    <DrawnItems items={drawCounter(face)} />
  </svg>
));
Counter.displayName = 'Counter';
