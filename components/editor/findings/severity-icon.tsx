'use client';

import { useTranslations } from 'next-intl';
import type { Severity } from '@/lib/game/contract/finding';
import styles from './findings.module.css';

/** A full triangle for errors, a ring for warnings: they differ without colour. */
export const SeverityIcon = ({ severity }: { readonly severity: Severity }) => {
  const words = useTranslations('studio');
  return (
    <svg
      className={styles[severity]}
      viewBox="0 0 20 20"
      width="18"
      height="18"
      role="img"
      aria-label={words(`findings.${severity}`)}
    >
      {severity === 'error' ? (
        <>
          <path d="M10 1.5 19 18H1Z" fill="currentColor" />
          <path className={styles.mark} d="M10 7v5.5m0 1.7v1.8" />
        </>
      ) : (
        <>
          <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="1.8" />
          <path d="M10 5.5v5.5m0 1.8v1.8" stroke="currentColor" strokeWidth="2" />
        </>
      )}
    </svg>
  );
};
