'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { draftClient } from '@/components/editor/session/draft-client';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Dialog, DialogButtons, DialogTitle } from '@/components/ui/overlays/dialog';
import { useErrorWords } from '@/components/words/refusals';
import { useSiteRouter } from '@/components/words/use-site-router';
import type { WorkItem } from '@/lib/catalogue/own-work-filter';
import { changeDraft } from '@/lib/editor/autosave/change-draft';
import { formatTags, parseTags } from '@/lib/game/document/tags';
import styles from './my-work.module.css';

interface DetailsDialogProps {
  readonly card: WorkItem;
  readonly onClose: () => void;
}

const LONGEST_TITLE = 120;

const textIn = (data: FormData, name: string): string => String(data.get(name) ?? '').trim();

/** What the form changes: fields that stay as they were are not written. */
const listChanges = (card: WorkItem, data: FormData): Readonly<Record<string, unknown>> => {
  const title = textIn(data, 'title');
  const tags = parseTags(textIn(data, 'tags'));
  return {
    ...(title === '' || title === card.title ? {} : { title }),
    ...(!data.has('tags') || formatTags(tags) === formatTags(card.tags) ? {} : { tags }),
  };
};

/** Renames a draft and sets its tags, without opening it. */
export const DetailsDialog = ({ card, onClose }: DetailsDialogProps) => {
  const t = useTranslations('my-work');
  const errors = useErrorWords();
  const router = useSiteRouter();
  const [error, setError] = useState<string | null>(null);
  const hasTags = card.kind === 'scenario';
  const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const answer = await changeDraft(
      draftClient,
      card.id,
      listChanges(card, new FormData(event.currentTarget)),
    );
    if (answer.type !== 'done') return setError(answer.type === 'refused' ? answer.code : 'failed');
    onClose();
    router.refresh();
  };
  return (
    <Dialog isOpen onClose={onClose} className={styles.details}>
      <DialogTitle>{t(hasTags ? 'rename-and-tag' : 'rename')}</DialogTitle>
      <form onSubmit={event => void save(event)}>
        <Field label={t('title-field')}>
          <input type="text" name="title" defaultValue={card.title} maxLength={LONGEST_TITLE} />
        </Field>
        {hasTags && (
          <Field label={t('tags-field')}>
            <input type="text" name="tags" defaultValue={formatTags(card.tags)} />
          </Field>
        )}
        {error && <p role="alert">{errors(error)}</p>}
        <DialogButtons>
          <Button type="submit" look="main">
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
};
