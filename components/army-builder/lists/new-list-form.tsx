'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { draftClient } from '@/components/editor/session/draft-client';
import { Button } from '@/components/ui/controls/button';
import { useErrorWords } from '@/components/words/refusals';
import { useSiteRouter } from '@/components/words/use-site-router';
import styles from './lists.module.css';

interface NewListFormProps {
  readonly systems: readonly { readonly id: string; readonly title: string }[];
}

/** A new list begins with its name and its rule book. */
export const NewListForm = ({ systems }: NewListFormProps) => {
  const t = useTranslations('lists');
  const errors = useErrorWords();
  const router = useSiteRouter();
  const language = useLocale();
  const [error, setError] = useState<string | null>(null);
  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [system, title] = [String(form.get('system') ?? ''), String(form.get('title') ?? '').trim()];
    const answer = await draftClient.create({ list: { system, title, language } });
    if (answer.type === 'done') router.push(`/lists/edit/${answer.value.id}`);
    else setError(answer.type === 'refused' ? answer.code : 'failed');
  };
  return (
    <form className={styles.form} onSubmit={event => void onSubmit(event)}>
      <label className={styles.wide}>
        {t('write-title')}
        <input name="title" required maxLength={120} />
      </label>
      <fieldset className={styles.books}>
        {systems.map(({ id, title }, index) => (
          <label key={id}>
            <input type="radio" name="system" value={id} defaultChecked={index === 0} />
            {title}
          </label>
        ))}
      </fieldset>
      {error && (
        <p className={styles.error} role="alert">
          {errors(error)}
        </p>
      )}
      <Button type="submit" look="main">
        {t('write-go')}
      </Button>
    </form>
  );
};
