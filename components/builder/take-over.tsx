'use client';

import { useTranslations } from 'next-intl';
import controls from '@/components/studio/controls.module.css';
import { useIsReadOnly } from '@/components/studio/forms/fields';
import { useStudio, useStudioState } from '@/components/studio/studio-context';
import { titleOf } from '@/lib/catalogue/title-of-document';
import { valueAt } from '@/lib/documents/json-path';
import type { EntryDesign } from '@/lib/game/army-list';
import { entriesChanged } from './entry-edits';

interface TakeOverProps {
  readonly list: unknown;
  readonly design: EntryDesign<unknown>;
  readonly entries: readonly unknown[];
}

/** Entries of the lists that come with the program can be taken over, to be kept or altered. */
export const TakeOver = ({ list, design, entries }: TakeOverProps) => {
  const words = useTranslations('lists.editor');
  const { store } = useStudio();
  const isReadOnly = useIsReadOnly();
  const shipped = useStudioState(({ judge }) => judge.system.lists?.shipped) ?? [];
  const books = shipped.map(book => ({ title: titleOf(book), entries: entriesIn(book, design) }));
  const take = (value: string): void => {
    const [book, index] = value.split('/').map(Number);
    const taken = books[book ?? -1]?.entries[index ?? -1];
    if (taken === undefined) return;
    const { label } = design.words(taken);
    store.update(state =>
      entriesChanged(state, design, [...entries, design.entry(list, taken)], 'add', label),
    );
  };
  return (
    <label className={controls.field}>
      {words('from-list')}
      <select value="" disabled={isReadOnly} onChange={({ target }) => take(target.value)}>
        <option value="">{words('from-none')}</option>
        {books.map(({ title, entries: offered }, book) => (
          <optgroup key={title} label={title}>
            {offered.map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: shipped lists never change.
              <option key={index} value={`${book}/${index}`}>
                {design.words(entry).label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
};

const entriesIn = (list: unknown, { path }: EntryDesign<unknown>): readonly unknown[] => {
  const entries = valueAt(list, path);
  return Array.isArray(entries) ? entries : [];
};
