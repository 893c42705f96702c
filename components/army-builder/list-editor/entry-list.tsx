'use client';

import { useTranslations } from 'next-intl';
import { ARMY_COLOURS, CounterImage } from '@/components/board/counter-image';
import { DesignFieldRow } from '@/components/editor/army/design-field';
import fields from '@/components/editor/army/fields.module.css';
import { FieldFindings, useIsReadOnly } from '@/components/editor/forms/fields';
import { useStudio } from '@/components/editor/session/studio-context';
import { Button } from '@/components/ui/controls/button';
import controls from '@/components/ui/controls/controls.module.css';
import { useSay } from '@/components/words/use-say';
import { valueAt } from '@/lib/documents/json-path';
import { setListEntries } from '@/lib/editor/edits/army-list-edits';
import { moveListItem } from '@/lib/editor/edits/field-edits';
import type { EntryDesign } from '@/lib/game/contract/army/army-lists';
import { DesignBlocks } from './design-blocks';
import styles from './list-editor.module.css';
import { ShippedEntrySelect } from './shipped-entry-select';

interface EntryListProps {
  readonly list: unknown;
  readonly design: EntryDesign<unknown>;
}

const entriesOf = ({ list, design }: EntryListProps): readonly unknown[] => {
  const entries = valueAt(list, design.path);
  return Array.isArray(entries) ? entries : [];
};

/** The entries of a list, each as a form beside the counter or tile that it makes. */
export const EntryList = ({ list, design }: EntryListProps) => {
  const words = useTranslations('lists.editor');
  const { store } = useStudio();
  const isReadOnly = useIsReadOnly();
  const entries = entriesOf({ list, design });
  const add = (): void =>
    store.update(state =>
      setListEntries(state, design, [...entries, design.newEntry(list)], 'add', words('add')),
    );
  return (
    <section aria-labelledby="list-entries">
      <h2 id="list-entries">{words('entries')}</h2>
      {entries.length === 0 && <p className={controls.hint}>{words('empty')}</p>}
      <ul className={styles.entries}>
        {entries.map((entry, index) => (
          <ListEntryForm
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is edited in place, and its name may change with every letter.
            key={index}
            list={list}
            design={design}
            entries={entries}
            entry={entry}
            index={index}
          />
        ))}
      </ul>
      <div className={styles.addRow}>
        <Button look="main" disabled={isReadOnly} onClick={add}>
          {words('add')}
        </Button>
        <ShippedEntrySelect list={list} design={design} entries={entries} />
      </div>
    </section>
  );
};

interface EntryProps extends EntryListProps {
  readonly entries: readonly unknown[];
  readonly entry: unknown;
  readonly index: number;
}

const ListEntryForm = (props: EntryProps) => {
  const words = useTranslations('lists.editor');
  const say = useSay();
  const { list, design, entry, index } = props;
  const path = [...design.path, index];
  const { label, describe: what } = design.describe(entry);
  return (
    <li className={styles.entry}>
      <div className={styles.preview} role="img" aria-label={words('preview')}>
        <CounterImage face={design.face(entry, ARMY_COLOURS)} className={styles.face} />
      </div>
      <fieldset className={styles.entryForm}>
        <legend>
          <h3>{label}</h3>
        </legend>
        <p className={styles.words}>{say(what)}</p>
        <div className={fields.fields}>
          {design.fields(list, index).map(field => (
            <DesignFieldRow key={field.path.join('/')} field={field} within={list} />
          ))}
        </div>
        <FieldFindings path={path} />
        {design.blocks && <DesignBlocks list={list} blocks={design.blocks(list, index)} />}
        <EntryTools {...props} name={label} />
      </fieldset>
    </li>
  );
};

/** Another like it, one place up or down, and away. */
const EntryTools = ({
  list,
  design,
  entries,
  entry,
  index,
  name,
}: EntryProps & { readonly name: string }) => {
  const words = useTranslations('lists.editor');
  const { store } = useStudio();
  const isReadOnly = useIsReadOnly();
  const change = (next: readonly unknown[], action: 'add' | 'change' | 'remove'): void =>
    store.update(state => setListEntries(state, design, next, action, name));
  const tools = [
    ['like', () => change(entries.toSpliced(index + 1, 0, design.newEntry(list, entry)), 'add'), true],
    ['up', () => change(moveListItem(entries, index, -1), 'change'), index > 0],
    ['down', () => change(moveListItem(entries, index, 1), 'change'), index < entries.length - 1],
    ['remove', () => change(entries.toSpliced(index, 1), 'remove'), true],
  ] as const;
  return (
    <div className={styles.tools}>
      {tools.map(([id, action, isPossible]) => (
        <Button
          key={id}
          look="quiet"
          disabled={isReadOnly || !isPossible}
          aria-label={words(id, { name })}
          onClick={action}
        >
          {words(`${id}-short`)}
        </Button>
      ))}
    </div>
  );
};
