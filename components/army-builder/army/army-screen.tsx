'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import builder from '@/components/editor/army/army.module.css';
import { ArmyProvider, useArmy } from '@/components/editor/army/army-context';
import { ArmyStatus } from '@/components/editor/army/army-status';
import { DesignFieldRow } from '@/components/editor/army/design-field';
import forms from '@/components/editor/army/fields.module.css';
import { OffersPanel } from '@/components/editor/army/offers-panel';
import { UnitsPanel } from '@/components/editor/army/units-panel';
import { FindingsPanel } from '@/components/editor/findings/findings-panel';
import { TextField } from '@/components/editor/forms/fields';
import { type Studio, StudioProvider, useStudioState } from '@/components/editor/session/studio-context';
import controls from '@/components/ui/controls/controls.module.css';
import { documentTitleOf } from '@/lib/catalogue/title-of-document';
import styles from '../shell/builder.module.css';
import { BuilderLayout } from '../shell/builder-layout';
import { SourcePane } from '../shell/source-pane';
import { ArmyTools } from './army-tools';

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

const ArmyLayout = () => (
  <BuilderLayout kind="army" tools={title => <ArmyTools title={title} />}>
    {isSourceShown => (
      <>
        <ArmyProvider otherwise={<NoList />}>
          <Army />
        </ArmyProvider>
        {isSourceShown && (
          <div className={styles.source}>
            <SourcePane />
          </div>
        )}
      </>
    )}
  </BuilderLayout>
);

/** The screen around one army. */
export const ArmyScreen = ({ studio }: { readonly studio: Studio }) => (
  <StudioProvider studio={studio}>
    <ArmyLayout />
  </StudioProvider>
);
