'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Dialog, DialogButtons, DialogTitle } from '@/components/ui/overlays/dialog';
import { sendRequest } from './send-request';

interface WithdrawProps {
  readonly slug: string;
  readonly n: number;
  readonly words: Readonly<Record<'open' | 'explain' | 'reason' | 'go' | 'cancel' | 'failed', string>>;
}

/** Takes a version back, with a reason. Its page then says so, which is why the page is asked for again. */
export const WithdrawDialog = ({ slug, n, words }: WithdrawProps) => {
  const [isOpen, setOpen] = useState(false);
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
      <Button onClick={() => setOpen(true)}>{words.open}</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)}>
        <DialogTitle>{words.open}</DialogTitle>
        <form onSubmit={submit}>
          <p>{words.explain}</p>
          <Field label={words.reason}>
            <textarea
              rows={3}
              maxLength={500}
              value={reason}
              onChange={event => setReason(event.target.value)}
            />
          </Field>
          {hasFailed && <p role="alert">{words.failed}</p>}
          <DialogButtons>
            <Button onClick={() => setOpen(false)}>{words.cancel}</Button>
            <Button type="submit" look="main">
              {words.go}
            </Button>
          </DialogButtons>
        </form>
      </Dialog>
    </section>
  );
};
