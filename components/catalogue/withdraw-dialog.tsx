'use client';

import { type FormEvent, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import styles from './catalogue.module.css';
import { sendRequest } from './send-request';

interface WithdrawProps {
  readonly slug: string;
  readonly n: number;
  readonly words: Readonly<Record<'open' | 'explain' | 'reason' | 'go' | 'cancel' | 'failed', string>>;
}

/** Takes a version back, with a reason. Its page then says so, which is why the page is asked for again. */
export const WithdrawDialog = ({ slug, n, words }: WithdrawProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isDone = await sendRequest(`/api/s/${slug}/v/${n}/withdraw`, 'POST', { reason });
    setFailed(!isDone);
    if (isDone) location.assign(`/s/${slug}/v/${n}`);
  };
  return (
    <section>
      <button type="button" className={buttonClass()} onClick={() => dialog.current?.showModal()}>
        {words.open}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="withdraw-title">
        <h2 id="withdraw-title">{words.open}</h2>
        <form onSubmit={submit}>
          <p>{words.explain}</p>
          <label className={styles.field}>
            {words.reason}
            <textarea
              rows={3}
              maxLength={500}
              value={reason}
              onChange={event => setReason(event.target.value)}
            />
          </label>
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
    </section>
  );
};
