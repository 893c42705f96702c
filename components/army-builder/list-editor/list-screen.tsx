'use client';

import { useTranslations } from 'next-intl';
import { useReadDocument } from '@/components/editor/army/army-context';
import { DesignFieldRow } from '@/components/editor/army/design-field';
import fields from '@/components/editor/army/fields.module.css';
import { FindingsPanel } from '@/components/editor/findings/findings-panel';
import { TextField } from '@/components/editor/forms/fields';
import { type Studio, StudioProvider, useStudioState } from '@/components/editor/session/studio-context';
import controls from '@/components/ui/controls/controls.module.css';
import { documentTitleOf } from '@/lib/catalogue/title-of-document';
import { valueAt } from '@/lib/documents/json-path';
import type { EntryDesign } from '@/lib/game/contract/army/army-lists';
import { BuilderLayout } from '../shell/builder-layout';
import { SourcePane } from '../shell/source-pane';
import { DesignBlocks } from './design-blocks';
import { EntryList } from './entry-list';
import styles from './list-editor.module.css';

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
  const list = useReadDocument();
  const design = useStudioState(({ rules }) => rules.system.armyLists?.design);
  return (
    <BuilderLayout kind="list">
      {isSourceShown => (
        <>
          {list !== null && <ListForm list={list} design={design} />}
          <div className={styles.beside} data-source={isSourceShown || undefined}>
            <FindingsPanel />
            {isSourceShown && <SourcePane />}
          </div>
        </>
      )}
    </BuilderLayout>
  );
};

/** The screen around one army list: form and source are two views of one document. */
export const ListScreen = ({ studio }: { readonly studio: Studio }) => (
  <StudioProvider studio={studio}>
    <ListLayout />
  </StudioProvider>
);
