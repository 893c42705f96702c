import type { Side } from '@/lib/game/document/scenario-base';
import styles from '../lab.module.css';

/** How the sides differ in charts: filled or outlined, never by colour alone. */
export const fillOf = ({ colour, style }: Side) =>
  style === 'solid'
    ? { fill: colour, stroke: colour, strokeWidth: 2 }
    : { fill: 'var(--map-ivory)', stroke: colour, strokeWidth: 2 };

export const SideSwatch = ({ side }: { readonly side: Side | undefined }) => (
  <svg className={styles.swatch} viewBox="0 0 10 14" aria-hidden="true">
    <rect x="1" y="1" width="8" height="12" {...(side ? fillOf(side) : { fill: 'var(--line)' })} />
  </svg>
);
