'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { PANEL_SIZES, type PanelSize, setPanelSize, sizeOf } from '@/lib/editor/session/panels';
import { usePanels, useStudio } from '../session/studio-context';
import styles from './slip.module.css';

/** The edge of the panel that it lies on. */
type Edge = 'left' | 'right' | 'top';

const STEP = 20;

/** Pulled outwards the panel grows. */
const growthOf = (edge: Edge, dx: number, dy: number): number => {
  if (edge === 'top') return -dy;
  return edge === 'left' ? -dx : dx;
};

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface ResizeHandleProps {
  readonly size: PanelSize;
  readonly edge: Edge;
  /** The panel that it resizes, as it is called. */
  readonly of: string;
}

/** The edge that makes a panel wider or higher, by pointer or by arrow keys. */
export const ResizeHandle = ({ size, edge, of }: ResizeHandleProps) => {
  const words = useTranslations('studio.slips');
  const { store } = useStudio();
  const now = usePanels(panels => sizeOf(panels, size));
  const start = useRef<{ readonly x: number; readonly y: number; readonly value: number } | null>(null);
  const set = (value: number): void => store.update(state => setPanelSize(state, size, value));
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, y: event.clientY, value: now };
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent): void => {
    if (start.current === null) return;
    const { x, y, value } = start.current;
    set(value + growthOf(edge, clientX - x, clientY - y));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    set(now + growthOf(edge, ...step));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be focused and moved.
    <div
      className={styles.handle}
      data-edge={edge}
      data-own-arrows
      role="separator"
      tabIndex={0}
      aria-label={words('resize', { panel: of })}
      aria-orientation={edge === 'top' ? 'horizontal' : 'vertical'}
      aria-valuenow={now}
      aria-valuemin={PANEL_SIZES[size].least}
      aria-valuemax={PANEL_SIZES[size].most}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        start.current = null;
      }}
      onKeyDown={onKeyDown}
    />
  );
};
