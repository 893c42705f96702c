import type { Side } from '@/lib/game/document/scenario-base';
import styles from './start.module.css';

/** The bar that represents a side: full where its counters are solid, open where they are outlined. */
export const SideMark = ({ side }: { readonly side: Side | undefined }) =>
  side && (
    <span
      aria-hidden="true"
      className={styles.mark}
      data-style={side.style}
      style={{
        borderColor: side.colour,
        backgroundColor: side.style === 'solid' ? side.colour : 'var(--map-ivory)',
      }}
    />
  );
