import type { ReactNode } from 'react';
import styles from './toast.module.css';

/**
 * A status at the bottom of the page that says what has just happened. Written by hand: Base UI's toasts are dialogs
 * that close by themselves, while this one stays until the next and contains its undo.
 */
export const Toast = ({ children }: { readonly children: ReactNode }) => (
  <div role="status" className={styles.place}>
    {children && <p className={styles.toast}>{children}</p>}
  </div>
);
