'use client';

import type { Side } from '@/lib/game/document/scenario-base';
import styles from './panel.module.css';

/** The colour of a side as its counters wear it: solid or in outline. */
export const SideMark = ({ side }: { readonly side: Side | undefined }) => (
  <i
    className={styles.side}
    aria-hidden="true"
    style={{
      borderColor: side?.colour ?? 'currentcolor',
      background: side?.style === 'outline' ? 'var(--map-ivory)' : side?.colour,
    }}
  />
);
