'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import styles from './palette.module.css';
import { findPane, PANES, type Pane } from './panes';

/** Shown only while one of them has the focus. */
export const SkipLinks = () => {
  const words = useTranslations('commands.panes');
  const goTo = (event: MouseEvent, pane: Pane): void => {
    event.preventDefault();
    findPane(pane)?.focus();
  };
  return (
    <nav className={styles.skips} aria-label={words('skip')}>
      <span aria-hidden="true">{words('skip')}</span>
      {PANES.map(pane => (
        <a key={pane} href={`#${pane}`} onClick={event => goTo(event, pane)}>
          {words(pane)}
        </a>
      ))}
    </nav>
  );
};
