'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { FindingsPanel } from '@/components/editor/findings/findings-panel';
import { TextField } from '@/components/editor/forms/fields';
import { PublishDialog } from '@/components/editor/publish/publish-dialog';
import { type Studio, StudioProvider, useStudioState } from '@/components/editor/session/studio-context';
import controls from '@/components/ui/controls.module.css';
import { useDark } from '@/components/ui/use-dark';
import { documentTitleOf } from '@/lib/catalogue/title-of-document';
import { valueAt } from '@/lib/documents/json-path';
import type { EntryDesign } from '@/lib/game/contract/army-lists';
import { useReadDocument } from '../army/army-context';
import bench from '../shell/builder.module.css';
import { BuilderBar } from '../shell/builder-bar';
import { useBuilderSession } from '../shell/use-builder-session';
import { DesignBlocks } from './design-blocks';
import { DesignFieldRow } from './design-field';
import { EntryList } from './entry-list';
import fields from './fields.module.css';
import styles from './list-editor.module.css';

const SourceEditor = lazy(async () => ({
  default: (await import('@/components/editor/source/source-editor')).SourceEditor,
}));

const LIMITS = { title: 120, summary: 1500 };

interface ListFormProps {
  readonly list: unknown;
  readonly design: EntryDesign<unknown> | undefined;
}

/** What the list says of itself, then its entries. */
const ListForm = ({ list, design }: ListFormProps) => {
  const words = useTranslations('lists.editor');
  const summary = valueAt(list, ['summary']);
  return (
    <div className={styles.form}>
      <section aria-labelledby="list-about">
        <h2 id="list-about">{words('about')}</h2>
        <div className={fields.fields}>
          <TextField
            label={{ code: 'lists.editor.name' }}
            path={['title']}
            value={documentTitleOf(list)}
            limit={LIMITS.title}
            isRequired
          />
          <TextField
            label={{ code: 'lists.editor.summary' }}
            path={['summary']}
            value={typeof summary === 'string' ? summary : ''}
            limit={LIMITS.summary}
            rows={3}
          />
          {design?.listFields(list).map(field => (
            <DesignFieldRow key={field.path.join('/')} field={field} within={list} />
          ))}
        </div>
      </section>
      {design && <EntryList list={list} design={design} />}
      {design?.blocks && (
        <section aria-labelledby="list-more">
          <h2 id="list-more">{words('more')}</h2>
          <DesignBlocks list={list} blocks={design.blocks(list, null)} />
        </section>
      )}
      <p className={controls.hint}>{words(design?.blocks ? 'source' : 'in-source')}</p>
    </div>
  );
};

const ListLayout = () => {
  const words = useTranslations('lists');
  const isDark = useDark();
  const [isPublishing, setPublishing] = useState(false);
  const [isSourceShown, setSourceShown] = useState(true);
  const list = useReadDocument();
  const design = useStudioState(({ rules }) => rules.system.armyLists?.design);
  const title = useStudioState(({ history }) => documentTitleOf(history.present.document));
  const isMalformed = useStudioState(({ derived }) => derived.isMalformed);
  useBuilderSession();
  return (
    <div className={bench.room}>
      <BuilderBar
        title={title}
        isSourceShown={isSourceShown}
        onSource={setSourceShown}
        onPublish={() => setPublishing(true)}
      />
      <main className={bench.bench} data-editor>
        {isMalformed && <p className={bench.malformed}>{words('army.malformed')}</p>}
        {list !== null && <ListForm list={list} design={design} />}
        <div className={styles.beside} data-source={isSourceShown || undefined}>
          <FindingsPanel />
          {isSourceShown && (
            <Suspense>
              <SourceEditor isDark={isDark} />
            </Suspense>
          )}
        </div>
      </main>
      <PublishDialog isOpen={isPublishing} onClose={() => setPublishing(false)} />
    </div>
  );
};

/** The workshop around one army list: form and source are two views of one document. */
export const ListScreen = ({ studio }: { readonly studio: Studio }) => (
  <StudioProvider studio={studio}>
    <ListLayout />
  </StudioProvider>
);
