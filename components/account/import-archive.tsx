'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useSiteRouter } from '@/components/words/use-site-router';
import { sendFile } from '@/lib/accounts/request-account';
import { storeRecoveryToken } from '@/lib/editor/autosave/recovery-token';
import type { ServerResponse } from '@/lib/words/request-server';
import styles from './account.module.css';
import { AccountForm } from './account-form';

interface Brought {
  readonly drafts: number;
  readonly known: number;
  readonly written: number;
  /** Too much for now. */
  readonly left: number;
  /** For a visitor who becomes an author by the import. */
  readonly keepsake?: string;
}

type Counts = Pick<Brought, 'drafts' | 'known' | 'written' | 'left'>;

/** One file after the other, as far as they are taken: an export may have several parts. */
const sendAll = async (files: readonly File[]): Promise<ServerResponse<Counts>> => {
  const counts = { drafts: 0, known: 0, written: 0, left: 0 };
  for (const file of files) {
    const answer = await sendFile<Brought>('/api/account/import', file);
    if (answer.type === 'refused')
      return { ...answer, about: [file.name, answer.about].filter(Boolean).join(': ') };
    const { drafts, known, written, left, keepsake: recoveryToken } = answer.value;
    if (recoveryToken) await storeRecoveryToken({ secret: recoveryToken, at: Date.now() });
    counts.drafts += drafts;
    counts.known += known;
    counts.written += written;
    counts.left += left;
  }
  return { type: 'done', value: counts };
};

/** Takes documents or archives from the visitor's own disk. */
export const ImportArchive = () => {
  const words = useTranslations('account.bring-in');
  const router = useSiteRouter();
  const id = useId();
  const [done, setDone] = useState('');
  const submitArchive = async (values: FormData): Promise<ServerResponse<unknown>> => {
    const files = values.getAll('file').filter(file => file instanceof File);
    const answer = await sendAll(files);
    if (answer.type === 'done') setDone(words('done', { ...answer.value }));
    router.refresh();
    return answer;
  };
  return (
    <AccountForm quiet fields={[]} go={words('go')} done={done} submit={submitArchive}>
      <div className={styles.field}>
        <label htmlFor={id}>{words('file')}</label>
        <input
          id={id}
          name="file"
          type="file"
          accept=".json,.zip"
          multiple
          required
          className={styles.file}
        />
      </div>
    </AccountForm>
  );
};
