'use client';

import { useInteraction, useStudioState } from '../../session/studio-context';
import styles from './problem-ring.module.css';

/** The distance of the ring from the counter, on the screen. */
const BESIDE = 26;

/** Shows on the map where the chosen problem lies. */
export const ProblemRing = ({ zoom }: { readonly zoom: number }) => {
  const ring = useInteraction(state => state.ring);
  const box = useStudioState(({ selection, derived }) =>
    ring !== null && selection === ring
      ? derived.position?.pieces.find(({ id }) => id === selection.pieces[0])?.box
      : undefined,
  );
  if (!box) return null;
  const [cx, cy] = box.centre;
  const r = box.size * 0.75 + BESIDE / zoom;
  return (
    <g data-mark="problem">
      <circle className={styles.casing} cx={cx} cy={cy} r={r} />
      <circle className={styles.ring} cx={cx} cy={cy} r={r} />
    </g>
  );
};
