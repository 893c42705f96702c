'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Button } from '@/components/ui/controls/button';
import controls from '@/components/ui/controls/controls.module.css';
import { useSay } from '@/components/words/use-say';
import { valueAt } from '@/lib/documents/json-path';
import { writeList } from '@/lib/editor/edits/field-edits';
import type { EntryForm, EntryList } from '@/lib/game/contract/authoring/forms';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { StudioRuleLink } from '../findings/studio-rule-link';
import { useStudio, useStudioState } from '../session/studio-context';
import { AddControl } from './add-control';
import { EntryFieldView } from './entry-field';
import styles from './entry-lists.module.css';
import { useIsReadOnly } from './fields';
import { FormSection } from './form-section';

const useList = ({ title, path }: EntryList, scenario: ScenarioBase) => {
  const { store } = useStudio();
  const value = valueAt(scenario, path);
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return {
    list,
    write: (next: readonly unknown[]): void => store.update(state => writeList(state, title, path, next)),
  };
};

interface EntryProps {
  readonly entry: EntryForm;
  readonly number: number;
  readonly scenario: ScenarioBase;
  /** Null: the list must keep it. */
  readonly onRemove: (() => void) | null;
}

export const EntryFields = ({ entry, number, scenario, onRemove }: EntryProps) => {
  const say = useSay();
  const words = useTranslations('forms.entries');
  const isReadOnly = useIsReadOnly();
  const name = say(entry.title);
  return (
    <fieldset className={styles.entry}>
      <legend>
        {name} {entry.rule && <StudioRuleLink rule={entry.rule} />}
      </legend>
      {entry.fields.map(field => (
        <EntryFieldView key={field.path.join('/')} field={field} value={valueAt(scenario, field.path)} />
      ))}
      {entry.lists?.map(list => (
        <EntryListForm key={list.path.join('/')} list={list} scenario={scenario} />
      ))}
      <Button
        look="quiet"
        disabled={isReadOnly || onRemove === null}
        aria-label={words('remove-name', { name, number })}
        onClick={onRemove ?? undefined}
      >
        {words('remove')}
      </Button>
    </fieldset>
  );
};

const EntryFieldsList = ({
  list,
  scenario,
}: {
  readonly list: EntryList;
  readonly scenario: ScenarioBase;
}) => {
  const words = useTranslations('forms.entries');
  const { list: values, write } = useList(list, scenario);
  return (
    <>
      {list.entries.length === 0 && <p className={controls.hint}>{words('none')}</p>}
      {list.entries.map((entry, index) => (
        <EntryFields
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place in the list.
          key={index}
          entry={entry}
          number={index + 1}
          scenario={scenario}
          onRemove={values.length > list.least ? () => write(values.toSpliced(index, 1)) : null}
        />
      ))}
      {list.entries.length < list.most && (
        <AddControl title={list.title} kinds={list.kinds} onAdd={({ entry }) => write([...values, entry])} />
      )}
    </>
  );
};

const EntryListForm = ({ list, scenario }: { readonly list: EntryList; readonly scenario: ScenarioBase }) => {
  const say = useSay();
  return (
    <div className={styles.inner}>
      <h4>{say(list.title)}</h4>
      <EntryFieldsList list={list} scenario={scenario} />
    </div>
  );
};

/** Rules and limits of this battle, one by one, each kind with a form of its own. */
export const EntryLists = ({ scenario }: { readonly scenario: ScenarioBase }) => {
  const say = useSay();
  const forms = useStudioState(({ rules }) => rules.system.forms);
  const lists = useMemo(() => forms.lists?.(scenario) ?? [], [forms, scenario]);
  return lists.map(list => (
    <FormSection
      key={list.path.join('/')}
      title={say(list.title)}
      paths={[list.path]}
      note={String(list.entries.length)}
    >
      <EntryFieldsList list={list} scenario={scenario} />
    </FormSection>
  ));
};
