'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useMemo, useState } from 'react';
import { FindingsPanel } from '@/components/editor/findings/findings-panel';
import { TextField } from '@/components/editor/forms/fields';
import { PublishDialog } from '@/components/editor/publish/publish-dialog';
import { type Studio, StudioProvider, useStudioState } from '@/components/editor/session/studio-context';
import controls from '@/components/ui/controls.module.css';
import { useDark } from '@/components/ui/use-dark';
import { documentTitleOf } from '@/lib/catalogue/title-of-document';
import { DesignFieldRow } from '../list-editor/design-field';
import forms from '../list-editor/fields.module.css';
import styles from '../shell/builder.module.css';
import { BuilderBar } from '../shell/builder-bar';
import { useBuilderSession } from '../shell/use-builder-session';
import builder from './army.module.css';
import { ArmyProvider, useArmy } from './army-context';
import { ArmyStatus } from './army-status';
import { ArmyTools } from './army-tools';
import { OffersPanel } from './offers-panel';
import { UnitsPanel } from './units-panel';

const SourceEditor = lazy(async () => ({
  default: (await import('@/components/editor/source/source-editor')).SourceEditor,
}));

const TITLE_LIMIT = 120;

const Settings = () => {
  const words = useTranslations('lists.army');
  const { lists, army, list } = useArmy();
  const fields = useMemo(() => lists.fields?.(army, list) ?? [], [lists, army, list]);
  return (
    <section className={builder.settings} aria-labelledby="settings">
      <h2 id="settings">{words('settings')}</h2>
      <div className={forms.fields}>
        <TextField
          label={{ code: 'lists.army.name' }}
          path={['title']}
          value={documentTitleOf(army)}
          limit={TITLE_LIMIT}
          isRequired
        />
        {fields.map(field => (
          <DesignFieldRow key={field.path.join('/')} field={field} within={army} />
        ))}
      </div>
    </section>
  );
};

const Army = () => (
  <>
    <div className={styles.left}>
      <OffersPanel />
    </div>
    <div className={styles.middle}>
      <ArmyStatus />
      <UnitsPanel />
    </div>
    <div className={styles.right}>
      <Settings />
      <FindingsPanel />
    </div>
  </>
);

const NoList = () => {
  const words = useTranslations('lists.army');
  const list = useStudioState(({ derived: { shownDocument } }) =>
    typeof shownDocument === 'object' && shownDocument !== null && 'list' in shownDocument
      ? String(shownDocument.list)
      : '…',
  );
  return (
    <div className={styles.middle}>
      <p className={controls.bad}>{words('no-list', { list })}</p>
      <FindingsPanel />
    </div>
  );
};

const ArmyLayout = () => {
  const words = useTranslations('lists.army');
  const isDark = useDark();
  const [isPublishing, setPublishing] = useState(false);
  const [isSourceShown, setSourceShown] = useState(false);
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
        <ArmyTools title={title} />
      </BuilderBar>
      <main className={styles.bench} data-source={isSourceShown || undefined}>
        {isMalformed && <p className={styles.malformed}>{words('malformed')}</p>}
        <ArmyProvider otherwise={<NoList />}>
          <Army />
        </ArmyProvider>
        {isSourceShown && (
          <div className={styles.source}>
            <Suspense>
              <SourceEditor isDark={isDark} />
            </Suspense>
          </div>
        )}
      </main>
      <PublishDialog isOpen={isPublishing} onClose={() => setPublishing(false)} />
    </div>
  );
};

/** The workshop around one army. */
export const ArmyScreen = ({ studio }: { readonly studio: Studio }) => (
  <StudioProvider studio={studio}>
    <ArmyLayout />
  </StudioProvider>
);
