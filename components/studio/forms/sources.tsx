'use client';

import { useTranslations } from 'next-intl';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import controls from '../controls.module.css';
import { idFor } from '../variants/variant-edits';
import { fieldLabel } from './field-edits';
import { ChoiceField, FieldFindings, TextField, useWrite } from './fields';
import styles from './forms.module.css';
import { AddEntry, ListTools } from './list-tools';
import { partsOf } from './parts';

/** Where the battle is known from: each source with a note, in the order of the page. */
export const Sources = ({ scenario: { sources } }: { readonly scenario: ScenarioBase }) => {
  const words = useTranslations('forms');
  const taken = sources.map(({ id }) => id);
  return (
    <>
      <ol className={styles.list}>
        {sources.map(({ id, title, note }, index) => (
          <li key={id}>
            <TextField
              label={fieldLabel('work')}
              path={['sources', index, 'title']}
              value={title}
              limit={300}
            />
            <TextField
              label={fieldLabel('note')}
              path={['sources', index, 'note']}
              value={note ?? ''}
              limit={1000}
              rows={2}
              isOptional
            />
            <FieldFindings path={['sources', index]} />
            <ListTools field="sources" list={sources} index={index} name={title || words('untitled')} />
          </li>
        ))}
      </ol>
      <AddEntry
        field="sources"
        list={sources}
        entry={() => ({ id: idFor(`source-${sources.length + 1}`, taken), title: '' })}
      />
    </>
  );
};

const MARKS = ['sourced', 'partly', 'reconstructed'] as const;

/** How we know: part by part, sourced, partly so, or reconstructed. */
export const Provenance = ({ scenario }: { readonly scenario: ScenarioBase }) => {
  const words = useTranslations('forms');
  const write = useWrite();
  const { provenance, sources } = scenario;
  const parts = partsOf(
    scenario,
    provenance.map(({ at }) => at),
  );
  const sourceChoices = sources.map(({ id, title }) => ({ value: id, words: title || id }));
  return (
    <>
      <ol className={styles.list}>
        {provenance.map(({ at, mark, source, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no name of its own, and its part can be changed.
          <li key={index}>
            <div className={controls.pair}>
              <ChoiceField
                label={fieldLabel('part')}
                path={['provenance', index, 'at']}
                value={at}
                choices={parts.map(part => ({ value: part.at, words: part.words }))}
                onChoice={value => write(fieldLabel('part'), ['provenance', index, 'at'], value)}
              />
              <ChoiceField
                label={fieldLabel('mark')}
                path={['provenance', index, 'mark']}
                value={mark}
                choices={MARKS.map(value => ({ value, words: words(`mark.${value}`) }))}
                onChoice={value => write(fieldLabel('mark'), ['provenance', index, 'mark'], value)}
              />
            </div>
            {sources.length > 0 && (
              <ChoiceField
                label={fieldLabel('source')}
                path={['provenance', index, 'source']}
                value={source ?? ''}
                choices={[{ value: '', words: words('no-source') }, ...sourceChoices]}
                onChoice={value =>
                  write(fieldLabel('source'), ['provenance', index, 'source'], value || undefined)
                }
              />
            )}
            <TextField
              label={fieldLabel('note')}
              path={['provenance', index, 'note']}
              value={note ?? ''}
              limit={1000}
              rows={2}
              isOptional
            />
            <FieldFindings path={['provenance', index]} />
            <ListTools field="provenance" list={provenance} index={index} name={at} />
          </li>
        ))}
      </ol>
      <AddEntry
        field="provenance"
        list={provenance}
        entry={() => ({ at: parts[0]?.at ?? '/deployment', mark: 'reconstructed' as const })}
      />
    </>
  );
};
