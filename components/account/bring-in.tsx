'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import styles from './account.module.css';
import { type AccountAnswer, sendFile } from './account-client';
import { AccountForm } from './account-form';
import { holdKeepsake } from './keepsake';

interface Brought {
  readonly drafts: number;
  readonly known: number;
  /** For one who becomes an author by it. */
  readonly keepsake?: string;
}

/** Takes a document or an archive from the visitor's own disk. */
export const BringIn = () => {
  const words = useTranslations('account.bring-in');
  const router = useRouter();
  const id = useId();
  const [done, setDone] = useState('');
  const bringIn = async (values: FormData): Promise<AccountAnswer<unknown>> => {
    const file = values.get('file');
    if (!(file instanceof File)) return { type: 'refused', code: 'bad-request' };
    const answer = await sendFile<Brought>('/api/account/import', file);
    if (answer.type === 'refused') return answer;
    const { drafts, known, keepsake } = answer.value;
    if (keepsake) await holdKeepsake({ secret: keepsake, at: Date.now() });
    setDone(words('done', { drafts, known }));
    router.refresh();
    return answer;
  };
  return (
    <AccountForm quiet fields={[]} go={words('go')} done={done} submit={bringIn}>
      <div className={styles.field}>
        <label htmlFor={id}>{words('file')}</label>
        <input id={id} name="file" type="file" accept=".json,.zip" required className={styles.file} />
      </div>
    </AccountForm>
  );
};
