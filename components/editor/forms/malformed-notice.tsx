'use client';

import { useTranslations } from 'next-intl';
import { useStudioState } from '../session/studio-context';
import styles from './forms.module.css';

/** While the source cannot be parsed, forms show the last good state and accept nothing. */
export const MalformedNotice = () => {
  const words = useTranslations('forms');
  const isMalformed = useStudioState(({ derived }) => derived.isMalformed);
  return isMalformed ? (
    <p role="status" className={styles.malformed}>
      {words('malformed')}
    </p>
  ) : null;
};
