import type { ReactNode } from 'react';
import styles from './toast.module.css';

/**
 * Says at the foot of the page what has just happened. By hand: Base UI's toasts are dialogs that end by themselves, while this
 * is a status that stays until the next one, with its undo in it.
 */
export const Toast = ({ children }: { readonly children: ReactNode }) => (
  <div role="status" className={styles.place}>
    {children && <p className={styles.toast}>{children}</p>}
  </div>
);
