'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { UndoButtons } from '@/components/editor/commands/undo-buttons';
import { useStudioState } from '@/components/editor/session/studio-context';
import { SaveIndicator } from '@/components/editor/shell/save-indicator';
import { Button } from '@/components/ui/controls/button';
import { PageLink } from '@/components/ui/controls/page-link';
import styles from './builder.module.css';

interface BuilderBarProps {
  readonly title: string;
  readonly isSourceShown: boolean;
  readonly onSource: (isShown: boolean) => void;
  readonly onPublish: () => void;
  /** Tools of this screen alone. */
  readonly children?: ReactNode;
}

/** The bar of an editor without a map: name, saving, undo, source, publishing. */
export const BuilderBar = ({ title, isSourceShown, onSource, onPublish, children }: BuilderBarProps) => {
  const words = useTranslations('lists.bar');
  const site = useTranslations('site');
  const system = useStudioState(({ rules }) => rules.system.title);
  return (
    <header className={styles.bar}>
      <PageLink href="/" className={styles.site}>
        {site('name')}
      </PageLink>
      <PageLink href="/lists">{words('lists')}</PageLink>
      <h1>{title}</h1>
      <span className={styles.systemName}>{system}</span>
      <SaveIndicator />
      <div className={styles.barTools}>
        <UndoButtons />
        <Button look="quiet" aria-pressed={isSourceShown} onClick={() => onSource(!isSourceShown)}>
          {words('source')}
        </Button>
        {children}
        <Button look="main" onClick={onPublish}>
          {words('publish')}
        </Button>
      </div>
    </header>
  );
};
