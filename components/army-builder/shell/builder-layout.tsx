'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { LanguagesPanel } from '@/components/editor/languages/languages-panel';
import { LanguagesButton } from '@/components/editor/languages/languages-section';
import { PublishDialog } from '@/components/editor/publish/publish-dialog';
import { useStudioState } from '@/components/editor/session/studio-context';
import { documentTitleOf } from '@/lib/catalogue/title-of-document';
import styles from './builder.module.css';
import { BuilderBar } from './builder-bar';
import { useBuilderSession } from './use-builder-session';

interface BuilderLayoutProps {
  /** Columns of the army builder, or form and source of the list editor. */
  readonly kind: 'army' | 'list';
  readonly tools?: (title: string) => ReactNode;
  readonly children: (isSourceShown: boolean) => ReactNode;
}

/** What the army builder and the list editor have in common: the bar, the notice of a malformed document, publishing. */
export const BuilderLayout = ({ kind, tools, children }: BuilderLayoutProps) => {
  const words = useTranslations('lists.army');
  const [isPublishing, setPublishing] = useState(false);
  const [isSourceShown, setSourceShown] = useState(kind === 'list');
  const title = useStudioState(({ history }) => documentTitleOf(history.present.document));
  const isMalformed = useStudioState(({ derived }) => derived.isMalformed);
  useBuilderSession();
  return (
    <div className={styles.room}>
      <BuilderBar
        title={title}
        isSourceShown={isSourceShown}
        onSource={setSourceShown}
        onPublish={() => setPublishing(true)}
      >
        <LanguagesButton />
        {tools?.(title)}
      </BuilderBar>
      <main
        className={styles.bench}
        data-editor={kind === 'list' || undefined}
        data-source={(kind === 'army' && isSourceShown) || undefined}
      >
        {isMalformed && <p className={styles.malformed}>{words('malformed')}</p>}
        {children(isSourceShown)}
      </main>
      <LanguagesPanel />
      <PublishDialog isOpen={isPublishing} onClose={() => setPublishing(false)} />
    </div>
  );
};
