'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { RuleLink } from '@/components/findings/rule-link';
import { useSay } from '@/components/words/use-say';
import { useSayLabel } from '@/components/words/use-say-label';
import { valueAt } from '@/lib/documents/json-path';
import type { EntryList, ListEntry } from '@/lib/game/forms';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import controls from '../controls.module.css';
import { useStudio, useStudioState } from '../studio-context';
import { Adding } from './adding';
import { EntryFieldView } from './entry-field';
import styles from './entry-lists.module.css';
import { listWritten } from './field-edits';
import { useIsReadOnly } from './fields';
import { Section } from './section';

const useList = ({ title, path }: EntryList, scenario: ScenarioBase) => {
  const { store } = useStudio();
  const value = valueAt(scenario, path);
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return {
    list,
    write: (next: readonly unknown[]): void => store.update(state => listWritten(state, title, path, next)),
  };
};

interface EntryProps {
  readonly entry: ListEntry;
  readonly number: number;
  readonly scenario: ScenarioBase;
  /** Null: the list must keep it. */
  readonly onRemove: (() => void) | null;
}

export const Entry = ({ entry, number, scenario, onRemove }: EntryProps) => {
  const say = useSay();
  const words = useTranslations('forms.entries');
  const isReadOnly = useIsReadOnly();
  const name = say(entry.title);
  return (
    <fieldset className={styles.entry}>
      <legend>
        {name} {entry.rule && <RuleLink rule={entry.rule} />}
      </legend>
      {entry.fields.map(field => (
        <EntryFieldView key={field.path.join('/')} field={field} value={valueAt(scenario, field.path)} />
      ))}
      {entry.lists?.map(list => (
        <List key={list.path.join('/')} list={list} scenario={scenario} />
      ))}
      <button
        type="button"
        className={controls.quiet}
        disabled={isReadOnly || onRemove === null}
        aria-label={words('remove-name', { name, number })}
        onClick={onRemove ?? undefined}
      >
        {words('remove')}
      </button>
    </fieldset>
  );
};

const Entries = ({ list, scenario }: { readonly list: EntryList; readonly scenario: ScenarioBase }) => {
  const words = useTranslations('forms.entries');
  const { list: values, write } = useList(list, scenario);
  return (
    <>
      {list.entries.length === 0 && <p className={controls.hint}>{words('none')}</p>}
      {list.entries.map((entry, index) => (
        <Entry
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place in the list.
          key={index}
          entry={entry}
          number={index + 1}
          scenario={scenario}
          onRemove={values.length > list.least ? () => write(values.toSpliced(index, 1)) : null}
        />
      ))}
      {list.entries.length < list.most && (
        <Adding title={list.title} kinds={list.kinds} onAdd={({ entry }) => write([...values, entry])} />
      )}
    </>
  );
};

const List = ({ list, scenario }: { readonly list: EntryList; readonly scenario: ScenarioBase }) => {
  const say = useSayLabel();
  return (
    <div className={styles.inner}>
      <h4>{say(list.title)}</h4>
      <Entries list={list} scenario={scenario} />
    </div>
  );
};

/** Rules and limits of this battle, one by one, each kind with a form of its own. */
export const EntryLists = ({ scenario }: { readonly scenario: ScenarioBase }) => {
  const say = useSay();
  const forms = useStudioState(({ judge }) => judge.system.forms);
  const lists = useMemo(() => forms.lists?.(scenario) ?? [], [forms, scenario]);
  return lists.map(list => (
    <Section
      key={list.path.join('/')}
      title={say(list.title)}
      paths={[list.path]}
      note={String(list.entries.length)}
    >
      <Entries list={list} scenario={scenario} />
    </Section>
  ));
};
