import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly note?: string;
  /** The ways on, as buttons. */
  readonly children: ReactNode;
}

/** A ruled slip of paper that says what is the matter, and what to do. */
export const Notice = ({ title, text, note, children }: NoticeProps) => (
  <div className={styles.slip}>
    <h1>{title}</h1>
    <p>{text}</p>
    {note !== undefined && <p className={styles.note}>{note}</p>}
    <div className={styles.ways}>{children}</div>
  </div>
);
