'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/controls/field';
import { tryRequest } from '@/lib/words/try-request';
import { RequestDialog } from './request-dialog';

export interface OwnCollection {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly entries: readonly string[];
}

interface CollectionDialogProps {
  readonly slug: string;
  readonly collections: readonly OwnCollection[];
  readonly words: Readonly<
    Record<'open' | 'choose' | 'fresh' | 'title' | 'go' | 'cancel' | 'failed', string>
  >;
}

/** Puts a document into a collection of the reader's, an old one or a new one. */
export const CollectionDialog = ({ slug, collections, words }: CollectionDialogProps) => {
  const [chosen, setChosen] = useState('');
  const [title, setTitle] = useState('');
  const send = (): Promise<boolean> => {
    const known = collections.find(collection => collection.slug === chosen);
    return known
      ? tryRequest(`/api/collections/${known.slug}`, 'PUT', withEntry(known, slug))
      : tryRequest('/api/collections', 'POST', { title, summary: '', entries: [slug] });
  };
  return (
    <RequestDialog words={words} send={send} onDone={() => location.reload()}>
      <Field label={words.choose}>
        <select value={chosen} onChange={event => setChosen(event.target.value)}>
          <option value="">{words.fresh}</option>
          {collections.map(collection => (
            <option key={collection.slug} value={collection.slug}>
              {collection.title}
            </option>
          ))}
        </select>
      </Field>
      {chosen === '' && (
        <Field label={words.title}>
          <input required maxLength={120} value={title} onChange={event => setTitle(event.target.value)} />
        </Field>
      )}
    </RequestDialog>
  );
};

const withEntry = ({ title, summary, entries }: OwnCollection, slug: string) => ({
  title,
  summary,
  entries: [...entries, slug],
});
