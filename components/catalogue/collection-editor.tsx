'use client';

import { type FormEvent, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import styles from './catalogue.module.css';
import { sendRequest } from './send-request';

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

/** Its owner's desk: title, summary, and the entries by the names in their addresses, one to a line, in their order. */
export const CollectionEditor = ({ slug, collection, words }: EditCollectionProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, setTitle] = useState(collection.title);
  const [summary, setSummary] = useState(collection.summary);
  const [entries, setEntries] = useState(collection.entries.join('\n'));
  const [hasFailed, setFailed] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const request = { title, summary, entries: entries.split(/\s+/).filter(entry => entry !== '') };
    const isDone = await sendRequest(`/api/collections/${slug}`, 'PUT', request);
    setFailed(!isDone);
    if (isDone) location.reload();
  };
  const remove = async (): Promise<void> => {
    const isDone = await sendRequest(`/api/collections/${slug}`, 'DELETE');
    setFailed(!isDone);
    if (isDone) location.assign('/collections');
  };
  return (
    <>
      <button type="button" className={buttonClass()} onClick={() => dialog.current?.showModal()}>
        {words.open}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="edit-collection">
        <h2 id="edit-collection">{words.open}</h2>
        <form onSubmit={save}>
          <label className={styles.field}>
            {words.title}
            <input required maxLength={120} value={title} onChange={event => setTitle(event.target.value)} />
          </label>
          <label className={styles.field}>
            {words.summary}
            <textarea
              rows={3}
              maxLength={1500}
              value={summary}
              onChange={event => setSummary(event.target.value)}
            />
          </label>
          <label className={styles.field}>
            {words.entries}
            <textarea rows={6} value={entries} onChange={event => setEntries(event.target.value)} />
          </label>
          {hasFailed && <p role="alert">{words.failed}</p>}
          <div className={styles.buttons}>
            <button type="button" className={buttonClass()} onClick={remove}>
              {words.remove}
            </button>
            <button type="button" className={buttonClass()} onClick={() => dialog.current?.close()}>
              {words.cancel}
            </button>
            <button type="submit" className={buttonClass(true)}>
              {words.save}
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
};
