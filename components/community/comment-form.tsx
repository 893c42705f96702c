'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { useErrorWords } from '@/components/words/refusals';
import { useSiteRouter } from '@/components/words/use-site-router';
import { requestServer } from '@/lib/words/request-server';
import styles from './community.module.css';

interface CommentFormProps {
  readonly slug: string;
  readonly n: number;
}

/** A word under a published document. */
export const CommentForm = ({ slug, n }: CommentFormProps) => {
  const words = useTranslations('community.comments');
  const errors = useErrorWords();
  const router = useSiteRouter();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const post = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSending(true);
    const answer = await requestServer(`/api/s/${slug}/comments`, 'POST', { n, text });
    setSending(false);
    setError(answer.type === 'done' ? null : answer.code);
    if (answer.type !== 'done') return;
    setText('');
    router.refresh();
  };
  return (
    <form className={styles.form} onSubmit={post}>
      <Field label={words('write')}>
        <textarea
          rows={2}
          maxLength={2000}
          required
          // What is typed while a comment is on its way would be lost with it.
          readOnly={isSending}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {error !== null && <p role="alert">{errors(error)}</p>}
      <Button type="submit" disabled={isSending}>
        {words('go')}
      </Button>
    </form>
  );
};
