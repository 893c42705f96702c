'use client';

import { useTranslations } from 'next-intl';
import styles from '../shell/studio-screen.module.css';

/** Paper and frame at once, while the workshop is being brought. */
export const LoadingScreen = () => {
  const words = useTranslations('studio');
  return (
    <div className={styles.loading} role="status" aria-label={words('loading')}>
      <div className={styles.loadingBar} />
      <div className={styles.loadingDesk}>
        <div className={styles.loadingSheet} />
      </div>
    </div>
  );
};
