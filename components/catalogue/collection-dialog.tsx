'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Dialog, DialogButtons, DialogTitle } from '@/components/ui/overlays/dialog';
import { sendRequest } from './send-request';

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
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const [title, setTitle] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const known = collections.find(collection => collection.slug === chosen);
    const isDone = known
      ? await sendRequest(`/api/collections/${known.slug}`, 'PUT', withEntry(known, slug))
      : await sendRequest('/api/collections', 'POST', { title, summary: '', entries: [slug] });
    setFailed(!isDone);
    if (isDone) location.reload();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.open}</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)}>
        <DialogTitle>{words.open}</DialogTitle>
        <form onSubmit={submit}>
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
              <input
                required
                maxLength={120}
                value={title}
                onChange={event => setTitle(event.target.value)}
              />
            </Field>
          )}
          {hasFailed && <p role="alert">{words.failed}</p>}
          <DialogButtons>
            <Button onClick={() => setOpen(false)}>{words.cancel}</Button>
            <Button type="submit" look="main">
              {words.go}
            </Button>
          </DialogButtons>
        </form>
      </Dialog>
    </>
  );
};

const withEntry = ({ title, summary, entries }: OwnCollection, slug: string) => ({
  title,
  summary,
  entries: [...entries, slug],
});
