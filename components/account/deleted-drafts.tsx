'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Dialog, DialogButtons } from '@/components/ui/overlays/dialog';
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
    <section className={styles.deleted} aria-label={words('deleted-title')}>
      <p>{words('deleted-means')}</p>
      <ul>
        {drafts.map(draft => (
          <DeletedRow key={draft.id} draft={draft} />
        ))}
      </ul>
    </section>
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
      <Button aria-label={words('restore-named', { title })} onClick={() => void restore([draft])}>
        {words('restore')}
      </Button>
      <PurgeButton draft={{ ...draft, title }} />
    </li>
  );
};

/** Asks once more, because this cannot be undone. */
const PurgeButton = ({ draft }: { readonly draft: DeletedDraft }) => {
  const words = useTranslations('drafts');
  const { purge } = useDraftDeletion();
  const [isOpen, setOpen] = useState(false);
  const { title } = draft;
  return (
    <>
      <Button aria-label={words('purge-named', { title })} onClick={() => setOpen(true)}>
        {words('purge')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} label={words('purge')}>
        <p>{words('purge-means', { title })}</p>
        <DialogButtons>
          <Button onClick={() => setOpen(false)}>{words('cancel')}</Button>
          <Button look="main" onClick={() => void purge(draft)}>
            {words('purge')}
          </Button>
        </DialogButtons>
      </Dialog>
    </>
  );
};
