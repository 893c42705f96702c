'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Dialog, DialogButtons, DialogTitle } from '@/components/ui/overlays/dialog';
import { useAddress } from '@/components/words/use-address';
import { tryRequest } from '@/lib/words/try-request';

interface EditCollectionProps {
  readonly slug: string;
  readonly collection: {
    readonly title: string;
    readonly summary: string;
    readonly entries: readonly string[];
  };
  readonly words: Readonly<
    Record<'open' | 'title' | 'summary' | 'entries' | 'save' | 'remove' | 'cancel' | 'failed', string>
  >;
}

/** For its owner: title, summary, and the entries by the names in their addresses, one to a line, in their order. */
export const CollectionEditor = ({ slug, collection, words }: EditCollectionProps) => {
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState(collection.title);
  const [summary, setSummary] = useState(collection.summary);
  const [entries, setEntries] = useState(collection.entries.join('\n'));
  const [hasFailed, setFailed] = useState(false);
  const address = useAddress();
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const request = { title, summary, entries: entries.split(/\s+/).filter(entry => entry !== '') };
    const isDone = await tryRequest(`/api/collections/${slug}`, 'PUT', request);
    setFailed(!isDone);
    if (isDone) location.reload();
  };
  const remove = async (): Promise<void> => {
    const isDone = await tryRequest(`/api/collections/${slug}`, 'DELETE');
    setFailed(!isDone);
    if (isDone) location.assign(address('/collections'));
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.open}</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)}>
        <DialogTitle>{words.open}</DialogTitle>
        <form onSubmit={save}>
          <Field label={words.title}>
            <input required maxLength={120} value={title} onChange={event => setTitle(event.target.value)} />
          </Field>
          <Field label={words.summary}>
            <textarea
              rows={3}
              maxLength={1500}
              value={summary}
              onChange={event => setSummary(event.target.value)}
            />
          </Field>
          <Field label={words.entries}>
            <textarea rows={6} value={entries} onChange={event => setEntries(event.target.value)} />
          </Field>
          {hasFailed && <p role="alert">{words.failed}</p>}
          <DialogButtons>
            <Button onClick={remove}>{words.remove}</Button>
            <Button onClick={() => setOpen(false)}>{words.cancel}</Button>
            <Button type="submit" look="main">
              {words.save}
            </Button>
          </DialogButtons>
        </form>
      </Dialog>
    </>
  );
};
