import type { ReactNode } from 'react';
import styles from './slip.module.css';

interface SlipProps {
  readonly title: string;
  readonly text: string;
  readonly note?: string;
  /** The ways on, as buttons. */
  readonly children: ReactNode;
}

/** A ruled slip of paper that says what is the matter, and what to do. */
export const Slip = ({ title, text, note, children }: SlipProps) => (
  <div className={styles.slip}>
    <h1>{title}</h1>
    <p>{text}</p>
    {note !== undefined && <p className={styles.note}>{note}</p>}
    <div className={styles.ways}>{children}</div>
  </div>
);
