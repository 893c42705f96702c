'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import controls from '@/components/studio/controls.module.css';
import { SaveNote } from '@/components/studio/save-note';
import { useStudioState } from '@/components/studio/studio-context';
import { UndoButtons } from '@/components/studio/undo-buttons';
import { PageLink } from '@/components/ui/page-link';
import styles from './bench.module.css';

interface BenchBarProps {
  readonly title: string;
  readonly isSourceShown: boolean;
  readonly onSource: (isShown: boolean) => void;
  readonly onPublish: () => void;
  /** What only this bench offers. */
  readonly children?: ReactNode;
}

/** The head of a workshop without a map: name, saving, one history, source, publishing. */
export const BenchBar = ({ title, isSourceShown, onSource, onPublish, children }: BenchBarProps) => {
  const words = useTranslations('lists.bar');
  const site = useTranslations('site');
  const system = useStudioState(({ judge }) => judge.system.title);
  return (
    <header className={styles.bar}>
      <PageLink href="/" className={styles.site}>
        {site('name')}
      </PageLink>
      <PageLink href="/lists">{words('lists')}</PageLink>
      <h1>{title}</h1>
      <span className={styles.systemName}>{system}</span>
      <SaveNote />
      <div className={styles.barTools}>
        <UndoButtons />
        <button
          type="button"
          className={controls.quiet}
          aria-pressed={isSourceShown}
          onClick={() => onSource(!isSourceShown)}
        >
          {words('source')}
        </button>
        {children}
        <button type="button" className={controls.primary} onClick={onPublish}>
          {words('publish')}
        </button>
      </div>
    </header>
  );
};
