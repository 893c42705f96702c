import type { ActionKind } from '@/lib/game/contract/about';
import styles from './orders.module.css';

const PATHS: Readonly<Record<ActionKind, string>> = {
  attack:
    'M4 4l10.5 10.5M16 4L5.5 14.5M3 12.5l4.5 4.5M17 12.5L12.5 17M4 16l-1.5 1.5M16 16l1.5 1.5M4 4v3M4 4h3M16 4v3M16 4h-3',
  shoot: 'M3.5 16.5l12-12M15.5 4.5h-4.2M15.5 4.5v4.2M3.5 16.5v-3M3.5 16.5h3M5.5 14.5v-3M5.5 14.5h3',
  move: 'M3 10h13.5M11.5 5l5 5-5 5',
  turn: 'M15.8 8.2A6.3 6.3 0 1 0 16.3 12M16.5 3.8v4.6h-4.6',
  place: 'M10 2.5v9.5M5.8 8l4.2 4.2L14.2 8M3 13.5v3.8h14v-3.8',
  form: 'M3 4h6v5H3zM11 4h6v5h-6zM3 11.5h6v5H3zM11 11.5h6v5h-6z',
  react: 'M10 2.5l6.5 2.3v4.8c0 4-2.8 6.6-6.5 7.9-3.7-1.3-6.5-3.9-6.5-7.9V4.8z',
  pick: 'M3.5 10.5l4.5 4.5L16.5 5.5',
  end: 'M5 17.5V3M5 3.5h10.5l-2.4 3.6 2.4 3.6H5',
};

/** What an order does, as a sign. */
export const KindIcon = ({ kind }: { readonly kind: ActionKind }) => (
  <svg className={styles.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d={PATHS[kind]} />
  </svg>
);
