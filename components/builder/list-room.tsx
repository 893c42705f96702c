'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useRef, useState } from 'react';
import { FindingsPanel } from '@/components/findings/findings-panel';
import controls from '@/components/studio/controls.module.css';
import { TextField } from '@/components/studio/forms/fields';
import { PublishDialog } from '@/components/studio/publish-dialog';
import { type Studio, StudioProvider, useStudioState } from '@/components/studio/studio-context';
import { useDark } from '@/components/studio/use-dark';
import { titleOf } from '@/lib/catalogue/title-of-document';
import { valueAt } from '@/lib/documents/json-path';
import type { EntryDesign } from '@/lib/game/army-list';
import { useReadDocument } from './army-context';
import bench from './bench.module.css';
import { BenchBar } from './bench-bar';
import { DesignBlocks } from './design-blocks';
import { DesignFieldRow } from './design-field';
import styles from './editor.module.css';
import { EntryList } from './entry-list';
import fields from './fields.module.css';
import { useBench } from './use-bench';

const SourceEditor = lazy(async () => ({
  default: (await import('@/components/source-editor/source-editor')).SourceEditor,
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
            value={titleOf(list)}
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

const Room = () => {
  const words = useTranslations('lists');
  const isDark = useDark();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSourceShown, setSourceShown] = useState(true);
  const list = useReadDocument();
  const design = useStudioState(({ judge }) => judge.system.lists?.design);
  const title = useStudioState(({ history }) => titleOf(history.present.document));
  const isMalformed = useStudioState(({ reading }) => reading.isMalformed);
  useBench();
  return (
    <div className={bench.room}>
      <BenchBar
        title={title}
        isSourceShown={isSourceShown}
        onSource={setSourceShown}
        onPublish={() => dialog.current?.showModal()}
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
      <PublishDialog dialog={dialog} />
    </div>
  );
};

/** The workshop around one army list: form and source are two views of one document. */
export const ListRoom = ({ studio }: { readonly studio: Studio }) => (
  <StudioProvider studio={studio}>
    <Room />
  </StudioProvider>
);
