'use client';

import { useTranslations } from 'next-intl';
import controls from '@/components/ui/controls/controls.module.css';
import { useSay } from '@/components/words/use-say';
import type { JsonPath } from '@/lib/documents/json-path';
import { listDocumentParts } from '@/lib/editor/edits/document-parts';
import { labelField } from '@/lib/editor/edits/field-edits';
import { makeId } from '@/lib/editor/variants/variant-edits';
import { describePart } from '@/lib/game/document/part-words';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { ChoiceField, FieldFindings, TextField, useWriteField } from './fields';
import styles from './forms.module.css';
import { AddEntryButton, ListTools } from './list-tools';

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
              label={labelField('work')}
              path={['sources', index, 'title']}
              value={title}
              limit={300}
            />
            <TextField
              label={labelField('note')}
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
      <AddEntryButton
        field="sources"
        list={sources}
        entry={() => ({ id: makeId(`source-${sources.length + 1}`, taken), title: '' })}
      />
    </>
  );
};

const MARKS = ['sourced', 'partly', 'reconstructed'] as const;

interface MarkedProps {
  readonly scenario: ScenarioBase;
  readonly index: number;
  readonly parts: ReturnType<typeof listDocumentParts>;
}

/** The sources of one part. */
const MarkedPart = ({ scenario: { provenance, sources }, index, parts }: MarkedProps) => {
  const words = useTranslations('forms');
  const say = useSay();
  const write = useWriteField();
  const entry = provenance[index];
  if (!entry) return null;
  const { at, mark, source } = entry;
  const pathOf = (field: string): JsonPath => ['provenance', index, field];
  const choice = (field: 'part' | 'mark' | 'source', path: JsonPath, value: string) => ({
    label: labelField(field),
    path,
    value,
    onChoice: (chosen: string) => write(labelField(field), path, chosen || undefined),
  });
  return (
    <>
      <div className={controls.pair}>
        <ChoiceField
          {...choice('part', pathOf('at'), at)}
          choices={parts.map(part => ({ value: part.at, words: say(part.words) }))}
        />
        <ChoiceField
          {...choice('mark', pathOf('mark'), mark)}
          choices={MARKS.map(value => ({ value, words: words(`mark.${value}`) }))}
        />
      </div>
      {sources.length > 0 && (
        <ChoiceField
          {...choice('source', pathOf('source'), source ?? '')}
          choices={[
            { value: '', words: words('no-source') },
            ...sources.map(({ id, title }) => ({ value: id, words: title || id })),
          ]}
        />
      )}
    </>
  );
};

/** How we know: part by part, sourced, partly so, or reconstructed. */
export const Provenance = ({ scenario }: { readonly scenario: ScenarioBase }) => {
  const { provenance } = scenario;
  const say = useSay();
  const parts = listDocumentParts(
    scenario,
    provenance.map(({ at }) => at),
  );
  return (
    <>
      <ol className={styles.list}>
        {provenance.map(({ at, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no name of its own, and its part can be changed.
          <li key={index}>
            <MarkedPart scenario={scenario} index={index} parts={parts} />
            <TextField
              label={labelField('note')}
              path={['provenance', index, 'note']}
              value={note ?? ''}
              limit={1000}
              rows={2}
              isOptional
            />
            <FieldFindings path={['provenance', index]} />
            <ListTools
              field="provenance"
              list={provenance}
              index={index}
              name={say(describePart(scenario, at))}
            />
          </li>
        ))}
      </ol>
      <AddEntryButton
        field="provenance"
        list={provenance}
        entry={() => ({ at: parts[0]?.at ?? '/deployment', mark: 'reconstructed' as const })}
      />
    </>
  );
};
