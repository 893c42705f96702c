'use client';

import { useTranslations } from 'next-intl';
import { toSvgPoints } from '@/lib/editor/board/place-outlines';
import type { Measure } from '@/lib/editor/session/view-state';
import type { Board, Point } from '@/lib/geometry/board';
import { useInteraction, useStudioState, useView } from '../../session/studio-context';
import styles from '../overlays/canvas-overlays.module.css';

type Laid = readonly [Point, Point];

const inchOf = (board: Board | undefined): number | null =>
  board?.kind === 'table' ? (board.inch ?? 1) : null;

/** The length on the real table for an inch of the book. */
const SCALE: Readonly<Record<Measure, number>> = { inches: 1, 'two-thirds': 2 / 3, centimetres: 1 };

/** The length of the ruler in the author's unit; null: there is no ruler. */
const useLength = (measure: Measure): number | null => {
  const ruler = useInteraction(state => state.ruler);
  const inch = useStudioState(({ derived }) => inchOf(derived.position?.board));
  if (!ruler || inch === null) return null;
  const [[ax, ay], [bx, by]] = ruler;
  return Math.round((Math.hypot(bx - ax, by - ay) / inch) * SCALE[measure] * 10) / 10;
};

/** The length in words; null: nothing is measured. */
export const useMeasure = (): string | null => {
  const words = useTranslations('canvas');
  const measure = useView(state => state.measure);
  const length = useLength(measure);
  return length === null ? null : words(`ruler.${measure}`, { length });
};

const LONG = 9;
const SHORT = 5;

/** A stroke across for every inch, a longer one for every sixth. */
const ticksOf = ([[ax, ay], [bx, by]]: Laid, inch: number, zoom: number): string => {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  return Array.from({ length: Math.floor(length / inch) + 1 }, (_, count) => {
    const half = (count % 6 === 0 ? LONG : SHORT) / zoom;
    const [x, y] = [ax + ux * inch * count, ay + uy * inch * count];
    return `M${x - uy * half} ${y + ux * half}L${x + uy * half} ${y - ux * half}`;
  }).join('');
};

const BESIDE = 16;

/** The ruler on the table, with its length at its end. */
export const Ruler = ({ zoom }: { readonly zoom: number }) => {
  const ruler = useInteraction(state => state.ruler);
  const inch = useStudioState(({ derived }) => inchOf(derived.position?.board));
  const measure = useMeasure();
  if (!ruler || inch === null) return null;
  const [x, y] = ruler[1];
  return (
    <g data-mark="ruler">
      <polyline className={styles.rulerCasing} points={toSvgPoints(ruler)} />
      <polyline className={styles.ruler} points={toSvgPoints(ruler)} />
      <path className={styles.ruler} d={ticksOf(ruler, inch, zoom)} />
      <text
        className={styles.rulerWords}
        transform={`translate(${x} ${y}) scale(${1 / zoom})`}
        x={BESIDE}
        y={-BESIDE}
      >
        {measure}
      </text>
    </g>
  );
};
