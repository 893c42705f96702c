'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useRef } from 'react';
import { useFocusRequest } from '../session/use-focus-request';
import styles from './inspector.module.css';
import { SelectionPanel } from './selection-panel';

/** What is selected. */
export const Inspector = () => {
  const words = useTranslations('studio');
  const pane = useRef<HTMLElement>(null);
  useFocusRequest(
    'inspector',
    useCallback(() => pane.current, []),
  );
  return (
    <aside
      ref={pane}
      className={styles.inspector}
      aria-label={words('inspector.title')}
      data-pane="inspector"
      tabIndex={-1}
    >
      <div className={styles.tabPanel}>
        <SelectionPanel />
      </div>
    </aside>
  );
};
