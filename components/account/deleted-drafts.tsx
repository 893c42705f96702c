'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import { useDraftDeletion } from './draft-deletion';
import styles from './draft-deletion.module.css';

export interface DeletedDraft {
  readonly id: string;
  readonly title: string;
  /** When it was deleted, in words. */
  readonly date: string;
}

/** What was deleted and can still be restored. */
export const DeletedDrafts = ({ drafts }: { readonly drafts: readonly DeletedDraft[] }) => {
  const words = useTranslations('drafts');
  if (drafts.length === 0) return null;
  return (
    <details className={styles.deleted}>
      <summary>{words('deleted-title', { count: drafts.length })}</summary>
      <p>{words('deleted-means')}</p>
      <ul>
        {drafts.map(draft => (
          <DeletedRow key={draft.id} draft={draft} />
        ))}
      </ul>
    </details>
  );
};

const DeletedRow = ({ draft }: { readonly draft: DeletedDraft }) => {
  const words = useTranslations('drafts');
  const { restore } = useDraftDeletion();
  const title = draft.title || words('untitled');
  return (
    <li>
      <span className={styles.title}>{title}</span>
      <span>{words('deleted-on', { date: draft.date })}</span>
      <button
        type="button"
        className={styles.quiet}
        aria-label={words('restore-named', { title })}
        onClick={() => void restore(draft)}
      >
        {words('restore')}
      </button>
      <PurgeButton draft={{ ...draft, title }} />
    </li>
  );
};

/** Asks once more, because this cannot be undone. */
const PurgeButton = ({ draft }: { readonly draft: DeletedDraft }) => {
  const words = useTranslations('drafts');
  const { purge } = useDraftDeletion();
  const dialog = useRef<HTMLDialogElement>(null);
  const { title } = draft;
  return (
    <>
      <button
        type="button"
        className={styles.quiet}
        aria-label={words('purge-named', { title })}
        onClick={() => dialog.current?.showModal()}
      >
        {words('purge')}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-label={words('purge')}>
        <p>{words('purge-means', { title })}</p>
        <div className={styles.buttons}>
          <button type="button" className={buttonClass()} onClick={() => dialog.current?.close()}>
            {words('cancel')}
          </button>
          <button type="button" className={buttonClass(true)} onClick={() => void purge(draft)}>
            {words('purge')}
          </button>
        </div>
      </dialog>
    </>
  );
};
