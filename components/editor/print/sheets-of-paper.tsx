'use client';

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './print-draft.module.css';
import type { DraftPage } from './use-draft-pages';

/** Wider than A4 by more than a rounding. */
const LETTER_FROM = 600;

/** The name of a page's paper, as the style sheet has it. */
const namePaper = ({ width, height }: DraftPage): string => {
  const isLying = width > height;
  const isLetter = Math.min(width, height) > LETTER_FROM;
  return `${isLetter ? 'letter' : 'a4'}${isLying ? '-lying' : ''}`;
};

interface SheetsOfPaperProps {
  readonly pages: readonly DraftPage[];
  readonly onDone: () => void;
}

/** What the browser prints instead of the screen, each page on its sheet. */
export const SheetsOfPaper = ({ pages, onDone }: SheetsOfPaperProps) => {
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <div className={styles.sheets} aria-hidden="true" data-sheets>
      {pages.map((page, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other name than its number.
          key={index}
          className={styles.sheet}
          data-paper={namePaper(page)}
          // A hair less than the sheet: a rounding must not begin another.
          style={{ width: `${page.width}pt`, height: `${page.height - 1}pt` }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by `toSvg`, which escapes.
          dangerouslySetInnerHTML={{ __html: page.svg }}
        />
      ))}
    </div>,
    document.body,
  );
};
