'use client';

import { useTranslations } from 'next-intl';
import { useIsReadOnly } from '@/components/editor/forms/fields';
import { useStudio, useStudioState } from '@/components/editor/session/studio-context';
import { Field } from '@/components/ui/controls/field';
import { documentTitleOf } from '@/lib/catalogue/title-of-document';
import { valueAt } from '@/lib/documents/json-path';
import { setListEntries } from '@/lib/editor/edits/army-list-edits';
import type { EntryDesign } from '@/lib/game/contract/army/army-lists';

interface ShippedEntrySelectProps {
  readonly list: unknown;
  readonly design: EntryDesign<unknown>;
  readonly entries: readonly unknown[];
}

/** Entries of the lists that come with the program can be taken over, to be kept or altered. */
export const ShippedEntrySelect = ({ list, design, entries }: ShippedEntrySelectProps) => {
  const words = useTranslations('lists.editor');
  const { store } = useStudio();
  const isReadOnly = useIsReadOnly();
  const shipped = useStudioState(({ rules }) => rules.system.armyLists?.shipped) ?? [];
  const books = shipped.map(book => ({ title: documentTitleOf(book), entries: entriesIn(book, design) }));
  const take = (value: string): void => {
    const [book, index] = value.split('/').map(Number);
    const taken = books[book ?? -1]?.entries[index ?? -1];
    if (taken === undefined) return;
    const { label } = design.describe(taken);
    store.update(state =>
      setListEntries(state, design, [...entries, design.newEntry(list, taken)], 'add', label),
    );
  };
  return (
    <Field label={words('from-list')}>
      <select value="" disabled={isReadOnly} onChange={({ target }) => take(target.value)}>
        <option value="">{words('from-none')}</option>
        {books.map(({ title, entries: offered }, book) => (
          <optgroup key={title} label={title}>
            {offered.map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: shipped lists never change.
              <option key={index} value={`${book}/${index}`}>
                {design.describe(entry).label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Field>
  );
};

const entriesIn = (list: unknown, { path }: EntryDesign<unknown>): readonly unknown[] => {
  const entries = valueAt(list, path);
  return Array.isArray(entries) ? entries : [];
};
