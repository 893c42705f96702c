'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { draftClient } from '@/components/editor/session/draft-client';
import { Button } from '@/components/ui/controls/button';
import { useErrorWords } from '@/components/words/refusals';
import { useSiteRouter } from '@/components/words/use-site-router';
import { unpackText } from '@/lib/documents/text/packed-text';
import { parseJson } from '@/lib/documents/text/parse-json';
import styles from './lists.module.css';

/** Null: the code holds no army. */
const readArmy = async (code: string): Promise<unknown> => {
  const json = parseJson((await unpackText(code.trim())) ?? '');
  const isArmy = typeof json === 'object' && json !== null && 'format' in json && json.format === 'army';
  return isArmy ? json : null;
};

/** Opens the army that somebody sent as a code: it becomes a draft of the reader's own. */
export const ShareCodeForm = () => {
  const words = useTranslations('lists.share-code');
  const errors = useErrorWords();
  const router = useSiteRouter();
  const [error, setError] = useState<string | null>(null);
  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    const document = await readArmy(code);
    if (document === null) return setError(words('bad'));
    const answer = await draftClient.create({ document });
    if (answer.type === 'done') router.push(`/armies/${answer.value.id}`);
    else setError(errors(answer.type === 'refused' ? answer.code : 'failed'));
  };
  return (
    <form className={styles.form} onSubmit={event => void onSubmit(event)}>
      <label className={styles.wide}>
        {words('title')}
        <input name="code" required autoComplete="off" spellCheck={false} />
      </label>
      {error !== null && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <Button type="submit">{words('open')}</Button>
    </form>
  );
};
