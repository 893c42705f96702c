'use client';

import { useTranslations } from 'next-intl';
import styles from './print.module.css';
import type { PrintPreviewState } from './use-print';

interface PrintPreviewProps {
  readonly address: string;
  readonly preview: PrintPreviewState;
  /** The present choice is another than the one that is shown. */
  readonly isStale: boolean;
}

/** The pages as they will be printed. */
export const PrintPreview = ({ address, preview, isStale }: PrintPreviewProps) => {
  const words = useTranslations('print.dialog');
  if (preview.type === 'asking') return <p className={styles.quiet}>{words('looking')}</p>;
  if (preview.type === 'failed') return <p className={styles.bad}>{words('preview-failed')}</p>;
  const { pages, query } = preview;
  return (
    <ol className={styles.pages} aria-busy={isStale} aria-label={words('preview')}>
      {pages.map(({ title, width, height }, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other name than its number.
        <li key={page} data-lying={width > height}>
          {/* biome-ignore lint/performance/noImgElement: the server draws the picture in the size that is shown. */}
          <img
            src={`${address}/preview.png?${query}&page=${page}&width=480`}
            alt={words('page', { title, page: page + 1, count: pages.length })}
            width={Math.round(width)}
            height={Math.round(height)}
            loading="lazy"
          />
          <span aria-hidden="true">{page + 1}</span>
        </li>
      ))}
    </ol>
  );
};
