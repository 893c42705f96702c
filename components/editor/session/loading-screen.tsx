'use client';

import { useTranslations } from 'next-intl';
import styles from './loading-screen.module.css';

/** Paper and frame at once, while the code of the studio is being loaded. */
export const LoadingScreen = () => {
  const words = useTranslations('studio');
  return (
    <div className={styles.loading} role="status" aria-label={words('loading')}>
      <div className={styles.bar} />
      <div className={styles.mapArea}>
        <div className={styles.map} />
      </div>
    </div>
  );
};
