'use client';

import { type FormEvent, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import styles from './catalogue.module.css';
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
  const dialog = useRef<HTMLDialogElement>(null);
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
      <button type="button" className={buttonClass()} onClick={() => dialog.current?.showModal()}>
        {words.open}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="collect-title">
        <h2 id="collect-title">{words.open}</h2>
        <form onSubmit={submit}>
          <label className={styles.field}>
            {words.choose}
            <select value={chosen} onChange={event => setChosen(event.target.value)}>
              <option value="">{words.fresh}</option>
              {collections.map(collection => (
                <option key={collection.slug} value={collection.slug}>
                  {collection.title}
                </option>
              ))}
            </select>
          </label>
          {chosen === '' && (
            <label className={styles.field}>
              {words.title}
              <input
                required
                maxLength={120}
                value={title}
                onChange={event => setTitle(event.target.value)}
              />
            </label>
          )}
          {hasFailed && <p role="alert">{words.failed}</p>}
          <div className={styles.buttons}>
            <button type="button" className={buttonClass()} onClick={() => dialog.current?.close()}>
              {words.cancel}
            </button>
            <button type="submit" className={buttonClass(true)}>
              {words.go}
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
};

const withEntry = ({ title, summary, entries }: OwnCollection, slug: string) => ({
  title,
  summary,
  entries: [...entries, slug],
});
