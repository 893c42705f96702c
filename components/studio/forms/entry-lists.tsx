'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { RuleLink } from '@/components/findings/rule-link';
import { useSay } from '@/components/words/use-say';
import { useSayLabel } from '@/components/words/use-say-label';
import { valueAt } from '@/lib/documents/json-path';
import type { EntryList, ListEntry } from '@/lib/game/forms';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import controls from '../controls.module.css';
import { useStudio, useStudioState } from '../studio-context';
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

const Entry = ({ entry, number, scenario, onRemove }: EntryProps) => {
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

/** What can be added: with one kind a button, with several a choice before it. */
const Adding = ({ list, onAdd }: { readonly list: EntryList; readonly onAdd: (entry: unknown) => void }) => {
  const say = useSay();
  const words = useTranslations('forms.entries');
  const isReadOnly = useIsReadOnly();
  const [chosen, setChosen] = useState<string | null>(null);
  const kind = list.kinds.find(({ id }) => id === chosen) ?? list.kinds[0];
  const title = say(list.title);
  if (!kind || list.entries.length >= list.most) return null;
  return (
    <div className={styles.adding}>
      {list.kinds.length > 1 && (
        <select
          aria-label={words('kind', { list: title })}
          value={kind.id}
          disabled={isReadOnly}
          onChange={({ target }) => setChosen(target.value)}
        >
          {list.kinds.map(({ id, label }) => (
            <option key={id} value={id}>
              {say(label)}
            </option>
          ))}
        </select>
      )}
      <button
        type="button"
        className={controls.button}
        disabled={isReadOnly}
        aria-label={words('add-to', { list: title })}
        onClick={() => onAdd(kind.entry)}
      >
        {words('add')}
      </button>
    </div>
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
      <Adding list={list} onAdd={entry => write([...values, entry])} />
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
