'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { FindingsPanel } from '@/components/findings/findings-panel';
import controls from '@/components/studio/controls.module.css';
import { TextField } from '@/components/studio/forms/fields';
import { PublishDialog } from '@/components/studio/publish-dialog';
import { type Studio, StudioProvider, useStudioState } from '@/components/studio/studio-context';
import { useDark } from '@/components/studio/use-dark';
import { titleOf } from '@/lib/catalogue/title-of-document';
import { ArmyProvider, useArmy } from './army-context';
import { ArmyTools } from './army-tools';
import styles from './bench.module.css';
import { BenchBar } from './bench-bar';
import builder from './builder.module.css';
import { DesignFieldRow } from './design-field';
import forms from './fields.module.css';
import { OffersPanel } from './offers-panel';
import { UnitsPanel } from './units-panel';
import { useBench } from './use-bench';
import { Verdict } from './verdict';

const SourceEditor = lazy(async () => ({
  default: (await import('@/components/source-editor/source-editor')).SourceEditor,
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
          value={titleOf(army)}
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
      <Verdict />
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
  const list = useStudioState(({ reading: { shown } }) =>
    typeof shown === 'object' && shown !== null && 'list' in shown ? String(shown.list) : '…',
  );
  return (
    <div className={styles.middle}>
      <p className={controls.bad}>{words('no-list', { list })}</p>
      <FindingsPanel />
    </div>
  );
};

const Room = () => {
  const words = useTranslations('lists.army');
  const isDark = useDark();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSourceShown, setSourceShown] = useState(false);
  const title = useStudioState(({ history }) => titleOf(history.present.document));
  const isMalformed = useStudioState(({ reading }) => reading.isMalformed);
  useBench();
  return (
    <div className={styles.room}>
      <BenchBar
        title={title}
        isSourceShown={isSourceShown}
        onSource={setSourceShown}
        onPublish={() => dialog.current?.showModal()}
      >
        <ArmyTools title={title} />
      </BenchBar>
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
      <PublishDialog dialog={dialog} />
    </div>
  );
};

/** The workshop around one army. */
export const ArmyRoom = ({ studio }: { readonly studio: Studio }) => (
  <StudioProvider studio={studio}>
    <Room />
  </StudioProvider>
);
